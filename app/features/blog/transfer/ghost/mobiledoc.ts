// Ghost's earlier text format (Mobiledoc), converted to its own Markdown or to HTML.
import { z } from 'zod'
import { escapeHtml } from '../escape-html.ts'
import { drawCard, text } from './cards.ts'

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

/** A post that consists of one Markdown card keeps every character. */
export function markdownOf({ cards, sections }: Document): string | null {
  const [card] = cards
  const isMarkdown = sections.length === 1 && cards.length === 1 && /^(card-)?markdown$/.test(card?.[0] ?? '')
  return isMarkdown ? text(card?.[1]?.markdown) : null
}

/** @param told collects messages about lost content */
export const mobiledocToHtml = (document: Document, told: string[]): string =>
  document.sections.map((section) => drawSection(document, section, told)).join('\n')

function drawSection(document: Document, [kind, what, content]: unknown[], told: string[]): string {
  if (kind === 10) return drawOneCard(document.cards[Number(what)], told)
  if (kind === 2) return `<img src="${escapeHtml(text(what))}">`
  const tag = text(what)
  if (kind === 3 && /^[uo]l$/.test(tag)) {
    const items = z.array(z.array(marker)).safeParse(content).data ?? []
    return `<${tag}>${items.map((item) => `<li>${drawMarkers(document, item)}</li>`).join('')}</${tag}>`
  }
  const line = drawMarkers(document, z.array(marker).safeParse(content).data ?? [])
  return /^(p|h[1-6]|blockquote)$/.test(tag) ? `<${tag}>${line}</${tag}>` : `<p>${line}</p>`
}

/** Each marker opens and closes some markups; those still open at the end are closed there. */
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

function drawOneCard(card: Document['cards'][number] | undefined, told: string[]): string {
  const [name = '', content = {}] = (card ?? []) as [string?, Record<string, unknown>?]
  const drawing = drawCard(name.replace(/^card-/, ''), content)
  if (!drawing) told.push(`a card of the kind "${name}"`)
  else if (drawing.told) told.push(drawing.told)
  return drawing?.html ?? ''
}
