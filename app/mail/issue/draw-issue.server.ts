// Draws an issue of the newsletter as one mail for all its readers: the same input gives the same bytes.
import { colons } from '#app/languages/colons.ts'
import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { singleLine } from '#app/mail/address.ts'
import { columnsOf, documentHead, signatureOf, wrap } from '#app/mail/look/layout.ts'
import type { MailLook } from '#app/mail/look/mail-look.ts'
import { siteMarkPicture } from '#app/mail/look/mark-picture.ts'
import { siteUrl } from '#app/mail/site-url.server.ts'
import type { Language } from '#db/tables/records.ts'
import { advertisingSubject, leavingWords, senderLines } from './advertising.ts'
import { type Block, readBody } from './body.server.ts'
import { drawHtml, layoutTable, spaced } from './draw-html.server.ts'
import { addressOf, inlineText, pictureAddressOf } from './inline.server.ts'
import {
  type DrawnIssue,
  type IssueText,
  type PostCard,
  type SenderFacts,
  typedHtml,
  withoutControls,
} from './issue.ts'
import { type IssueStyles, issueDarkStyles, issueStyles, widest } from './issue-styles.ts'
import { slots } from './slots.ts'

type Options = {
  /** Null for a draft. */
  number: number | null
  look: MailLook
  /** The posts that the body may show, by slug. */
  cards: ReadonlyMap<string, PostCard>
  /** The facts that an advertisement must name; null for an issue that is none. */
  advertising: SenderFacts | null
  /** The path of the public page; null while there is none. */
  webView: string | null
}

type Parts = Options & Pick<IssueText, 'language' | 'subject' | 'preheader'> & { say: Say; issue: string; why: string }

export function drawIssue(text: IssueText, options: Options): DrawnIssue {
  const { language } = text
  const { number, advertising, cards, look } = options
  const { name: company } = look
  const say = sayIn(language)
  const subject = advertising ? advertisingSubject(text.subject) : singleLine(text.subject)
  const parts: Parts = {
    ...options,
    language,
    say,
    subject,
    preheader: singleLine(text.preheader),
    issue: number === null ? say('Newsletter') : say('Newsletter No. {number}', { number: `${number}` }),
    why: advertising
      ? say('You get this because you agreed to hear of services, products, courses and offers of {company}.', {
          company,
        })
      : say('You get this because you subscribed to the {company} newsletter.', { company }),
  }
  const blocks = readBody(text.body)
  return {
    subject,
    html: issueHtml(drawHtml(blocks, { language, cards, styles: issueStyles(look) }), parts),
    text: issueText(drawText(blocks, { language, cards }), parts),
  }
}

function issueHtml(body: string, parts: Parts): string {
  const { language, subject, look } = parts
  const styles = issueStyles(look)
  const signature = signatureOf(look, language).map(typedHtml).join('<br>')
  const html = [
    ...documentHead(language, subject, issueDarkStyles),
    `<body class="page" style="${styles.body}">`,
    preheaderHtml(parts.preheader),
    `<table ${layoutTable} width="100%" class="page" style="${styles.page}"><tr><td align="center" style="${styles.around}">`,
    // Outlook for Windows knows no greatest width.
    `<!--[if mso]><table ${layoutTable} width="${widest}" align="center"><tr><td><![endif]-->`,
    `<div style="${styles.width}"><table ${layoutTable} width="100%" class="sheet" style="${styles.sheet}"><tr><td lang="${language}" class="ink" style="${language === 'ko' ? styles.korean : styles.latin}${styles.inside}">`,
    headHtml(parts, styles),
    subject && `<h1 class="ink" style="${styles.heading}">${typedHtml(subject)}</h1>`,
    body,
    spaced(
      `<table ${layoutTable} width="100%" style="${styles.space}"><tr><td class="signature" style="${styles.signature}">${signature}</td></tr></table>`,
      '16px 0 0',
      styles,
    ),
    ...footHtml(parts),
    '</td></tr></table></div>',
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table>',
    '</body>',
    '</html>',
  ]
  return `${html.filter(Boolean).join('\n')}\n`
}

