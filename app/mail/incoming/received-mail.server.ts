// Fetches received mails from the mail service, whose webhook carries the addresses only. It does not use the SDK, which
// reads responses of any size and follows links to anywhere.
import { z } from 'zod'
import { bareAddress, singleLine } from '#app/mail/address.ts'
import { isQuotedMark } from '#app/mail/look/mark-picture.ts'
import { decodedWords } from './encoded-words.ts'
import { type SenderChecks, senderChecks } from './sender-checks.ts'
import { senderName } from './sender-name.ts'

type ReceivedFile = {
  name: string
  type: string
  bytes: number
  /** Null for a file that is not kept. */
  content: Buffer | null
}

/** The webhook's facts about a mail, before it is fetched. */
export type MailEnvelope = { providerId: string; from: string; to: string[]; subject: string }

export type ReceivedMail = {
  from: string
  name: string | null
  to: string[]
  subject: string
  messageId: string | null
  text: string | null
  html: string | null
  /** True when the text or the HTML was truncated. */
  isCut: boolean
  /** Sent by a program, such as an absence notice. */
  isAutomatic: boolean
  checks: SenderChecks
  files: ReceivedFile[]
}

export type MailReader = { read(providerId: string, options?: ReadOptions): Promise<ReceivedMail> }

type ReadOptions = {
  /** The number of bytes of its files to keep, by the addressees. */
  bytesFor?: (to: string[]) => number
  signal?: AbortSignal
}

/** The mail stays at the mail service: a retry would fail the same way. */
export class MailTooLarge extends Error {}

const mostFiles = 20
const mostBytesOfFile = 5_000_000
const mostBytes = 15_000_000
/** For the mail service's whole response, which contains the text twice where the mail does. */
const mostBytesOfAnswer = 4_000_000
export const mostLetters = 200_000
export const mostLettersOfHtml = 2 * mostLetters

type ReaderSettings = { apiKey: string; baseUrl?: string; timeoutMs?: number }

export function resendReader({ apiKey, baseUrl, timeoutMs = 20_000 }: ReaderSettings): MailReader {
  const service = baseUrl ?? 'https://api.resend.com'
  const ask = async (path: string, stop?: AbortSignal) => {
    const url = `${service}/emails/receiving/${path}`
    const bytes = await download(url, {
      headers: { Authorization: `Bearer ${apiKey}` },
      signal: within(timeoutMs, stop),
    })
    return bytes('the mail service', mostBytesOfAnswer)
  }
  const readFile = async (mailId: string, fileId: string, stop?: AbortSignal) => {
    const answer = await ask(`${mailId}/attachments/${encodeURIComponent(fileId)}`, stop)
    const link = linkSchema.parse(JSON.parse(answer.toString('utf8'))).download_url
    if (!isOfService(link, service)) return null
    const bytes = await download(link, { signal: within(timeoutMs, stop) })
    return bytes('an attachment', mostBytesOfFile).catch(nullWhenTooLarge)
  }
  return {
    /** @throws MailTooLarge, or Error when the service does not return the mail */
    async read(providerId, { bytesFor = () => mostBytes, signal } = {}) {
      const id = encodeURIComponent(providerId)
      const { attachments, ...mail } = mailIn((await ask(`${id}?html_format=cid`, signal)).toString('utf8'))
      const files: ReceivedFile[] = []
      let left = Math.min(mostBytes, bytesFor(mail.to))
      for (const { id: fileId, size, ...file } of attachments) {
        const content = size <= Math.min(left, mostBytesOfFile) ? await readFile(id, fileId, signal) : null
        left -= content?.byteLength ?? 0
        files.push({ ...file, bytes: content?.byteLength ?? size, content })
      }
      return { ...mail, files }
    },
  }
}

const linkSchema = z.object({ download_url: z.string() })

const listOf = <T extends z.ZodType>(of: T) =>
  z
    .array(of)
    .nullish()
    .transform((list) => list ?? [])
const answerSchema = z.object({
  from: z.string(),
  to: listOf(z.string()),
  cc: listOf(z.string()),
  received_for: listOf(z.string()),
  subject: z.string().nullish(),
  message_id: z.string().nullish(),
  text: z.string().nullish(),
  html: z.string().nullish(),
  // A repeated header is a list, or its last line.
  headers: z.record(z.string(), z.unknown()).nullish(),
  attachments: listOf(
    z.object({
      id: z.string(),
      filename: z.string().nullish(),
      content_type: z.string().nullish(),
      content_id: z.string().nullish(),
      size: z.number(),
    }),
  ),
})

