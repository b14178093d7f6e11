// What a member of staff should mend before an issue is sent, for one of its languages.

import type { Token } from 'markdown-it'
import { message } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Made, Values } from '#app/languages/with-values.ts'
import { siteUrl } from '#app/mail/site-url.server.ts'
import type { Language } from '#db/tables/records.ts'
import { type Block, readBody } from './body.server.ts'
import { addressOf, pictureAddressOf, wordsOf } from './inline.server.ts'
import type { DrawnIssue, IssueText, PostCard } from './issue.ts'
import { countSlots } from './slots.ts'

/** @property severity an error must be fixed before the issue is sent; a warning is left to staff */
export type Finding = {
  field: 'subject' | 'preheader' | 'body'
  severity: 'error' | 'warning'
  message: Made<Phrase>
}

type Cards = ReadonlyMap<string, PostCard>

/** The parts of the site that a text names. */
export type KnownParts = {
  cards: Cards
  /** Tells whether the site has a page at this path and query. */
  isLive: (path: string) => boolean
  /** Tells whether the media library has the file at this address. */
  hasPicture: (src: string) => boolean
}
type Found = Omit<Finding, 'field'>

/** Gmail cuts mails at about 100 kB, and mail services add to them. */
const mostBytes = 80_000
/** Of a link that takes the place of a slot. */
const linkBytes = 300
const longSubject = 78

const error = (phrase: Phrase, values?: Values<Phrase>): Found => ({
  severity: 'error',
  message: message(phrase, values),
})
const warning = (phrase: Phrase, values?: Values<Phrase>): Found => ({
  severity: 'warning',
  message: message(phrase, values),
})

export function issueFindings(text: IssueText, drawn: DrawnIssue, known: KnownParts): Finding[] {
  const all = [...bodyFindings(text, known), ...sizeFindings(drawn)]
  const body = new Map(all.map((found) => [JSON.stringify(found.message), found]))
  const subject = [...subjectFindings(text, drawn), ...placeholderFindings(text.subject)]
  return [
    ...subject.map((found) => ({ field: 'subject' as const, ...found })),
    ...[...preheaderFindings(text), ...placeholderFindings(text.preheader)].map((found) => ({
      field: 'preheader' as const,
      ...found,
    })),
    ...[...body.values()].map((found) => ({ field: 'body' as const, ...found })),
  ]
}

function subjectFindings(text: IssueText, { subject }: DrawnIssue): Found[] {
  if (!text.subject.trim()) return [error('There is no subject.')]
  const findings: Found[] = []
  const length = [...subject].length
  if (length > longSubject)
    findings.push(
      warning('The subject has {length} characters. Email apps cut it off after about {limit}, phones earlier.', {
        length,
        limit: longSubject,
      }),
    )
  if (isShouted(subject))
    findings.push(warning('The subject is all capitals, which spam filters distrust. Write it as a sentence.'))
  return findings
}

/** True for capitals alone, unless they are few enough to be an abbreviation. */
function isShouted(subject: string): boolean {
  const capitals = subject.match(/\p{Lu}/gu)?.length ?? 0
  return capitals >= 8 && !/\p{Ll}/u.test(subject)
}

const preheaderFindings = ({ preheader }: IssueText): Found[] =>
  preheader.trim()
    ? []
    : [warning('There is no preview text. Inboxes will show the company’s name and the subject again.')]

function sizeFindings({ html }: DrawnIssue): Found[] {
  const bytes = Buffer.byteLength(html) + countSlots(html) * linkBytes
  if (bytes <= mostBytes) return []
  return [
    error('The email has {size} kB. Gmail cuts emails off at about 100 kB: shorten the text to {limit} kB.', {
      size: Math.round(bytes / 1000),
      limit: mostBytes / 1000,
    }),
  ]
}

/** Braces as other mail programs fill them; a line with a post or a button has a colon. */
const placeholder = /\{\{?\s*[\p{L}_][\p{L}\p{N}_. |-]{0,60}\}?\}/gu

const placeholderFindings = (text: string): Found[] =>
  [...new Set(text.match(placeholder))].map((name) =>
    warning('Readers see {name} as it is typed: an issue has no placeholders in braces. Write the words.', {
      name,
    }),
  )

function bodyFindings({ body, language }: IssueText, known: KnownParts): Found[] {
  if (!body.trim()) return [error('There is no text.')]
  const blocks = readBody(body)
  return [...blocks.flatMap((block) => blockFindings(block, known)), ...languageFindings(blocks, language, known)]
}

