// Reads the Markdown of an issue as a tree of blocks, from which its HTML, its plain text and its findings are made.
import MarkdownIt, { type StateBlock, type Token } from 'markdown-it'
import { emphasisBesideParticles } from '#app/languages/emphasis.ts'
import { wordsOf } from './inline.server.ts'
import { typedText } from './issue.ts'

type OwnBlock = { kind: 'post'; slug: string } | { kind: 'button'; label: string; href: string }

export type Block =
  | OwnBlock
  /** @property isTight of a list without empty lines between its items */
  | { kind: 'paragraph'; inline: Token[]; isTight: boolean }
  | { kind: 'heading'; level: 2 | 3; inline: Token[] }
  /** @property start the first number; null for bullets */
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'rule' }
  /** A text that would take too long to parse. */
  | { kind: 'dense'; text: string }

/** Deeper ones are left out; each list takes two levels. */
const deepest = 20

const parser = new MarkdownIt({ html: false })
  .use(emphasisBesideParticles)
  .disable(['table', 'code', 'fence', 'html_block', 'html_inline', 'strikethrough'])
Object.assign(parser.options, { maxNesting: deepest })
// Addresses are judged where they are drawn, so that a refused one becomes a finding.
parser.validateLink = () => true
parser.normalizeLinkText = (address) => address
const interrupts = ['paragraph', 'reference', 'blockquote', 'list']
parser.block.ruler.before('blockquote', 'own', readOwnBlock, { alt: interrupts })

/** The parser's work grows with these marks, not with letters and spaces. An issue that Gmail shows whole has fewer. */
const marks = /[^\p{L}\p{N} ]/gu
const mostMarks = 5_000

/** Such a text is drawn without Markdown. */
const isDense = (body: string) => (body.match(marks)?.length ?? 0) > mostMarks

export function readBody(body: string): Block[] {
  const text = typedText(body)
  if (isDense(text)) return [{ kind: 'dense', text }]
  return readBlocks(parser.parse(text, {}).values())
}

/** The words of a body, for counting them. */
export const plainWords = (body: string): string => wordsInAll(readBody(body))

const wordsInAll = (blocks: readonly Block[]): string => blocks.map(wordsInOne).join('\n')

function wordsInOne(block: Block): string {
  if (block.kind === 'paragraph' || block.kind === 'heading') return wordsOf(block.inline)
  if (block.kind === 'list') return block.items.map(wordsInAll).join('\n')
  if (block.kind === 'quote') return wordsInAll(block.blocks)
  return block.kind === 'dense' ? block.text : ''
}

/** The slugs of the posts that a body shows, in order. */
export const postsIn = (body: string): string[] => [
  ...new Set(readBody(body).flatMap((block) => (block.kind === 'post' ? [block.slug] : []))),
]

/** The addresses of all links and buttons of a body. */
export const linksIn = (body: string): string[] => readBody(body).flatMap(linksInOne)

function linksInOne(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.inline.flatMap((token) => (token.type === 'link_open' ? (token.attrGet('href') ?? []) : []))
    case 'list':
      return block.items.flat().flatMap(linksInOne)
    case 'quote':
      return block.blocks.flatMap(linksInOne)
    default:
      return block.kind === 'button' ? [block.href] : []
  }
}

/** The block of a post. */
export const postBlock = (slug: string) => `{{post: ${slug}}}`

/** A line such as {{post: slug}} or {{button: Label | /path}}, outside lists and quotations. */
function readOwnBlock(state: StateBlock, line: number, _end: number, isTest: boolean): boolean {
  const [start = 0, shift = 0, end = 0] = [state.bMarks[line], state.tShift[line], state.eMarks[line]]
  if (state.level > 0) return false
  const block = ownBlockIn(state.src.slice(start + shift, end))
  if (!block) return false
  if (isTest) return true
  Object.assign(state.push('own', '', 0), { meta: block, map: [line, line + 1] })
  state.line = line + 1
  return true
}

