// What a member of staff should mend before an issue is sent, for one of its languages.
import type { Token } from 'markdown-it'
import { siteUrl } from '#app/mail/site-url.server.ts'
import { type Block, readBody } from './body.server.ts'
import { addressOf, pictureAddressOf, wordsOf } from './inline.server.ts'
import type { DrawnIssue, IssueText, PostCard } from './issue.ts'
import { countSlots } from './slots.ts'

/** @property severity an error must be fixed before the issue is sent; a warning is left to staff */
export type Finding = {
  field: 'subject' | 'preheader' | 'body'
  severity: 'error' | 'warning'
  message: string
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

const error = (message: string): Found => ({ severity: 'error', message })
const warning = (message: string): Found => ({ severity: 'warning', message })

export function issueFindings(text: IssueText, drawn: DrawnIssue, known: KnownParts): Finding[] {
  const body = new Map([...bodyFindings(text, known), ...sizeFindings(drawn)].map((found) => [found.message, found]))
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
      warning(
        `The subject has ${length} characters. Email apps cut it off after about ${longSubject}, phones earlier.`,
      ),
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
    error(
      `The email has ${Math.round(bytes / 1000)} kB. Gmail cuts emails off at about 100 kB: shorten the text to ${mostBytes / 1000} kB.`,
    ),
  ]
}

/** Braces as other mail programs fill them; a line with a post or a button has a colon. */
const placeholder = /\{\{?\s*[\p{L}_][\p{L}\p{N}_. |-]{0,60}\}?\}/gu

const placeholderFindings = (text: string): Found[] =>
  [...new Set(text.match(placeholder))].map((name) =>
    warning(`Readers see ${name} as it is typed: an issue has no placeholders in braces. Write the words.`),
  )

function bodyFindings({ body }: IssueText, known: KnownParts): Found[] {
  if (!body.trim()) return [error('There is no text.')]
  return readBody(body).flatMap((block) => blockFindings(block, known))
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
      return [...addressFindings(block.href, `The button "${block.label}"`, known), ...placeholderFindings(block.label)]
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
    .flatMap((token) => addressFindings(token.attrGet('href') ?? '', 'A link', known))
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

/** @param subject begins the sentence */
function addressFindings(href: string, subject: string, { isLive }: KnownParts): Found[] {
  if (!href || href === '#') return [error(`${subject} leads nowhere: its address is empty.`)]
  const address = addressOf(href)
  if (address === null)
    return [error(`${subject} to ${href.slice(0, 200)} must begin with /, https://, mailto: or tel:.`)]
  if (/^(mailto|tel):/i.test(href)) return []
  const name = `${subject} to ${href.slice(0, 200)}`
  const { origin, pathname, search, protocol } = new URL(address)
  if (origin === new URL(siteUrl('/')).origin)
    return isLive(pathname + search) ? [] : [warning(`${name} leads to a page that does not exist.`)]
  return protocol === 'http:' ? [warning(`${name} is not encrypted. Use https://.`)] : []
}

function pictureFindings(src: string, alt: string, { hasPicture }: KnownParts): Found[] {
  const name = `The picture ${src.slice(0, 200)}`
  const findings: Found[] = []
  if (!alt)
    findings.push(warning(`${name} has no alternative text. Describe it for readers whose email app blocks pictures.`))
  if (pictureAddressOf(src) === null) findings.push(error(`${name} is not shown. Choose one from the media library.`))
  else if (hasPicture(src)) findings.push(...formatFindings(src, name))
  else findings.push(error(`${name} is not in the media library.`))
  return findings
}

const formatFindings = (src: string, name: string): Found[] =>
  /\.(jpe?g|png|gif)$/i.test(src) ? [] : [warning(`${name} is not shown by Outlook for Windows. Use a JPEG or PNG.`)]

function postFindings(slug: string, { cards, hasPicture }: KnownParts): Found[] {
  const card = cards.get(slug)
  if (!card) return [error(`The post "${slug}" is not published, so nothing is shown in its place.`)]
  if (!card.image) return []
  const name = `The picture of the post "${slug}"`
  if (pictureAddressOf(card.image.src) === null)
    return [warning(`${name} is on another site, so the issue shows the post without it.`)]
  return hasPicture(card.image.src)
    ? formatFindings(card.image.src, name)
    : [error(`${name} is not in the media library. Choose another one in the post.`)]
}
