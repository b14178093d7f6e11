// A local stub of the mail provider: accepted mails, faults in the order a test scripts them, signed webhooks, and
// received mails.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'

export type ProviderMail = {
  from: string
  to: string
  reply_to?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  tags?: { name: string; value: string }[]
  attachments?: { filename: string; content: string; content_type: string; content_id?: string }[]
}

/**
 * The outcome of one request. `hang`, `reset` and `garbage` are the worst case: the mail is accepted, only the response is
 * lost. A fault with a status accepts nothing.
 */
export type Fault =
  | 'hang'
  | 'reset'
  | 'garbage'
  | { status: number; name?: string; message?: string; retryAfter?: number; body?: string }

export type IncomingMail = {
  from: string
  to: string
  subject: string
  text?: string
  html?: string
  headers?: Record<string, string>
  files?: { name: string; type: string; content: Buffer; size?: number; contentId?: string }[]
}

const wholeMail = (id: string, { from, to, subject, text, html, headers, files = [] }: IncomingMail) => ({
  object: 'email',
  id,
  from,
  to: [to],
  subject,
  text: text ?? null,
  html: html ?? null,
  headers: headers ?? {},
  message_id: `<${id}@sender>`,
  received_for: [to],
  cc: null,
  bcc: null,
  reply_to: null,
  attachments: files.map(({ name, type, content, size, contentId }, index) => ({
    id: String(index),
    filename: name,
    content_type: type,
    size: size ?? content.byteLength,
    content_id: contentId ?? null,
    content_disposition: contentId ? 'inline' : 'attachment',
  })),
})

/** As the provider of batches behaves. Faults are for the next request with mails, of either kind. */
type BatchRules = {
  /** The largest body, in bytes; a larger one is 413. */
  mostBytes: number
  /** Stated in each answer. */
  perSecond: number
  /** More requests than that in any second are then 429. */
  isPaced: boolean
  /** Addresses that are refused: alone when the validation is permissive, with the whole batch when it is strict. */
  refused: Set<string>
}

export type FakeResend = Awaited<ReturnType<typeof startFakeResend>>