/** Parses the mail service's response, and cuts it to the limits of a mail. */
export function mailIn(answer: string) {
  const data = answerSchema.parse(JSON.parse(answer, withoutNul))
  const text = data.text ?? null
  const html = data.html ?? null
  const from = addressIn(data.from) ?? ''
  const headers = Object.entries(data.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const)
  return {
    from,
    name: senderName(data.from),
    to: [...data.to, ...data.cc, ...data.received_for].slice(0, 100).flatMap((address) => addressIn(address) ?? []),
    subject: line(decodedWords((data.subject ?? '').slice(0, 10_000)), 250),
    messageId: data.message_id ? line(data.message_id, 500) : null,
    text: text?.slice(0, mostLetters) ?? null,
    html: html?.slice(0, mostLettersOfHtml) ?? null,
    isCut: text?.trim() ? text.length > mostLetters : (html?.length ?? 0) > mostLettersOfHtml,
    isAutomatic: isAutomatic(new Map(headers)) || isReport(data),
    checks: senderChecks(
      headers.flatMap(([name, value]) => (name === 'authentication-results' ? value : [])),
      from,
    ),
    attachments: data.attachments
      .filter(({ filename, content_id }) => !isQuotedMark(filename ?? '', content_id ?? ''))
      .slice(0, mostFiles)
      .map(({ id, filename, content_type, size }) => ({
        id,
        name: decodedWords((filename ?? '').slice(0, 1000)) || 'attachment',
        type: line(content_type, 100),
        size,
      })),
  }
}

/** A database takes a text for ended at this character, or refuses it. */
const withoutNul = (_: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)

/** A report (RFC 6522), or an answer that a calendar sends by itself: no text, and no file but the appointment. */
const isReport = ({ text, html, attachments }: z.output<typeof answerSchema>) => {
  const types = attachments.map(({ content_type }) => (content_type ?? '').slice(0, 100).toLowerCase())
  if (types.some((type) => /^message\/(disposition-notification|delivery-status|feedback-report)\b/.test(type)))
    return true
  const hasText = Boolean(text?.trim() || html?.trim())
  return !hasText && types.length > 0 && types.every((type) => /^(text\/calendar|application\/ics)\b/.test(type))
}

const addressIn = (value: string) => bareAddress(value.slice(0, 1000))
const line = (value: string | null | undefined, limit: number) => singleLine((value ?? '').slice(0, 10 * limit), limit)

const serviceHosts = ['resend.com', 'resend.app']

/** A link to elsewhere could reach into the server's own network. */
export function isOfService(link: string, service: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(link)
  if (username || password) return false
  if (origin === new URL(service).origin) return true
  const isTheirs = serviceHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && port === '' && isTheirs
}

const within = (ms: number, stop?: AbortSignal) => AbortSignal.any([AbortSignal.timeout(ms), ...(stop ? [stop] : [])])

type Asking = { headers?: Record<string, string>; signal: AbortSignal }

/** @throws Error for any status but 200, redirects included */
async function download(url: string, asking: Asking) {
  const answer = await fetch(url, { ...asking, redirect: 'error' })
  return async (what: string, limit: number): Promise<Buffer> => {
    const chunks: Uint8Array[] = []
    let size = 0
    // Node's streams are async iterable, which the DOM types do not declare.
    const stream = answer.body as AsyncIterable<Uint8Array> | null
    for await (const chunk of stream ?? []) {
      size += chunk.byteLength
      if (size > limit) throw new MailTooLarge(`More than ${limit / 1_000_000} MB for ${what}`)
      chunks.push(chunk)
    }
    const bytes = Buffer.concat(chunks)
    if (!answer.ok) throw new Error(`${answer.status} for ${what}: ${line(bytes.toString('utf8', 0, 5000), 300)}`)
    return bytes
  }
}

function nullWhenTooLarge(error: unknown): null {
  if (error instanceof MailTooLarge) return null
  throw error
}

/** Headers by which a program says that it wrote the mail, and what they then contain. */
export const machineHeaders: Readonly<Record<string, RegExp>> = {
  // RFC 3834, and RFC 5321 for reports and automatic replies: no address to return them to.
  'auto-submitted': /^(?!no\b)./,
  'return-path': /^(<\s*>)?$/,
  'content-type': /^multipart\/report\b/,
  precedence: /^(bulk|auto[_-]reply|junk)$/,
  'x-auto-response-suppress': /\b(all|oof|autoreply)\b/,
  'x-auto-reply': /./,
  'x-auto-reply-from': /./,
  'x-autogenerated': /./,
  'x-autoreply': /./,
  'x-autoreply-from': /./,
  'x-autorespond': /./,
  'x-autoresponder': /./,
  'x-autoresponse': /./,
  'x-mail-autoreply': /./,
  'x-cron-env': /./,
  'x-failed-recipients': /./,
  'x-fc-machinegenerated': /./,
  'x-ms-exchange-generated-message-source': /./,
  'x-post-messageclass': /autoresponder/,
  'delivered-to': /^autoresponder$/,
}

function isAutomatic(headers: Map<string, unknown>) {
  return Object.entries(machineHeaders).some(([name, content]) =>
    [headers.get(name)]
      .flat()
      .some((value) => typeof value === 'string' && content.test(value.slice(0, 1000).toLowerCase().trim())),
  )
}
