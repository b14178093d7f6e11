// Renders an article's Markdown for its page, the feeds, the search index and the checks.
import type { Token } from 'markdown-it'
import type { Language } from '#app/content/languages.ts'
import type { FoundImage } from '#app/ui/picture-files.ts'
import { inlineText, parser } from './parser.server.ts'
import { countWords, readingMinutes } from './reading-time.ts'
import type { Heading, ImageSource, RenderState } from './render-state.ts'
import { sanitize } from './sanitize.server.ts'

export type RenderOptions = {
  /** The site's own address: links to it get no `rel`. */
  appUrl: string
  language?: Language
  /** Looks up "/media/…" in the media library. */
  findImage?: (src: string) => FoundImage | null
  /** The highest heading level; above an article it is 2, because its title is the page's first. */
  topHeading?: 1 | 2
}

export type RenderedMarkdown = {
  html: string
  /** Second- and third-level headings, in order. */
  toc: { id: string; text: string; level: number }[]
  headings: Heading[]
  words: number
  readingMinutes: number
  images: ImageSource[]
  links: string[]
  plainText: string
  /** The running text without headings, code, tables and footnotes; excerpts are cut from it. */
  prose: string
}

export function renderMarkdown(source: string, options: RenderOptions): RenderedMarkdown {
  const state = newState(options)
  const tokens: Token[] = parser.parse(source, state)
  const html = sanitize(parser.renderer.render(tokens, parser.options, state))
  const { plainText, prose } = plainTextOf(tokens)
  const words = countWords(plainText)
  return {
    html,
    toc: state.headings
      .filter(({ level }) => level === 2 || level === 3)
      .map(({ id, text, level }) => ({ id, text, level })),
    headings: state.headings,
    words,
    readingMinutes: readingMinutes(words),
    images: state.images,
    links: state.links,
    plainText,
    prose,
  }
}

export type ReadText = Pick<RenderedMarkdown, 'words' | 'plainText' | 'prose'>

/** The words alone, which takes neither the sanitizer nor the colours of code. */
export function readMarkdown(source: string): ReadText {
  const text = plainTextOf(parser.parse(source, newState({ appUrl: 'https://localhost' })))
  return { ...text, words: countWords(text.plainText) }
}

const newState = ({ appUrl, language = 'en', findImage = () => null, topHeading = 2 }: RenderOptions): RenderState => ({
  appUrl,
  language,
  findImage,
  topHeading,
  highlighted: 0,
  openLinks: 0,
  headings: [],
  images: [],
  links: [],
})

const outsideProse = /^(heading|table|footnote_block)_open$/

/** Every word of an article, one line a block, and its running text alone, which describes no picture. */
function plainTextOf(tokens: readonly Token[]): { plainText: string; prose: string } {
  const all: string[] = []
  const prose: Block[] = []
  let inside = 0
  let lists = 0
  for (const token of tokens) {
    if (/^(bullet|ordered)_list_/.test(token.type)) lists += token.nesting
    if (outsideProse.test(token.type)) inside++
    else if (outsideProse.test(token.type.replace(/_close$/, '_open'))) inside--
    const isCode = token.type === 'fence' || token.type === 'code_block'
    const text = isCode ? token.content : token.type === 'inline' ? inlineText(token.children ?? []) : ''
    if (!text.trim()) continue
    all.push(text.trim())
    const run = inside === 0 && !isCode ? inlineText(token.children ?? [], false).trim() : ''
    if (run) prose.push({ text: run, isItem: lists > 0 })
  }
  return { plainText: all.join('\n'), prose: prose.map(separated).join(' ').replace(/\s+/g, ' ') }
}

/** @property isItem it is in a list */
type Block = { text: string; isItem: boolean }

/** In running text an item of a list without a mark at its end would run into what follows. */
function separated({ text, isItem }: Block, at: number, all: readonly Block[]) {
  const next = all[at + 1]
  return isItem && next && /[\p{L}\p{N})\]”»’"']$/u.test(text) && !/[.!?…][)\]”»’"']$/u.test(text)
    ? text + (next.isItem ? ',' : '.')
    : text
}
