// An in-memory stub of S3 that verifies every signature (AWS Signature Version 4) with its own implementation.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Stored = { bytes: Buffer; type: string }

const s3Keys = { accessKeyId: 'AKIATEST', secretAccessKey: 'a-secret-of-the-test/+=' }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** @param pageSize the number of names in a page of a listing */
export async function startFakeS3({ bucket = 'site', region = 'eu-west-3', pageSize = 2 } = {}) {
  const objects = new Map<string, Stored>()
  /** Statuses to return before the real responses. */
  const scripted: number[] = []
  /** The method and key of each signed request, as "GET media/name". */
  const requests: string[] = []
  const rules = { delayMs: 0 }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (rules.delayMs > 0) await sleep(rules.delayMs, undefined, { ref: false })
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const say = (status: number, code = '') =>
      response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`)

    const next = scripted.shift()
    if (next) return say(next, 'Scripted')
    if (!isSigned(request, url, body, region)) return say(403, 'SignatureDoesNotMatch')
    const [, name, ...rest] = url.pathname.split('/')
    if (name !== bucket) return say(404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    requests.push(`${request.method} ${key}`)
    if (!key) return response.writeHead(200).end(list(url.searchParams))
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
      return say(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return say(204)
    }
    const object = objects.get(key)
    if (!object) return say(404, 'NoSuchKey')
    return response.writeHead(200, { 'Content-Type': object.type }).end(object.bytes)
  })

  function list(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const contents = keys.slice(from, from + pageSize).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    const more = from + pageSize < keys.length
    const next = more ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { endpoint, region, bucket, ...s3Keys }
  /** The site's settings for it. */
  const environment = {
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_REGION: region,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_KEY_ID: s3Keys.accessKeyId,
    MEDIA_S3_SECRET: s3Keys.secretAccessKey,
  }
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { settings, environment, objects, scripted, requests, rules, close }
}

/** See https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer, region: string): boolean {
  const { authorization = '', 'x-amz-date': moment = '', 'x-amz-content-sha256': digest = '' } = request.headers
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(authorization)
  if (!parts || typeof moment !== 'string') return false
  const [, credential = '', signedHeaders = '', signature = ''] = parts
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false

  const day = moment.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (credential !== `${s3Keys.accessKeyId}/${scope}`) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, digest].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${s3Keys.secretAccessKey}`, day), region))
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex') === signature
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
