// Draws the blocks of an issue as plain text, for readers and programs without HTML.
import { singleLine } from '#app/mail/address.ts'
import { colons } from '#app/mail/look/frame.ts'
import { columnsOf, wrap } from '#app/mail/look/wrap.ts'
import type { Language } from '#db/tables/records.ts'
import type { Block } from './body.server.ts'
import { addressOf, inlineText, pictureAddressOf } from './inline.server.ts'
import type { PostCard } from './issue.ts'
import { withoutControls } from './typed-text.ts'
import { issueWords } from './words.ts'

type Drawing = { language: Language; cards: ReadonlyMap<string, PostCard> }

export const underlined = (heading: string, mark: string) =>
  `${wrap(heading)}\n${mark.repeat(Math.min(columnsOf(heading), 72))}`

/** @param prefix of each line: the marks of quotations, and the space before the text of a list */
export function drawText(blocks: readonly Block[], drawing: Drawing, prefix = ''): string {
  let text = ''
  let gap = ''
  for (const block of blocks) {
    const drawn = blockText(block, drawing, prefix)
    if (!drawn) continue
    text += gap + drawn
    gap = block.kind === 'paragraph' && block.isTight ? '\n' : `\n${prefix.trimEnd()}\n`
  }
  return text
}

function blockText(block: Block, drawing: Drawing, prefix: string): string {
  switch (block.kind) {
    case 'paragraph':
      return wrap(inlineText(block.inline), prefix)
    case 'heading':
      return headingText(block, prefix)
    case 'list':
      return listText(block, drawing, prefix)
    case 'quote':
      return drawText(block.blocks, drawing, `${prefix}> `)
    case 'picture':
      return pictureAddressOf(block.src) && block.alt ? wrap(`[${withoutControls(block.alt)}]`, prefix) : ''
    case 'rule':
      return wrap('* * *', prefix)
    case 'button':
      return linkText(block.label, addressOf(block.href), drawing.language)
    case 'post':
      return cardText(drawing.cards.get(block.slug), drawing.language)
    case 'dense':
      return wrap(block.text)
  }
}

/** A label with its address below, as in letters. */
export const linkText = (label: string, address: string | null, language: Language) =>
  address === null ? '' : `${wrap(`${withoutControls(label)}${colons[language]}`)}\n${withoutControls(address)}`

function headingText({ level, inline }: Extract<Block, { kind: 'heading' }>, prefix: string): string {
  const words = inlineText(inline)
  return level === 2 && !prefix ? underlined(words, '-') : wrap(words, prefix)
}

function listText({ start, items }: Extract<Block, { kind: 'list' }>, drawing: Drawing, prefix: string): string {
  const isTight = items.every(([first]) => first?.kind !== 'paragraph' || first.isTight)
  const drawn = items.map((blocks, at) => {
    const mark = start === null ? '- ' : `${start + at}. `
    const text = drawText(blocks, drawing, prefix + ' '.repeat(mark.length))
    return `${prefix}${mark}${text.slice(prefix.length + mark.length)}`.trimEnd()
  })
  return drawn.join(isTight ? '\n' : `\n${prefix.trimEnd()}\n`)
}

function cardText(card: PostCard | undefined, language: Language): string {
  const address = card ? addressOf(card.path) : null
  if (!card || address === null) return ''
  const [title, excerpt] = [singleLine(card.title), singleLine(card.excerpt, 1_000)]
  return [wrap(title), excerpt && wrap(excerpt), linkText(issueWords[language].readMore, address, language)]
    .filter(Boolean)
    .join('\n')
}
