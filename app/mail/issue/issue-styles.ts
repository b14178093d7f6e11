// The styles of an issue: the shared ones, and those of parts that only an issue has. Outlook for Windows gives no space
// within paragraphs and boxes, so space stands in the cells of tables.

import { darkStyles, grounds, stylesFor } from '#app/mail/look/layout.ts'
import type { MailLook } from '#app/mail/look/mail-look.ts'

const family = 'font-family:Helvetica,Arial,sans-serif'
export const widest = 600
const padding = 24
/** For pictures: the width that the padding leaves. */
export const column = widest - 2 * padding
/** In pixels; the contents of a list are narrower by it. */
export const listIndent = 24
/** The line beside a quotation, and the space after it. */
export const quoteIndent = 20

export function issueStyles(look: MailLook) {
  const { primary, onPrimary, ink, soft } = look
  const { heading, paragraph, korean } = stylesFor(look)
  const fixed = 'border-collapse:separate;table-layout:fixed'
  const text = `color:${ink};${family};font-size:16px;line-height:1.6`
  const foot = `margin:0 0 8px;color:${soft};font-size:13px;line-height:1.5`
  return {
    korean,
    paragraph,
    heading: `${heading};color:${ink};font-size:26px`,
    body: `margin:0;padding:0;background:${grounds.page}`,
    page: `background:${grounds.page};border-collapse:collapse`,
    around: 'padding:24px 12px',
    // On a box, because Apple Mail ignores the maximum width of a table.
    width: `max-width:${widest}px;margin:0 auto`,
    sheet: `background:${grounds.sheet};border:1px solid ${grounds.line};border-radius:8px;${fixed}`,
    // A stripe in the brand's colour. Long words break, which a table of fixed layout allows.
    inside: `padding:${padding}px;border-top:4px solid ${primary};border-radius:7px 7px 0 0;text-align:left;${text};overflow-wrap:anywhere`,
    space: fixed,
    latin: 'word-break:break-word;',
    company: `padding:0 0 0 12px;${family};font-size:15px;line-height:1.3;color:${ink}`,
    number: `color:${soft};font-size:13px`,
    section: `margin:24px 0 12px;color:${ink};font-size:20px;line-height:1.3`,
    subsection: `margin:20px 0 8px;color:${ink};font-size:17px;line-height:1.3`,
    list: `margin:0 0 16px ${listIndent}px;padding:0`,
    innerList: `margin:6px 0 0 ${listIndent}px;padding:0`,
    item: 'margin:0 0 6px',
    link: `color:${ink};text-decoration:underline`,
    code: 'font-family:Menlo,Consolas,monospace;font-size:14px',
    quote: fixed,
    quoted: `padding:4px 0 4px ${quoteIndent - 4}px;border-left:4px solid ${grounds.quote};${text}`,
    // Space below the last paragraph would hang over the line beside a quotation.
    lastQuoted: 'margin:0',
    rule: `margin:20px 0;border:0;border-top:1px solid ${grounds.line}`,
    picture: (width: number) => `display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:6px`,
    table: 'border-collapse:separate',
    buttonCell: `background:${primary};border-radius:6px;mso-padding-alt:12px 22px`,
    button: `display:inline-block;padding:12px 22px;background:${primary};color:${onPrimary};border-radius:6px;${family};font-size:16px;font-weight:bold;text-decoration:none`,
    card: `border:1px solid ${grounds.line};border-radius:8px;${fixed}`,
    cardPicture: `display:block;width:100%;max-width:${column - 2}px;height:auto;border:0;border-radius:7px 7px 0 0`,
    cardText: `padding:16px 20px 18px;${text};font-size:15px;line-height:1.5`,
    cardTitle: `margin:0 0 6px;font-size:18px;line-height:1.35;color:${ink}`,
    cardTitleLink: `color:${ink};text-decoration:none`,
    cardExcerpt: 'margin:0 0 10px',
    cardMore: 'margin:0;font-weight:bold',
    signature: `padding:16px 0 20px;border-top:1px solid ${grounds.line};color:${soft};${family};font-size:14px;line-height:1.5`,
    foot,
    footLink: `color:${soft};text-decoration:underline`,
  }
}

export type IssueStyles = ReturnType<typeof issueStyles>

const dark = { ink: 'color:#e7ecf3', soft: 'color:#a9b6c8', line: 'border-color:#2b3a52' }

export const issueDarkStyles = darkStyles({
  ink: dark.ink,
  link: dark.ink,
  soft: dark.soft,
  card: dark.line,
  rule: dark.line,
})
