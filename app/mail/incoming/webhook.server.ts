// Verifies webhooks of the mail service with its SDK: the signature over the raw body, and the time.
import { Resend } from 'resend'
import { z } from 'zod'
import { singleLine } from '#app/mail/address.ts'

const line = (limit: number) => z.string().transform((text) => singleLine(text.slice(0, 10 * limit), limit))
const addresses = z
  .array(line(400))
  .nullish()
  .transform((list) => (list ?? []).slice(0, 100))

// Only the fields that are used: events with additional fields are accepted.
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

/** @returns null for a missing, wrong or outdated signature, and for a body that is not an event */
export function verifyWebhook(headers: Headers, payload: string, webhookSecret: string): SignedEvent | null {
  const id = headers.get('svix-id') ?? ''
  const timestamp = headers.get('svix-timestamp') ?? ''
  const signature = headers.get('svix-signature') ?? ''
  if (!id || id.length > 200) return null
  try {
    // The SDK requires an API key, although verifying needs none.
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
