// Draws the blocks of an issue as HTML for mail programs.
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { Block } from './body.server.ts'
import { addressOf, inlineHtml, pictureAddressOf } from './inline.server.ts'
import { type PostCard, typedHtml } from './issue.ts'
import { column, type IssueStyles, listIndent, quoteIndent } from './issue-styles.ts'

type Drawing = {
  language: Language
  cards: ReadonlyMap<string, PostCard>
  styles: IssueStyles
  /** A list within a list. */
  isInner?: boolean
  /** The width in pixels that the surrounding lists and quotations leave. */
  width?: number
  /** The heading level of post titles: one below the last heading, if there is one. */
  cardLevel?: 2 | 3 | 4
}

export const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** A table with space around it: Outlook for Windows gives space only within cells. @param padding as in CSS */
export const spaced = (table: string, padding: string, { space }: Pick<IssueStyles, 'space'>) =>
  `<table ${layoutTable} width="100%" style="${space}"><tr><td style="padding:${padding}">${table}</td></tr></table>`

export function drawHtml(blocks: readonly Block[], drawing: Drawing): string {
  let { cardLevel = 2 } = drawing
  const drawn = blocks.map((block) => {
    if (block.kind === 'heading') cardLevel = block.level === 2 ? 3 : 4
    return blockHtml(block, { ...drawing, cardLevel })
  })
  return drawn.filter(Boolean).join('\n')
}

function blockHtml(block: Block, drawing: Drawing): string {
  const { styles, cards } = drawing
  switch (block.kind) {
    case 'paragraph':
      return block.isTight
        ? inlineHtml(block.inline, styles)
        : `<p style="${styles.paragraph}">${inlineHtml(block.inline, styles)}</p>`
    case 'heading':
      return headingHtml(block, styles)
    case 'list':
      return listHtml(block, drawing)
    case 'quote':
      return quoteHtml(block.blocks, drawing)
    case 'picture':
      return pictureHtml(block, drawing)
    case 'rule':
      return `<hr class="rule" style="${styles.rule}">`
    case 'button':
      return buttonHtml(block, styles)
    case 'post':
      return cardHtml(cards.get(block.slug), drawing)
    case 'dense':
      return `<p style="${styles.paragraph}">${typedHtml(block.text)}</p>`
  }
}

function headingHtml({ level, inline }: Extract<Block, { kind: 'heading' }>, styles: IssueStyles): string {
  const style = level === 2 ? styles.section : styles.subsection
  return `<h${level} class="ink" style="${style}">${inlineHtml(inline, styles)}</h${level}>`
}

function listHtml({ start, items }: Extract<Block, { kind: 'list' }>, drawing: Drawing): string {
  const { styles, isInner, width = column } = drawing
  const inside = { ...drawing, isInner: true, width: within(width, listIndent) }
  const tag = start === null ? 'ul' : 'ol'
  const first = start === null || start === 1 ? '' : ` start="${start}"`
  const drawn = items.map((blocks) => `<li style="${styles.item}">${drawHtml(blocks, inside)}</li>`)
  return `<${tag}${first} style="${isInner ? styles.innerList : styles.list}">\n${drawn.join('\n')}\n</${tag}>`
}

/** Never too narrow to see. */
const within = (width: number, indent: number) => Math.max(width - indent, 120)

function quoteHtml(blocks: readonly Block[], drawing: Drawing): string {
  const { styles } = drawing
  const last = blocks.at(-1)
  const inside = { ...drawing, width: within(drawing.width ?? column, quoteIndent) }
  const before = drawHtml(last?.kind === 'paragraph' ? blocks.slice(0, -1) : blocks, inside)
  const end = last?.kind === 'paragraph' ? `<p style="${styles.lastQuoted}">${inlineHtml(last.inline, styles)}</p>` : ''
  const table = `<table ${layoutTable} width="100%" style="${styles.quote}"><tr><td class="quote ink" style="${styles.quoted}">${before}${end}</td></tr></table>`
  return `<blockquote style="margin:0">${spaced(table, '4px 0 16px', styles)}</blockquote>`
}

/** Outlook for Windows knows only the attribute, so that a wider picture would widen the mail. */
function pictureHtml({ src, alt }: Extract<Block, { kind: 'picture' }>, { styles, width = column }: Drawing): string {
  const address = pictureAddressOf(src)
  if (address === null) return ''
  const picture = `<img src="${typedHtml(address)}" width="${width}" alt="${typedHtml(alt)}" style="${styles.picture(width)}">`
  return spaced(picture, '4px 0 16px', styles)
}

function buttonHtml({ label, href }: Extract<Block, { kind: 'button' }>, styles: IssueStyles): string {
  const address = addressOf(href)
  if (address === null) return ''
  const link = `<a class="button" href="${typedHtml(address)}" style="${styles.button}">${typedHtml(label)}</a>`
  const table = `<table ${layoutTable} style="${styles.table}"><tr><td style="${styles.buttonCell}">${link}</td></tr></table>`
  return spaced(table, '4px 0 20px', styles)
}

function cardHtml(card: PostCard | undefined, { language, styles, cardLevel = 2 }: Drawing): string {
  const address = card ? addressOf(card.path) : null
  if (!card || address === null) return ''
  const href = typedHtml(address)
  const source = card.image ? pictureAddressOf(card.image.src) : null
  const picture =
    source === null
      ? ''
      : `<tr><td><a href="${href}"><img src="${typedHtml(source)}" width="${column - 2}" alt="${typedHtml(card.image?.alt ?? '')}" style="${styles.cardPicture}"></a></td></tr>\n`
  const table = `<table ${layoutTable} width="100%" class="card" style="${styles.card}">
${picture}<tr><td class="ink" style="${styles.cardText}">
<h${cardLevel} class="ink" style="${styles.cardTitle}"><a class="link" href="${href}" style="${styles.cardTitleLink}">${typedHtml(card.title)}</a></h${cardLevel}>
${card.excerpt.trim() ? `<p style="${styles.cardExcerpt}">${typedHtml(card.excerpt)}</p>\n` : ''}<p style="${styles.cardMore}"><a class="link" href="${href}" style="${styles.link}">${sayIn(language)('Read more')}</a></p>
</td></tr>
</table>`
  return spaced(table, '0 0 16px', styles)
}