/** The mark, the company's name, and which issue it is. */
function headHtml({ look, issue }: Parts, styles: IssueStyles): string {
  const company = `<strong aria-hidden="true">${typedHtml(look.name)}</strong><br><span class="soft" style="${styles.number}">${issue}</span>`
  const table = `<table ${layoutTable} style="${styles.table}"><tr><td>${siteMarkPicture(look)}</td><td class="ink" style="${styles.company}">${company}</td></tr></table>`
  return spaced(table, '0 0 24px', styles)
}

/** Empty letters, so that the list of a mail program shows nothing of the text behind the preheader. */
const emptySpace = '\u034f\u200c\u00a0'.repeat(90)

const preheaderHtml = (preheader: string) =>
  preheader &&
  `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;mso-hide:all">${typedHtml(preheader)}${emptySpace}</div>`

/** In tests and previews of an issue that has no page yet. */
const webViewLater = 'The link “Read on the web” appears here when sending starts.'

const noTracking = 'This mail has no tracking: we do not see whether you open it or which links you follow.'

function footHtml({ say, why, look, advertising, webView }: Parts): string[] {
  const { foot, footLink } = issueStyles(look)
  const paragraph = (html: string, attributes = '') => `<p class="soft"${attributes} style="${foot}">${html}</p>`
  const link = (label: string, href: string) => `<a class="soft" href="${href}" style="${footLink}">${label}</a>`
  const links = [
    link(say('Change what you receive'), slots.preferences),
    link(say('Unsubscribe'), slots.unsubscribe),
    ...(webView === null ? [] : [link(say('Read on the web'), typedHtml(siteUrl(webView)))]),
  ]
  const lawful = advertising
    ? [
        paragraph(
          senderLines(advertising)
            .map(([label, value]) => `${label}: ${typedHtml(value)}`)
            .join('<br>'),
        ),
        ...leavingWords.map(({ language, before, link: label, after }) =>
          paragraph(`${before}${link(label, slots.unsubscribe)}${after}`, ` lang="${language}"`),
        ),
      ]
    : []
  return [
    paragraph(typedHtml(why)),
    paragraph(links.join(' &middot; ')),
    ...(webView === null ? [paragraph(say(webViewLater))] : []),
    ...lawful,
    paragraph(say(noTracking)),
  ]
}

function issueText(body: string, parts: Parts): string {
  const { language, say, subject, look, issue, why, advertising, webView } = parts
  const lawful = advertising
    ? [
        senderLines(advertising)
          .map(([label, value]) => wrap(`${label}: ${value}`))
          .join('\n'),
        leavingWords.map(({ before, link, after }) => wrap(`${before}${link}${after}`)).join('\n'),
        `수신거부 / Unsubscribe:\n${slots.unsubscribe}`,
      ]
    : []
  const text = [
    subject && underlined(subject, '='),
    `${withoutControls(look.name)}, ${issue}`,
    body,
    `-- \n${signatureOf(look, language).map(withoutControls).join('\n')}`,
    wrap(why),
    linkText(say('Change what you receive'), '', language) + slots.preferences,
    linkText(say('Unsubscribe'), '', language) + slots.unsubscribe,
    webView === null ? wrap(say(webViewLater)) : linkText(say('Read on the web'), siteUrl(webView), language),
    ...lawful,
    wrap(say(noTracking)),
  ]
  return `${text.filter(Boolean).join('\n\n')}\n`
}

// Draws the blocks of an issue as plain text, for readers and programs without HTML.
type Drawing = { language: Language; cards: ReadonlyMap<string, PostCard> }

const underlined = (heading: string, mark: string) =>
  `${wrap(heading)}\n${mark.repeat(Math.min(columnsOf(heading), 72))}`

/** @param prefix of each line: the marks of quotations, and the space before the text of a list */
function drawText(blocks: readonly Block[], drawing: Drawing, prefix = ''): string {
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
const linkText = (label: string, address: string | null, language: Language) =>
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
  return [wrap(title), excerpt && wrap(excerpt), linkText(sayIn(language)('Read more'), address, language)]
    .filter(Boolean)
    .join('\n')
}
