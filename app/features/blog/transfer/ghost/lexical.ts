// Ghost's current text format (Lexical) as HTML, for posts whose export has no HTML.
import { z } from 'zod'
import { escapeHtml } from '../escape-html.ts'
import { type Card, drawCard, readersOf, text } from './cards.ts'

type Node = { type: string; children?: Node[]; [field: string]: unknown }

const node: z.ZodType<Node> = z.lazy(() => z.looseObject({ type: z.string(), children: z.array(node).optional() }))
const documentSchema = z.object({ root: node })

const deepest = 100

/** @property forMembers true if part of it was for members only */
type Drawn = { html: string; told: string[]; forMembers: boolean }

/** Null if the text cannot be read. */
export function lexicalToHtml(source: string): Drawn | null {
  const drawn: Drawn = { html: '', told: [], forMembers: false }
  try {
    drawn.html = draw(documentSchema.parse(JSON.parse(source)).root, 0, drawn)
    return drawn
  } catch {
    return null
  }
}

/** The bits of Lexical's text format. */
const formats: [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
]

const listTags: Record<string, string> = { number: 'ol', check: 'ul', bullet: 'ul' }

function draw(item: Node, depth: number, drawn: Drawn): string {
  if (depth > deepest) return ''
  const type = item.type.replace(/^extended-/, '')
  if (type === 'text') return drawText(item)
  if (type === 'linebreak') return '<br>'
  if (type === 'tab') return ' '
  const card = item.children ? null : drawCardOf(type, item, drawn)
  if (card !== null) return card
  const inside = (item.children ?? []).map((child) => draw(child, depth + 1, drawn)).join('')
  switch (type) {
    case 'heading':
      return /^h[1-6]$/.test(text(item.tag)) ? `<${item.tag}>${inside}</${item.tag}>` : `<p>${inside}</p>`
    case 'quote':
    case 'aside':
      return `<blockquote>${inside}</blockquote>`
    case 'list': {
      const tag = listTags[text(item.listType)] ?? 'ul'
      const start = tag === 'ol' && Number(item.start) > 1 ? ` start="${Number(item.start)}"` : ''
      return `<${tag}${start}>${inside}</${tag}>`
    }
    case 'listitem':
      return `<li>${inside}</li>`
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(text(item.url))}">${inside}</a>`
    case 'paragraph':
      return `<p>${inside}</p>`
    default:
      return inside
  }
}

const drawText = (item: Node) =>
  formats.reduce(
    (html, [bit, tag]) => (Number(item.format) & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(text(item.text)),
  )

function drawCardOf(type: string, card: Card, drawn: Drawn): string | null {
  const drawing = drawCard(type, card)
  if (!drawing) {
    if (Object.keys(card).some((field) => !/^(type|version|format|indent|direction)$/.test(field)))
      drawn.told.push(`a card of the kind "${type}"`)
    return null
  }
  const readers = readersOf(card)
  if (readers === 'members') drawn.forMembers = true
  if (readers === 'nobody') {
    drawn.told.push(`a card that the old site did not show (${type})`)
    return ''
  }
  if (drawing.told) drawn.told.push(drawing.told)
  return drawing.html
}
