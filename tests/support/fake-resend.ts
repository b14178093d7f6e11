// A local double of the mail provider's POST /emails, with faults in the order a test asks for them.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ProviderMail = {
  from: string
  to: string
  reply_to?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments?: { filename: string; content: string; content_type: string }[]
}

/**
 * What happens to one request. `hang`, `reset` and `garbage` are the worst case: the mail is taken,
 * only the answer is lost. A fault with a status takes nothing.
 */
export type Fault =
  | 'hang'
  | 'reset'
  | 'garbage'
  | { status: number; name?: string; message?: string; retryAfter?: number; body?: string }

export type FakeResend = Awaited<ReturnType<typeof startFakeResend>>

export async function startFakeResend() {
  const faults: Fault[] = []
  const faultsByKey = new Map<string, Fault>()
  const requests: { key: string; authorization: string; mail: ProviderMail }[] = []
  const taken = new Map<string, { id: string; mail: ProviderMail }>()

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || request.url !== '/emails') return reply(response, { status: 404 })
    const mail = (await json(request)) as ProviderMail
    const key = String(request.headers['idempotency-key'] ?? '')
    requests.push({ key, authorization: String(request.headers.authorization ?? ''), mail })
    const fault = faultsByKey.get(key) ?? faults.shift()
    faultsByKey.delete(key)
    if (typeof fault === 'object') return reply(response, fault)
    const known = taken.get(key) ?? { id: `fake-${taken.size + 1}`, mail }
    taken.set(key, known)
    if (fault === 'hang') return
    if (fault === 'reset') return request.socket.destroy()
    if (fault === 'garbage') return response.end('<html>Welcome to the hotel network</html>')
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: known.id }))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Every request, refused ones too. */
    requests,
    /** The mails that were taken, each once, oldest first. */
    mails: () => [...taken.values()].map(({ mail }) => mail),
    /** Faults for the next requests, one each. */
    script: (...next: Fault[]) => {
      faults.push(...next)
    },
    /** A fault for the next request with this idempotency key. */
    scriptFor: (key: string, fault: Fault) => {
      faultsByKey.set(key, fault)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const webhookSecret = `whsec_${Buffer.from('a secret of the tests, 32 bytes!').toString('base64')}`

/** An event as the provider sends it to a webhook: its body with the headers that sign it. */
export function signedEvent(
  event: { type: string; data: object },
  { id = `msg_${Math.random().toString(36).slice(2)}`, at = Date.now(), secret = webhookSecret } = {},
) {
  const body = JSON.stringify({ created_at: new Date(at).toISOString(), ...event })
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${signature}`,
    },
  }
}

function reply(response: ServerResponse, fault: Exclude<Fault, string>) {
  const { status, name = 'application_error', message = 'refused', retryAfter, body } = fault
  response.statusCode = status
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  response.end(body ?? JSON.stringify({ statusCode: status, name, message }))
}
