// Ghost's earlier format of a text (Mobiledoc): as the Markdown that it holds, or as HTML.
import { z } from 'zod'
import { escapeHtml } from './escape-html.ts'

const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.union([z.string(), z.number()])])
const documentSchema = z.object({
  markups: z.array(z.tuple([z.string()], z.array(z.string()))).default([]),
  cards: z.array(z.tuple([z.string()], z.record(z.string(), z.unknown()))).default([]),
  sections: z.array(z.array(z.unknown())).default([]),
})

type Document = z.output<typeof documentSchema>
type Marker = z.output<typeof marker>

export function parseMobiledoc(source: string): Document | null {
  try {
    return documentSchema.parse(JSON.parse(source))
  } catch {
    return null
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A post that is one Markdown card keeps every character of it. */
export function markdownOf({ cards, sections }: Document): string | null {
  const [card] = cards
  const isMarkdown = sections.length === 1 && cards.length === 1 && /^(card-)?markdown$/.test(card?.[0] ?? '')
  return isMarkdown ? text(card?.[1]?.markdown) : null
}

export const mobiledocToHtml = (document: Document): string =>
  document.sections.map((section) => drawSection(document, section)).join('\n')

function drawSection(document: Document, [kind, what, content]: unknown[]): string {
  if (kind === 10) return drawCard(document.cards[Number(what)])
  if (kind === 2) return `<img src="${escapeHtml(text(what))}">`
  const tag = text(what)
  if (kind === 3 && /^[uo]l$/.test(tag)) {
    const items = z.array(z.array(marker)).safeParse(content).data ?? []
    return `<${tag}>${items.map((item) => `<li>${drawMarkers(document, item)}</li>`).join('')}</${tag}>`
  }
  const line = drawMarkers(document, z.array(marker).safeParse(content).data ?? [])
  return /^(p|h[1-6]|blockquote)$/.test(tag) ? `<${tag}>${line}</${tag}>` : `<p>${line}</p>`
}

/** Each marker opens some markups and closes some; what is still open at the end is closed there. */
function drawMarkers({ markups }: Document, markers: readonly Marker[]): string {
  const open: string[] = []
  let html = ''
  for (const [kind, opening, closing, words] of markers) {
    for (const index of opening) {
      const [tag = '', attributes = []] = (markups[index] ?? []) as [string?, string[]?]
      if (!/^(a|b|strong|i|em|s|code)$/.test(tag)) continue
      const href = attributes[attributes.indexOf('href') + 1]
      html += tag === 'a' && href ? `<a href="${escapeHtml(href)}">` : `<${tag}>`
      open.push(tag)
    }
    // Ghost's only atom is a line break.
    html += kind === 0 ? escapeHtml(String(words)) : '<br>'
    for (let count = 0; count < closing && open.length > 0; count++) html += `</${open.pop()}>`
  }
  return (
    html +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}

function drawCard(card: Document['cards'][number] | undefined): string {
  const [name = '', content = {}] = (card ?? []) as [string?, Record<string, unknown>?]
  switch (name.replace(/^card-/, '')) {
    case 'hr':
      return '<hr>'
    case 'image':
      return `<figure><img src="${escapeHtml(text(content.src))}" alt="${escapeHtml(text(content.alt))}"><figcaption>${text(content.caption)}</figcaption></figure>`
    case 'code':
      return `<pre><code class="language-${escapeHtml(text(content.language))}">${escapeHtml(text(content.code))}</code></pre>`
    case 'html':
    case 'embed':
      return text(content.html)
    case 'markdown':
      return `<p>${escapeHtml(text(content.markdown)).replaceAll('\n', '<br>')}</p>`
    case 'bookmark':
      return `<p><a href="${escapeHtml(text(content.url))}">${escapeHtml(text(content.url))}</a></p>`
    default:
      return ''
  }
}
