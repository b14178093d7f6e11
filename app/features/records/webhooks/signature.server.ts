// Signs what is sent, as Standard Webhooks has it (docs/api.md).
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const newSecret = () => prefix + randomBytes(32).toString('base64')

type Signed = { id: string; body: string }

/** @param now the time of this attempt, by which receivers refuse what was recorded and repeated */
export function signedHeaders({ id, body }: Signed, secret: string, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${digest}` }
}