function blockFindings(block: Block, known: KnownParts): Found[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineFindings(block.inline, known)
    case 'list':
      return block.items.flat().flatMap((inner) => blockFindings(inner, known))
    case 'quote':
      return block.blocks.flatMap((inner) => blockFindings(inner, known))
    case 'picture':
      return pictureFindings(block.src, block.alt, known)
    case 'button':
      return [...addressFindings(block.href, known, block.label), ...placeholderFindings(block.label)]
    case 'post':
      return postFindings(block.slug, known)
    case 'dense':
      return [
        error('The text has too many special characters to be read as Markdown, and is shown as typed. Remove them.'),
      ]
    case 'rule':
      return []
  }
}

function inlineFindings(tokens: readonly Token[], known: KnownParts): Found[] {
  const links = tokens
    .filter(({ type }) => type === 'link_open')
    .flatMap((token) => addressFindings(token.attrGet('href') ?? '', known))
  const pictures = tokens.some(({ type }) => type === 'image')
    ? [error('A picture among words is not shown, only its alternative text. Put it in a paragraph of its own.')]
    : []
  const isOwnBlock = /\{\{\s*(post|button)\b/i.test(wordsOf(tokens))
  const blocks = isOwnBlock
    ? [
        error(
          'A block in double braces is shown as typed. Write {{post: address}} or {{button: Label | /path}} alone on a line, outside lists and quotations.',
        ),
      ]
    : []
  // Code is shown as typed on purpose.
  const words = tokens.map((token) => (token.type === 'code_inline' ? '' : wordsOf([token]))).join('')
  return [...links, ...pictures, ...blocks, ...placeholderFindings(words)]
}

const ofLinks = {
  empty: 'A link leads nowhere: its address is empty.',
  wrong: 'A link to {address} must begin with /, https://, mailto: or tel:.',
  missing: 'A link to {address} leads to a page that does not exist.',
  open: 'A link to {address} is not encrypted. Use https://.',
} as const satisfies Record<string, Phrase>

const ofButtons = {
  empty: 'The button "{label}" leads nowhere: its address is empty.',
  wrong: 'The button "{label}" to {address} must begin with /, https://, mailto: or tel:.',
  missing: 'The button "{label}" to {address} leads to a page that does not exist.',
  open: 'The button "{label}" to {address} is not encrypted. Use https://.',
} as const satisfies Record<string, Phrase>

/** @param label of a button; without one it is a link */
function addressFindings(href: string, { isLive }: KnownParts, label?: string): Found[] {
  const words = label === undefined ? ofLinks : ofButtons
  const values = { label: label ?? '', address: href.slice(0, 200) }
  if (!href || href === '#') return [error(words.empty, values)]
  const address = addressOf(href)
  if (address === null) return [error(words.wrong, values)]
  if (/^(mailto|tel):/i.test(href)) return []
  const { origin, pathname, search, protocol } = new URL(address)
  if (origin === new URL(siteUrl('/')).origin) return isLive(pathname + search) ? [] : [warning(words.missing, values)]
  return protocol === 'http:' ? [warning(words.open, values)] : []
}

function pictureFindings(src: string, alt: string, { hasPicture }: KnownParts): Found[] {
  const address = src.slice(0, 200)
  const findings: Found[] = []
  if (!alt)
    findings.push(
      warning(
        'The picture {address} has no alternative text. Describe it for readers whose email app blocks pictures.',
        { address },
      ),
    )
  if (pictureAddressOf(src) === null)
    findings.push(error('The picture {address} is not shown. Choose one from the media library.', { address }))
  else if (hasPicture(src))
    findings.push(
      ...formatFindings(src, 'The picture {address} is not shown by Outlook for Windows. Use a JPEG or PNG.', {
        address,
      }),
    )
  else findings.push(error('The picture {address} is not in the media library.', { address }))
  return findings
}

const formatFindings = (src: string, phrase: Phrase, values: Values<Phrase>): Found[] =>
  /\.(jpe?g|png|gif)$/i.test(src) ? [] : [warning(phrase, values)]

const languageFindings = (blocks: readonly Block[], language: Language, { cards }: KnownParts): Found[] =>
  blocks.flatMap((block) => {
    const card = block.kind === 'post' ? cards.get(block.slug) : undefined
    return card && card.language !== language
      ? [warning('The post "{title}" is shown in another language than this text.', { title: card.title })]
      : []
  })

function postFindings(slug: string, { cards, hasPicture }: KnownParts): Found[] {
  const card = cards.get(slug)
  if (!card) return [error('The post "{slug}" is not published, so nothing is shown in its place.', { slug })]
  if (!card.image) return []
  if (pictureAddressOf(card.image.src) === null)
    return [
      warning('The picture of the post "{slug}" is on another site, so the issue shows the post without it.', { slug }),
    ]
  return hasPicture(card.image.src)
    ? formatFindings(
        card.image.src,
        'The picture of the post "{slug}" is not shown by Outlook for Windows. Use a JPEG or PNG.',
        { slug },
      )
    : [
        error('The picture of the post "{slug}" is not in the media library. Choose another one in the post.', {
          slug,
        }),
      ]
}
