// Hands one mail to the provider, and classifies failures.
import { type CreateEmailOptions, type ErrorResponse, Resend } from 'resend'
import { mailableAddress } from '#db/mailable-address.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { fromLine, singleLine } from './address.ts'
import { calendarType } from './calendar-file.ts'
import { calendarName } from './interview-times.ts'
import { markAttachment, markVersionIn } from './look/mark-picture.ts'
import type { MailFile } from './outbox/files.server.ts'
import { messageIdOf } from './site-url.server.ts'

/** @property limitPerSecond the requests that the provider says it allows; null if it says nothing */
export type Delivery = { ok: true; providerId: string; limitPerSecond: number | null } | Failure

export type Failure = {
  ok: false
  /**
   * unavailable: no response, or the provider's own failure; the mail may have been accepted ·
   * retry: the same mail is being sent · busy: the provider accepts nothing for now · configuration: nothing can be sent
   * until the operator acts, or until the account's quota is renewed · too large: for one request · permanent: this mail will
   * never be accepted · uncertain: it may have been sent already, staff must look
   */
  kind: 'unavailable' | 'retry' | 'busy' | 'configuration' | 'too large' | 'permanent' | 'uncertain'
  /** On one line, and short whatever the provider responded. */
  error: string
  retryAfterMs?: number
}

export type Transport = { send(mail: OutboxMail): Promise<Delivery> }

const longestAnswer = 500
export const brief = (answer: string) => singleLine(answer.slice(0, 10 * longestAnswer), longestAnswer)

export const unreadable: Failure = {
  ok: false,
  kind: 'unavailable',
  error: 'The mail service gave an answer that makes no sense.',
}

/** The mark of a version of the brand, as a picture; null if it cannot be drawn, which holds up no mail. */
export type FindMark = (version: number) => Promise<Buffer | null>

/** The files of a mail; null if one is gone. */
type FindFiles = (mail: OutboxMail) => Promise<MailFile[] | null>

type ResendSettings = {
  apiKey: string
  from: string
  findMark: FindMark
  findFiles: FindFiles
  baseUrl?: string
  timeoutMs?: number
}

/** The slowest connection on which a mail with files is sent: all of it takes less than the lease. */
const bytesInMs = 400

export function resendTransport({ apiKey, from, baseUrl, timeoutMs = 10_000, ...attached }: ResendSettings): Transport {
  const resend = new Resend(apiKey, { baseUrl })
  return {
    async send(mail) {
      const files = await attached.findFiles(mail)
      if (files === null) return { ok: false, kind: 'permanent', error: 'A file of this mail is gone.' }
      const attachments = await attachmentsOf(mail, files, attached)
      const letters = files.reduce((sum, { content }) => sum + content.length, 0)
      try {
        const { data, error, headers } = await resend.emails.send(payload(mail, from, attachments), {
          idempotencyKey: mail.id,
          // The library itself has no timeout.
          signal: AbortSignal.timeout(timeoutMs + Math.ceil(letters / bytesInMs)),
        })
        if (error) return judge(error, headers)
        const id: unknown = data?.id
        if (typeof id === 'string' && id !== '')
          return { ok: true, providerId: brief(id), limitPerSecond: limitIn(headers) }
        return unreadable
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return { ok: false, kind: 'unavailable', error: brief(message) }
      }
    },
  }
}

type Attachment = NonNullable<CreateEmailOptions['attachments']>[number]

function payload(mail: OutboxMail, from: string, attachments: Attachment[]): CreateEmailOptions {
  return {
    from: fromLine(mail.sender, from),
    to: mailableAddress(mail.to_address) ?? mail.to_address,
    replyTo: mail.reply_to ?? undefined,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    // These tags let webhooks identify the mail even before the response is stored.
    tags: [{ name: 'mail', value: mail.id }],
    headers: { 'Message-ID': messageIdOf(mail.id), ...JSON.parse(mail.headers) },
    attachments: attachments.length > 0 ? attachments : undefined,
  }
}

type Attached = Pick<ResendSettings, 'findMark'>

async function attachmentsOf(mail: OutboxMail, files: MailFile[], { findMark }: Attached): Promise<Attachment[]> {
  const version = markVersionIn(mail.html_body)
  const mark = version === null ? null : await findMark(version)
  return [
    ...(mark && version !== null ? [markAttachment(version, mark)] : []),
    ...(mail.calendar ? [calendarAttachment(mail.calendar, mail.kind)] : []),
    ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  ]
}

const calendarAttachment = (calendar: string, kind: string) => ({
  filename: calendarName(kind),
  content: Buffer.from(calendar),
  contentType: calendarType(calendar),
})

// An error is any JSON with an error status, so no field is guaranteed.
export function judge(error: Partial<ErrorResponse>, headers: Record<string, string> | null): Failure {
  const status = typeof error.statusCode === 'number' ? error.statusCode : null
  const name = String(error.name ?? '')
  const quota = quotas.get(name)
  if (quota) return { ok: false, kind: 'configuration', error: quota }
  const answer = `${status ?? 'No status'}: ${String(error.message ?? (name || 'no explanation'))}`
  const message = brief(answer)
  return { ok: false, kind: kindOf(status, name, message), error: message, retryAfterMs: retryAfter(headers) }
}

/** What an account may send in a day or a month is used up: both are 429 like a rate that is too high. */
const quotas = new Map([
  ['daily_quota_exceeded', 'The mail service accepts no more mails today: the account’s daily quota is used up.'],
  [
    'monthly_quota_exceeded',
    'The mail service accepts no more mails this month: the account’s monthly quota is used up.',
  ],
])

function kindOf(status: number | null, name: string, message: string) {
  if (status === null || status === 408 || status >= 500) return 'unavailable'
  if (status === 429) return 'busy'
  if (status === 413) return 'too large'
  // The key was used with another payload, for example because MAIL_FROM changed between two attempts.
  if (status === 409) return name === 'invalid_idempotent_request' ? 'uncertain' : 'retry'
  if (status === 403 && isAboutRecipient(name, message)) return 'permanent'
  // 404 and 405: RESEND_BASE_URL is wrong.
  if ([401, 403, 404, 405].includes(status)) return 'configuration'
  const aboutSender = name === 'invalid_from_address' || /not verified|`from`|from address/i.test(message)
  return aboutSender ? 'configuration' : 'permanent'
}

// An account without a verified domain may send to its owner only: mails to others are refused one by one.
const isAboutRecipient = (name: string, message: string) =>
  name === 'invalid_to_address' ||
  /testing emails|own email address|`to` (address|field)|this recipient|recipient (is|has|was)|suppressed/i.test(
    message,
  )

/** All requests of an account share the limit; batches count as one. */
export function limitIn(headers: Record<string, string> | null): number | null {
  const limit = Number(headers?.['ratelimit-limit'] ?? Number.NaN)
  return Number.isInteger(limit) && limit > 0 ? limit : null
}

function retryAfter(headers: Record<string, string> | null): number | undefined {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
