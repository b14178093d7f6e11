// A bucket of any S3-compatible service.
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { DomUtils, parseDocument } from 'htmlparser2'
import { checkFileName, type FileStore, isFileName, typeOf } from './file-store.ts'

type S3Settings = {
  /** Without the bucket: "https://s3.eu-west-3.amazonaws.com". */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** A prefix for each name, such as "media/", for a bucket with several uses. */
  prefix?: string
  /** The longest wait for an answer, its file included. */
  patienceMs?: number
}

export function s3Store({
  endpoint,
  region,
  bucket,
  prefix = '',
  patienceMs = 30_000,
  ...keys
}: S3Settings): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const urlOf = (name: string) => `${root}/${prefix}${checkFileName(name)}`
  const ask = (url: string, init: RequestInit = {}) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })

  return {
    async put(name, bytes) {
      const headers = {
        'Content-Type': typeOf(name),
        'Cache-Control': 'public, max-age=31536000, immutable',
        // The service rejects content that was altered on the way.
        'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      await succeed(await ask(urlOf(name), { method: 'PUT', headers, body: Buffer.from(bytes) }))
    },
    async get(name) {
      if (!isFileName(name)) return null
      const response = await ask(urlOf(name))
      if (response.status === 404) return null
      return new Uint8Array(await (await succeed(response)).arrayBuffer())
    },
    async remove(name) {
      const response = await ask(urlOf(name), { method: 'DELETE' })
      if (response.status !== 404) await succeed(response)
    },
    async *names() {
      let token: string | null = null
      do {
        const query: Record<string, string> = {
          'list-type': '2',
          prefix,
          ...(token ? { 'continuation-token': token } : {}),
        }
        const response = await succeed(await ask(`${root}?${new URLSearchParams(query)}`))
        const page = parseDocument(await response.text(), { xmlMode: true })
        const textsOf = (tag: string) =>
          DomUtils.getElementsByTagName(tag, page).map((element) => DomUtils.textContent(element))
        yield* textsOf('Key')
          .map((key) => key.slice(prefix.length))
          .filter(isFileName)
        token = textsOf('NextContinuationToken')[0] ?? null
      } while (token)
    },
  }
}

/** @throws with the status and the service's code, which point to the wrong setting */
async function succeed(response: Response): Promise<Response> {
  if (response.ok) return response
  const code = /<Code>(\w{1,60})</.exec(await response.text())?.[1] ?? 'no code'
  throw new Error(`The file store answered ${response.status} (${code})`)
}
