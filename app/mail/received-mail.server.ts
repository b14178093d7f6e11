// Fetches a mail that somebody sent to us from the mail service, whose webhook carries no more than its number.
import { Resend } from 'resend'
import { bareAddress, singleLine } from './address.ts'

export type ReceivedFile = {
  name: string
  type: string
  bytes: number
  /** Null for one that is too large to keep. */
  content: Buffer | null
}

export type ReceivedMail = {
  from: string
  to: string[]
  subject: string
  messageId: string | null
  text: string | null
  html: string | null
  /** Sent by a program, as an absence notice. */
  isAutomatic: boolean
  files: ReceivedFile[]
}

export type MailReader = { read(providerId: string): Promise<ReceivedMail> }

const mostFiles = 20
const mostBytesOfFile = 5_000_000
const mostBytes = 15_000_000
const mostLetters = 200_000

type ReaderSettings = { apiKey: string; baseUrl?: string; timeoutMs?: number }

export function resendReader({ apiKey, baseUrl, timeoutMs = 20_000 }: ReaderSettings): MailReader {
  const resend = new Resend(apiKey, { baseUrl })
  return {
    /** @throws Error when the service does not give the mail */
    async read(providerId) {
      // The library itself waits for ever.
      const signal = () => AbortSignal.timeout(timeoutMs)
      const { data, error } = await resend.emails.receiving.get(
        providerId,
        { html_format: 'cid' },
        { signal: signal() },
      )
      if (error) throw new Error(`${error.statusCode}: ${singleLine(String(error.message))}`)
      const { headers, text, html, received_for, message_id } = data
      const files: ReceivedFile[] = []
      let left = mostBytes
      for (const file of data.attachments.slice(0, mostFiles)) {
        const isKept = file.size <= Math.min(left, mostBytesOfFile)
        const content = isKept ? await download(resend, providerId, file.id, signal()) : null
        left -= content?.byteLength ?? 0
        const name = singleLine(file.filename ?? '', 150) || 'attachment'
        files.push({
          name,
          type: singleLine(file.content_type ?? '', 100),
          bytes: content?.byteLength ?? file.size,
          content,
        })
      }
      return {
        from: bareAddress(data.from) ?? '',
        to: [...data.to, ...(received_for ?? [])].flatMap((address) => bareAddress(address) ?? []),
        subject: singleLine(data.subject ?? '', 250),
        messageId: message_id ? singleLine(message_id, 500) : null,
        text: text?.slice(0, mostLetters) ?? null,
        html: html?.slice(0, 5 * mostLetters) ?? null,
        isAutomatic: isAutomatic(headers ?? {}),
        files,
      }
    },
  }
}

/** @returns null for one that is larger than it was said to be */
async function download(resend: Resend, emailId: string, id: string, signal: AbortSignal): Promise<Buffer | null> {
  const { data, error } = await resend.emails.receiving.attachments.get({ emailId, id }, { signal })
  if (error) throw new Error(`${error.statusCode}: ${singleLine(String(error.message))}`)
  const answer = await fetch(data.download_url, { signal })
  if (!answer.ok) throw new Error(`${answer.status} for an attachment`)
  const chunks: Uint8Array[] = []
  let size = 0
  // Node's streams are async iterable, which the browser's types do not say.
  const stream = answer.body as AsyncIterable<Uint8Array> | null
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > mostBytesOfFile) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** RFC 3834, and what Exchange says instead. */
function isAutomatic(headers: Record<string, string>) {
  const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
  const submitted = said['auto-submitted']?.toLowerCase().trim() ?? 'no'
  return !submitted.startsWith('no') || 'x-autoreply' in said || /^(bulk|auto_reply|junk)$/i.test(said.precedence ?? '')
}
