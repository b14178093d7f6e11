// Code of our own that reads a stranger's or an imported text delays no other visitor, whatever the text contains. Each gets
// texts of the largest size that reaches it. Mails, Markdown, imports and searches have tests of their own beside them.
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { parseSlot, parseWindows } from '#app/features/appointments/slots.ts'
import { checkPost } from '#app/features/blog/checks.ts'
import { excerptOf } from '#app/features/blog/excerpt.ts'
import { absoluteHtml } from '#app/features/blog/feeds/feed.ts'
import type { Post } from '#app/features/blog/post.ts'
import { tagsOf } from '#app/features/blog/schema.ts'
import { pictureAddresses, withPictures } from '#app/features/blog/transfer/post-archive.server.ts'
import { addressesIn } from '#app/features/media/media.server.ts'
import { sniffImage } from '#app/features/media/sniff-image.ts'
import { maskMentions, mentions } from '#app/features/people/mask.ts'
import { tagsSchema } from '#app/features/records/change-schemas.ts'
import { withoutRe } from '#app/features/records/mail/thread.server.ts'
import { mentionParts } from '#app/features/records/mentions.ts'
import { documentOfDays, ownDaysIn } from '#app/features/records/office-days.ts'
import { newPassword } from '#app/features/staff/passwords/password-rules.ts'
import { describeUserAgent } from '#app/features/staff/sessions/user-agent.ts'
import { fromBase32 } from '#app/features/staff/two-step/totp.server.ts'
import { faqTexts } from '#app/features/texts/kinds/faq.ts'
import { unknownNames } from '#app/features/texts/rules/braces.ts'
import { suggestAddress } from '#app/forms/fields/address-slips.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { readBody } from '#app/forms/read/body.server.ts'
import { sentFrom } from '#app/forms/read/sent-from.ts'
import { spamReasonsOf } from '#app/forms/read/spam-reasons.ts'
import { hasOwnCookie } from '#app/http/browser/cookie-name.server.ts'
import { chosenLite } from '#app/http/browser/lite-version.server.ts'
import { preferredLanguage } from '#app/http/browser/preferred-language.ts'
import { safeReturnTo } from '#app/http/browser/return-to.ts'
import { csvText } from '#app/http/csv.server.ts'
import { canonicalPath } from '#app/http/edge/canonical-path.ts'
import { addressBehindProxies, network } from '#app/http/edge/client-address.server.ts'
import { refusal } from '#app/http/edge/refusal.ts'
import { redact } from '#app/http/edge/request-log.server.ts'
import { routeMatcher } from '#app/http/edge/route-pattern.ts'
import { routeSections } from '#app/http/edge/route-sections.ts'
import { fileAnswer } from '#app/http/file-answer.server.ts'
import { chooseEncoding } from '#app/http/page/encoded-page.server.ts'
import { finishDocument } from '#app/http/remix/document.server.ts'
import { cacheKey } from '#app/http/response-cache/cache-key.server.ts'
import { matchesEtag } from '#app/http/response-cache/response-cache.server.ts'
import { verifyHmac } from '#app/http/secrets/secret.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { bareAddress, isPlainAddress, singleLine } from '#app/mail/address.ts'
import { verifyWebhook } from '#app/mail/incoming/webhook.server.ts'
import { layOut } from '#app/mail/look/layout.ts'
import { defaultMailLook } from '#app/mail/look/mail-look.ts'
import { cursorOf } from '#app/routes/admin/shared/list-params.ts'
import { LinkedText } from '#app/ui/text/linked-text.tsx'
import { parseReference } from '#db/queries/reference.ts'
import { signedEvent, webhookSecret } from './support/fake-resend.ts'
import { overBudget } from './support/text-budget.ts'

/** Node refuses a request whose headers and address are longer together. */
const request = 16_384
const body = 256 * 1024
const post = 200_000
const mail = 200_000
const frontMatter = 10_000
const line = 1_000

const site = 'https://site.example'
const matchRoute = routeMatcher(['/blog/:slug', '/privacy/:language?', '/og/*', '/a/:b/c/:d?'])
const { sectionOf } = routeSections({ blog: { id: 'blog', path: 'blog/:slug' }, whole: { id: 'whole', path: '*' } })
const asked = (text: string) => ({ method: 'GET', url: `/?${text}`, headers: { host: 'a' }, rawHeaders: [] })

const sentTo = (path: string, type: string, text: string) =>
  new Request(`${site}${path}`, { method: 'POST', body: text.toWellFormed(), headers: { 'Content-Type': type } })
const readForm = (type: string, text: string) => readBody(sentTo('/contact', type, text)).catch(() => null)
const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--\r\n`

const articleOf = (content: string) => ({ content, image: null }) as Post
const faq = { key: 'contact', language: 'en' } as const
const answered = (text: string) => ({ questions: [{ question: 'A', answer: text }] })
const linksIn = (text: string) => (text.match(/.{1,6}/gs) ?? []).map((link) => `#${link.slice(0, 2)}`)
const html = '<p id="b">a'.repeat(20_000)
const checked = (text: string) =>
  checkPost(
    {
      title: 'A',
      excerpt: null,
      image: null,
      rendered: { html, headings: [], images: [], links: linksIn(text) } as never,
      appUrl: site,
      isLive: () => true,
    },
    sayIn('en'),
  )

/** @property mostMs of a reader in a process that answers no visitors */
type Reader = { letters: number; read: (text: string) => unknown; mostMs?: number }

