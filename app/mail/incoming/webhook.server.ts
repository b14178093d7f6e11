// Whether a webhook is the mail service's own: its signature over the raw body, and its time, are checked by the SDK.
import { Resend } from 'resend'
import { z } from 'zod'
import { singleLine } from '#app/mail/address.ts'

const line = (limit: number) => z.string().transform((text) => singleLine(text.slice(0, 10 * limit), limit))
const addresses = z
  .array(line(400))
  .nullish()
  .transform((list) => (list ?? []).slice(0, 100))

// Of each event no more than what is used: an event with other facts beside is as good.
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    email_id: line(200).optional(),
    message_id: line(500).nullish(),
    from: line(400).nullish(),
    to: addresses,
    cc: addresses,
    received_for: addresses,
    subject: line(250).nullish(),
    tags: z.record(z.string(), z.string()).nullish().catch(null),
    bounce: z.object({ type: line(50).optional(), message: line(500).optional() }).nullish(),
    failed: z.object({ reason: line(500).optional() }).nullish(),
  }),
})

export type MailEvent = z.output<typeof eventSchema>
export type SignedEvent = { id: string; event: MailEvent }

/** @returns null for a signature that is missing, wrong or too old, and for a body that is no event */
export function verifyWebhook(headers: Headers, payload: string, webhookSecret: string): SignedEvent | null {
  const id = headers.get('svix-id') ?? ''
  const timestamp = headers.get('svix-timestamp') ?? ''
  const signature = headers.get('svix-signature') ?? ''
  if (!id || id.length > 200) return null
  try {
    // The SDK asks for a key to the service although none is needed for this.
    const verified: unknown = new Resend('none').webhooks.verify({
      payload,
      webhookSecret,
      headers: { id, timestamp, signature },
    })
    const event = eventSchema.safeParse(verified)
    return event.success ? { id, event: event.data } : null
  } catch {
    return null
  }
}