export async function startFakeResend() {
  const faults: Fault[] = []
  const faultsByKey = new Map<string, Fault>()
  const requests: { key: string; authorization: string; mail: ProviderMail }[] = []
  const arrivals: { key: string; at: number; authorization: string }[] = []
  const refusals: { key: string; status: number }[] = []
  const taken = new Map<string, { id: string; mail: ProviderMail }>()

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  const rules: BatchRules = { mostBytes: 10_000_000, perSecond: 10, isPaced: false, refused: new Set() }
  const batches = new Map<string, { body: string; answer: string }>()
  const batched: { key: string; id: string; mail: ProviderMail }[] = []

  /** One key stands for one body: the same gives the same answer, another is refused. */
  async function answerBatch(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const key = keyOf(request)
    if (Buffer.byteLength(body) > rules.mostBytes) return reply(response, { status: 413, name: 'payload_too_large' })
    const fault = faults.shift()
    if (typeof fault === 'object') return reply(response, fault)
    const known = batches.get(key)
    if (known && known.body !== body) return reply(response, { status: 409, name: 'invalid_idempotent_request' })
    const isStrict = request.headers['x-batch-validation'] !== 'permissive'
    const answer = known?.answer ?? takeBatch(key, JSON.parse(body), isStrict)
    if (answer === null) return reply(response, { status: 422, name: 'validation_error' })
    batches.set(key, { body, answer })
    if (fault === 'hang') return
    if (fault === 'reset') return request.socket.destroy()
    if (fault === 'garbage') return response.end('<html>Welcome to the hotel network</html>')
    response.setHeader('content-type', 'application/json').end(answer)
  }

  function takeBatch(key: string, mails: ProviderMail[], isStrict: boolean): string | null {
    const isRefused = ({ to }: ProviderMail) => rules.refused.has(to)
    if (isStrict && mails.some(isRefused)) return null
    const data = mails
      .filter((mail) => !isRefused(mail))
      .map((mail) => {
        const id = `batched-${batched.length + 1}`
        batched.push({ key, id, mail })
        return { id }
      })
    const errors = mails.flatMap((mail, index) => (isRefused(mail) ? [{ index, message: 'Invalid `to` field.' }] : []))
    return JSON.stringify(isStrict ? { data } : { data, errors })
  }

  function isTooMany(): boolean {
    const earlier = arrivals.at(-1 - rules.perSecond)
    return earlier !== undefined && performance.now() - earlier.at < 1_000
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') return give(request.url ?? '', response)
    const isBatch = request.url === '/emails/batch'
    if (request.method !== 'POST' || !(isBatch || request.url === '/emails')) return reply(response, { status: 404 })
    const key = keyOf(request)
    response.on('finish', () => {
      if (response.statusCode !== 200) refusals.push({ key, status: response.statusCode })
    })
    const authorization = String(request.headers.authorization ?? '')
    arrivals.push({ key, at: performance.now(), authorization })
    response.setHeader('ratelimit-limit', String(rules.perSecond))
    if (rules.isPaced && isTooMany())
      return reply(response, { status: 429, name: 'rate_limit_exceeded', retryAfter: 1 })
    if (isBatch) return answerBatch(request, response)
    const mail = (await json(request)) as ProviderMail
    requests.push({ key, authorization, mail })
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

  const incoming = new Map<string, IncomingMail>()
  const reads: string[] = []

  /** The receiving API: the mail, a link to one of its files, and the file. */
  function give(path: string, response: ServerResponse) {
    const { pathname } = new URL(path, origin())
    reads.push(pathname)
    const fault = faultsByKey.get(pathname)
    faultsByKey.delete(pathname)
    if (fault === 'hang') return
    if (typeof fault === 'object') return reply(response, fault)
    const [, id = '', file] = /^\/emails\/receiving\/([\w-]+)(?:\/attachments\/(\d+))?(?:\?.*)?$/.exec(path) ?? []
    const [, owner = '', index] = /^\/files\/([\w-]+)\/(\d+)$/.exec(path) ?? []
    const content = index === undefined ? undefined : incoming.get(owner)?.files?.[Number(index)]?.content
    if (content !== undefined) return response.end(content)
    const mail = incoming.get(id)
    if (!mail) return reply(response, { status: 404 })
    const said = file === undefined ? wholeMail(id, mail) : { download_url: `${origin()}/files/${id}/${file}` }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(said))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin(),
    /** A mail comes in. @returns its webhook event */
    receive: (mail: IncomingMail) => {
      const id = `in-${incoming.size + 1}`
      incoming.set(id, mail)
      const { from, to, subject } = mail
      return { type: 'email.received', data: { email_id: id, message_id: `<${id}@sender>`, from, to: [to], subject } }
    },
    /** Every request, including refused ones. */
    requests,
    /** Every request with mails, of either kind, by the clock of performance.now(). */
    arrivals,
    /** Those of them that were answered with an error. */
    refusals,
    /** The path of every request for a received mail. */
    reads,
    /** The accepted mails, each once, oldest first. */
    mails: () => [...taken.values()].map(({ mail }) => mail),
    /** Mails that came in batches, in the order of their acceptance. */
    batched,
    rules,
    /** Faults for the next requests, one each. */
    script: (...next: Fault[]) => {
      faults.push(...next)
    },
    /** A fault for the next request with this idempotency key, or for this path of the receiving API. */
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

/** A webhook event of the provider: its body and signature headers. */
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

const keyOf = (request: IncomingMessage) => String(request.headers['idempotency-key'] ?? '')

function reply(response: ServerResponse, fault: Exclude<Fault, string>) {
  const { status, name = 'application_error', message = 'refused', retryAfter, body } = fault
  response.statusCode = status
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  response.end(body ?? JSON.stringify({ statusCode: status, name, message }))
}