const readers: Record<string, Reader> = {
  'the page that a form was sent from': {
    letters: request,
    read: (text) => sentFrom(`${site}/?utm_source=${text}`, [site]),
  },
  cookies: { letters: request, read: (text) => [hasOwnCookie(text), chosenLite(text)] },
  'languages of a browser': { letters: request, read: preferredLanguage },
  'encodings of a browser': {
    letters: request,
    read: (text) => [chooseEncoding(text), cachedAs({ 'accept-encoding': text })],
  },
  'known copies of a page': { letters: request, read: (text) => matchesEtag(text, '"a"') },
  'the name of a browser': { letters: request, read: (text) => describeUserAgent(text, sayIn('en')) },
  'addresses of proxies': { letters: request, read: (text) => network(addressBehindProxies('::1', text, 1)) },
  'a return path': { letters: request, read: (text) => [safeReturnTo(text), safeReturnTo(`/${text}`)] },
  'the path of a request': {
    letters: request,
    read: (text) => [
      canonicalPath(`/${text}`),
      matchRoute(`/a/${text}`),
      sectionOf(`/${text}`),
      redact(`/status/${text}`),
    ],
  },
  'the query of a request': {
    letters: request,
    read: (text) => [
      refusal(asked(text)),
      redact(`/?${text}`),
      cursorOf(new URLSearchParams({ before: text }), ['number', 'id']),
    ],
  },
  'a signature': { letters: request, read: (text) => verifyHmac('a', 'b', text) },
  'mentions of a person': {
    letters: mail,
    read: (text) => [maskMentions(text, ['ada@example.com', text.slice(0, 7)]), mentions(text, [text.slice(-9)])],
  },
  'a reference': { letters: body, read: (text) => parseReference('ENQ', text) },
  'the body of a form': { letters: body, read: (text) => readForm('application/x-www-form-urlencoded', text) },
  'the parts of a form': { letters: body, read: (text) => readForm('multipart/form-data; boundary=x', part(text)) },
  'the boundary between parts': {
    letters: request,
    read: (text) => readForm(`multipart/form-data; boundary="${header(text)}"`, 'a'),
  },
  'a field of a form': { letters: body, read: (text) => [cleanText(text, true), cleanText(text, false)] },
  'the address of a sender': {
    letters: body,
    read: (text) => [suggestAddress(text), suggestAddress(`a@${text}`), bareAddress(text), isPlainAddress(text)],
  },
  'names in the braces of a text': {
    letters: body,
    read: (text) => unknownNames(faqTexts, faq, answered(text)),
  },
  'signs of a robot': {
    letters: body,
    read: (text) => spamReasonsOf({ message: text, name: text, phone: text, company: text }, false),
  },
  'a new password': { letters: body, read: (text) => newPassword.safeParse(text) },
  'a secret of two-step sign-in': { letters: body, read: fromBase32 },
  'tags of a record': { letters: body, read: (text) => tagsSchema.safeParse({ tags: text, kept: [], version: '1' }) },
  'hours of a weekday': { letters: body, read: parseWindows },
  'a chosen time': { letters: body, read: parseSlot },
  'days of an office': {
    letters: body / 4,
    read: (text) => {
      const days = { seoulClosed: text, seoulOpen: text, cameroonClosed: text, cameroonOpen: text }
      documentOfDays(days)
      return ownDaysIn(days)
    },
  },
  'a cell of a table': { letters: mail, read: (text) => csvText([[text]]) },
  'the name of a received file': {
    letters: line,
    read: (text) => fileAnswer({ name: text, type: text, parts: Readable.from([]) }, {}),
  },
  'a file that should be a picture': { letters: post, read: (text) => sniffImage(Buffer.from(text), text) },
  'the event of a webhook': {
    letters: body / 5,
    read: (text) => {
      const data = { email_id: text, from: text, to: [text], subject: text.slice(0, 10_000), bounce: { message: text } }
      const { body, headers } = signedEvent({ type: 'email.received', data })
      return verifyWebhook(new Headers(headers), body, webhookSecret)
    },
  },
  'the subject of a mail': {
    letters: line,
    read: (text) => [withoutRe(text), withoutRe('re:'.repeat(300)), singleLine(text)],
  },
  'a text quoted in a mail': {
    letters: mail,
    read: (text) => layOut({ heading: 'A', parts: [{ quote: text }] }, defaultMailLook),
  },
  'a note that names colleagues': {
    letters: mail,
    read: (text) => mentionParts(text, [{ name: 'Ada', handle: 'a' }]),
  },
  'a text with web addresses': { letters: mail, read: (text) => LinkedText({ children: text }) },
  'a page with foreign text': { letters: post, read: (text) => finishDocument(`<p>${text}</p></body></html>`, 'n') },
  'the beginning of a post': { letters: post, read: (text) => excerptOf(text) },
  'tags of a post': { letters: frontMatter, read: (text) => [tagsOf(text), tagsOf(text.replaceAll(' ', ','))] },
  'links of a post': { letters: post, read: checked },
  'addresses in a feed': {
    letters: post,
    read: (text) => [absoluteHtml(text, site), absoluteHtml(`<a href="${text}">`, site)],
  },
  'pictures of a post': {
    letters: post,
    read: (text) => {
      addressesIn(text)
      return withPictures(
        articleOf(text),
        new Map(pictureAddresses(articleOf(text)).map((from) => [from, '/media/a.png'])),
      )
    },
  },
}

const cachedAs = (headers: Record<string, string>) => cacheKey({ method: 'GET', url: '/?page=1', headers })
/** A header holds no other letters. */
const header = (text: string) => text.replace(/[^ -~]/g, '-')

test.each(Object.entries(readers))('%s', async (_, { letters, read, mostMs }) => {
  expect(await overBudget(letters, read, mostMs)).toEqual([])
})
