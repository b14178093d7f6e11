// Hands a batch of an issue's mails to the provider in one request, and classifies failures.
import { Resend } from 'resend'
import { mailableAddress } from '#db/mailable-address.ts'
import { brief, type Failure, judge, limitIn, unreadable } from './transport.server.ts'

/** One mail of a batch; batches carry no attachments. */
export type BatchMail = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  tags: { name: string; value: string }[]
}

export type BatchDelivery =
  /** In the order of the mails: the provider's id, or why it refused this mail. */
  { ok: true; mails: ({ id: string } | { error: string })[]; limitPerSecond: number | null } | Failure

export type BatchTransport = { send(key: string, mails: readonly BatchMail[]): Promise<BatchDelivery> }

type Settings = { apiKey: string; baseUrl?: string; timeoutMs?: number }

/** @param key the same for every attempt of one batch */
export function resendBatches({ apiKey, baseUrl, timeoutMs = 30_000 }: Settings): BatchTransport {
  const resend = new Resend(apiKey, { baseUrl })
  return {
    async send(key, mails) {
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const options = { idempotencyKey: key, batchValidation: 'permissive' as const, signal }
        const { data, error, headers } = await resend.batch.send(mails.map(inAscii), options)
        if (error) return judge(error, headers)
        const taken = answerOf(data, mails.length)
        return taken ? { ok: true, mails: taken, limitPerSecond: limitIn(headers) } : unreadable
      } catch (error) {
        return { ok: false, kind: 'unavailable', error: brief(error instanceof Error ? error.message : String(error)) }
      }
    },
  }
}

const inAscii = (mail: BatchMail): BatchMail => ({ ...mail, to: mailableAddress(mail.to) ?? mail.to })

/** Refused mails have no id: the ids belong to the others, in their order. */
export function answerOf(answer: unknown, count: number): ({ id: string } | { error: string })[] | null {
  const { data: ids, errors = [] } = (answer ?? {}) as { data?: unknown; errors?: unknown }
  if (!Array.isArray(ids) || !Array.isArray(errors)) return null
  const refused = new Map(errors.map(({ index, message }) => [Number(index), brief(String(message))]))
  const given = ids.flatMap((entry) => (typeof entry?.id === 'string' && entry.id !== '' ? [brief(entry.id)] : []))
  if (given.length + refused.size !== count) return null
  let next = 0
  return Array.from({ length: count }, (_, index) => {
    const error = refused.get(index)
    if (error !== undefined) return { error }
    next += 1
    return { id: given[next - 1] ?? '' }
  })
}