/** The Markdown of a body as other programs may draw it, and between it the blocks that only this one knows. */
export function splitAtBlocks(body: string): ({ kind: 'text'; markdown: string } | OwnBlock)[] {
  const text = typedText(body)
  const lines = text.split('\n')
  const own = isDense(text) ? [] : parser.parse(text, {}).filter(({ type }) => type === 'own')
  const starts = own.map(({ map }) => map?.[0] ?? 0)
  return [...starts, lines.length].flatMap((end, index) => {
    const markdown = lines.slice(index === 0 ? 0 : (starts[index - 1] ?? 0) + 1, end).join('\n')
    const between = markdown.trim() ? [{ kind: 'text' as const, markdown }] : []
    return index < own.length ? [...between, own[index]?.meta as OwnBlock] : between
  })
}

/** The post or button that a line stands for; null for any other line. */
function ownBlockIn(typed: string): OwnBlock | null {
  const line = typed.trim()
  const colon = line.indexOf(':')
  if (colon < 0 || !line.startsWith('{{') || !line.endsWith('}}')) return null
  const [name, value] = [line.slice(2, colon).trim(), line.slice(colon + 1, -2).trim()]
  if (name === 'post') return value && !/[\s{|}]/.test(value) ? { kind: 'post', slug: value } : null
  const bar = value.lastIndexOf('|')
  const [label, href] = [value.slice(0, Math.max(bar, 0)).trim(), value.slice(bar + 1).trim()]
  return name === 'button' && label && href ? { kind: 'button', label, href: parser.normalizeLink(href) } : null
}

/** The blocks up to the end of the one that was opened last. */
function readBlocks(tokens: Iterator<Token>): Block[] {
  const blocks: Block[] = []
  for (let { value, done } = tokens.next(); !done; { value, done } = tokens.next()) {
    const token: Token = value
    // The parser closes all that it opens, so this is the end of the block around.
    if (token.nesting < 0) return blocks
    blocks.push(...readBlock(token, tokens))
  }
  return blocks
}

function readBlock(token: Token, tokens: Iterator<Token>): Block[] {
  switch (token.type) {
    case 'paragraph_open':
      return paragraphs(readInline(tokens), token.hidden)
    case 'heading_open':
      return [{ kind: 'heading', level: token.tag === 'h1' || token.tag === 'h2' ? 2 : 3, inline: readInline(tokens) }]
    case 'blockquote_open':
      return [{ kind: 'quote', blocks: readBlocks(tokens) }]
    case 'bullet_list_open':
      return [{ kind: 'list', start: null, items: readItems(tokens) }]
    case 'ordered_list_open':
      return [{ kind: 'list', start: Number(token.attrGet('start') ?? 1), items: readItems(tokens) }]
    case 'hr':
      return [{ kind: 'rule' }]
    default:
      return token.type === 'own' ? [token.meta as OwnBlock] : []
  }
}

function readItems(tokens: Iterator<Token>): Block[][] {
  const items: Block[][] = []
  while (tokens.next().value?.type === 'list_item_open') items.push(readBlocks(tokens))
  return items
}

/** The inline parts of a paragraph or heading, whose end is read too. */
function readInline(tokens: Iterator<Token>): Token[] {
  const inline: Token[] = tokens.next().value?.children ?? []
  tokens.next()
  return inline
}

/** A paragraph of pictures alone becomes pictures. */
function paragraphs(inline: Token[], isTight: boolean): Block[] {
  const parts = inline.filter(({ type, content }) => type !== 'softbreak' && !(type === 'text' && !content.trim()))
  if (parts.length === 0 || parts.some(({ type }) => type !== 'image')) return [{ kind: 'paragraph', inline, isTight }]
  return parts.map((token) => ({
    kind: 'picture',
    src: token.attrGet('src') ?? '',
    alt: wordsOf(token.children ?? []).trim(),
  }))
}
