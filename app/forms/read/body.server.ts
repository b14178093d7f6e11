// Reads a form's body into name and value pairs, enforcing limits while it streams.

import { fileName } from '#app/forms/fields/file-name.ts'
import { clientKey } from '#app/http/edge/client-address.server.ts'
import { isOneTooMany } from '#app/http/edge/large-bodies.ts'
import { answerInRequest, onceAnswered } from '#app/http/edge/per-request.server.ts'
import { queueSlowRequest } from '#app/http/edge/slow-requests.server.ts'
import { isOfStaff } from '#app/http/of-staff.ts'
import { askCondition } from '#db/driver/condition.ts'
import { createUploadBudget, type UploadBudget } from './upload-budget.ts'

const byteLimit = 256 * 1024
const fieldLimit = 100
/** How long a form without files may take to arrive, in beats of a clock that stops while the site is too busy to read. */
const formBeats = { count: 30, ms: 1_000 }

/** @throws Response 415 for another content type, 413 beyond 256 kB, 400 for more than 100 fields or a broken body */
export async function readBody(request: Request): Promise<URLSearchParams> {
  return wholeOf(request, await readFields(request))
}

/** What was read of a request, whose body can be read only once. */
const read = new WeakMap<Request, URLSearchParams>()
export const fieldsRead = (request: Request) => read.get(request)

/** Longer bodies take a turn, because reading them and drawing them again takes as long as several pages. */
const longBytes = 32 * 1024
const crowdedOut = new WeakSet<Request>()
/** True when the turn of a long body did not come in time. */
export const isCrowdedOut = (request: Request) => crowdedOut.has(request)

async function untilTurn(request: Request, size: number) {
  const response = answerInRequest()
  // Staff pages check the session before reading anything.
  if (!response || size <= longBytes || isOfStaff(new URL(request.url).pathname)) return
  if (!(await queueSlowRequest(response))) crowdedOut.add(request)
}

/** Whoever sent it may have been signed out while it arrived. */
async function wholeOf(request: Request, fields: URLSearchParams): Promise<URLSearchParams> {
  read.set(request, fields)
  await askCondition()
  return fields
}

async function readFields(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase()
  if (!isMultipart(request) && !type.startsWith('application/x-www-form-urlencoded')) throw refusal(415)
  refuseAnnounced(request, byteLimit)
  const { bytes } = await readLimited(request, byteLimit)
  const fields = isMultipart(request)
    ? await multipart(bytes, request.headers.get('Content-Type') ?? '')
    : new URLSearchParams(countedText(bytes))
  if (fields.size > fieldLimit) throw refusal(400)
  return fields
}

/** The raw body of up to 256 kB. @throws Response 413 */
export const readText = async (request: Request) => (await readLimited(request, byteLimit)).bytes.toString('utf8')

export type UploadedFile = { name: string; bytes: Uint8Array }

const staffBudget = createUploadBudget({ total: 64_000_000, share: 32_000_000 })

type Uploads = Omit<Upload, 'file'> & { files: UploadedFile[] }

/** Like readBody, with any number of files in one field. */
export async function readBodyWithFiles(request: Request, field: string, limit: number): Promise<Uploads> {
  if (!isMultipart(request)) return { fields: await readBody(request), files: [] }
  return readUploads(request, limit, { field, budget: staffBudget })
}

export type Upload = {
  fields: URLSearchParams
  file: UploadedFile | null
  /** The file was dropped while it streamed, because too many uploads are in progress; the fields are complete. */
  isDropped?: boolean
}

const strangersBudget = createUploadBudget({ total: 32_000_000, share: 16_000_000, isOneTooMany })

/** Like readBody, with an optional file. */
export async function readBodyWithFile(request: Request, field: string, limit: number): Promise<Upload> {
  if (!isMultipart(request)) return { fields: await readBody(request), file: null }
  return readUpload(request, limit, { field, budget: strangersBudget })
}

/** Refuses by Content-Length, before buffering anything. */
function refuseAnnounced(request: Request, limit: number) {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw refusal(413)
}

type UploadOptions = { field?: string; budget?: UploadBudget }

/** A form with one file in its field "file"; null without one. @throws Response like readBody, with its own limit */
export async function readUpload(request: Request, limit: number, options?: UploadOptions): Promise<Upload> {
  const { files, ...upload } = await readUploads(request, limit, options)
  return { ...upload, file: files[0] ?? null }
}

async function readUploads(
  request: Request,
  limit: number,
  { field = 'file', budget }: UploadOptions = {},
): Promise<Uploads> {
  if (!isMultipart(request)) throw refusal(415)
  refuseAnnounced(request, limit)
  const contentType = request.headers.get('Content-Type') ?? ''
  const { bytes, tail } = await readLimited(request, limit, budget)
  const { form, contents } = await formData(tail ? withoutMiddle(bytes, tail, contentType) : bytes, contentType)
  const fields = textsOf(form)
  if (fields.size > fieldLimit) throw refusal(400)
  // A text beside a file is no longer than that of any other form: the page draws it again.
  if (lengthOf(fields) > byteLimit) throw refusal(413)
  await wholeOf(request, fields)
  if (tail) return { fields, files: [], isDropped: true }
  const sent = [...form].flatMap(([name, file]) => (typeof file === 'string' ? [] : { name, file }))
  const files = sent.flatMap(({ name, file }, place) => {
    const content = contents[place] ?? Buffer.alloc(0)
    // A field without a chosen file has an empty one without a name.
    const isChosen = name === field && (content.length > 0 || file.name !== '')
    return isChosen ? { name: fileName(file.name), bytes: content } : []
  })
  return { fields, files }
}

const isMultipart = ({ headers }: Request) =>
  (headers.get('Content-Type') ?? '').toLowerCase().startsWith('multipart/form-data')

type Read = {
  bytes: Buffer<ArrayBuffer>
  /** The end of a body, when only the beginning and the end were kept. */
  tail?: Buffer<ArrayBuffer>
}

/** The size of the end that is kept of a dropped upload: the fields after the file. */
const tailBytes = 16 * 1024

/**
 * Always reads to the end: a browser shows no answer when its upload is cut off.
 * @param budget the memory that concurrent uploads share beyond the size of a normal form
 */
async function readLimited(request: Request, limit: number, budget?: UploadBudget): Promise<Read> {
  const head: Uint8Array[] = []
  let size = 0
  let tail = Buffer.alloc(0)
  const upload = budget?.begin(clientKey(request))
  try {
    for await (const chunk of upload ? chunksOf(request) : inTime(chunksOf(request), formBeats)) {
      size += chunk.byteLength
      if (size > limit) throw refusal(413)
      if (!upload || size <= byteLimit) head.push(chunk)
      else {
        upload.keep(chunk)
        tail = Buffer.concat([tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes)
      }
    }
    await untilTurn(request, size)
    if (upload?.isDropped()) return { bytes: Buffer.concat(head), tail }
    return { bytes: Buffer.concat([...head, ...(upload?.chunks() ?? [])]) }
  } finally {
    // What is made of it needs as much memory again.
    if (upload) onceAnswered(upload.end)
  }
}

// Node's streams are async iterable, which the DOM types do not declare.
const chunksOf = ({ body }: Request) => (body ?? []) as AsyncIterable<Uint8Array>

/** @throws Response 408 for what has not arrived by then */
async function* inTime(chunks: AsyncIterable<Uint8Array>, { count, ms }: typeof formBeats): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    let left = count
    // However late it comes, a beat is one: what arrived meanwhile is read before the next.
    timer = setInterval(() => {
      left -= 1
      if (left === 0) reject(refusal(408, { Connection: 'close' }))
    }, ms).unref()
  })
  late.catch(() => {})
  try {
    for (;;) {
      const { done, value } = await Promise.race([source.next(), late])
      if (done) return
      yield value
    }
  } finally {
    clearInterval(timer)
  }
}

/** The complete parts at the beginning and the end of a multipart body. */
function withoutMiddle(head: Buffer, tail: Buffer, contentType: string): Buffer<ArrayBuffer> {
  const line = boundaryOf(contentType)
  const [end, start] = [head.lastIndexOf(line), tail.indexOf(line)]
  if (end < 0 || start < 0) throw refusal(400)
  return Buffer.concat([head.subarray(0, end), tail.subarray(start)])
}

/** Counts before parsing, so that ten thousand fields cost nothing. */
function countedText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  let separators = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    separators += 1
    if (separators >= fieldLimit) throw refusal(400)
  }
  return text
}

const multipart = async (bytes: Buffer<ArrayBuffer>, contentType: string) =>
  textsOf((await formData(bytes, contentType)).form)

/** The form with empty files, and their contents in its order: the parser would copy each byte several times. */
async function formData(bytes: Buffer<ArrayBuffer>, contentType: string) {
  const { rest, contents } = withoutFiles(bytes, contentType)
  const form = await new Response(rest, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw refusal(400)
  })
  if ([...form.values()].filter((value) => typeof value !== 'string').length !== contents.length) throw refusal(400)
  return { form, contents }
}

/** Before parsing, which takes long for much text: few parts, and no more text than any other form has. */
function withoutFiles(bytes: Buffer<ArrayBuffer>, contentType: string) {
  const line = boundaryOf(contentType)
  const kept: Buffer[] = []
  const contents: Buffer<ArrayBuffer>[] = []
  let [lines, text, keptTo] = [0, 0, 0]
  for (let at = bytes.indexOf(line), next = at; at >= 0; at = next) {
    lines += 1
    if (lines > fieldLimit + 1) throw refusal(400)
    next = bytes.indexOf(line, at + line.length)
    const head = bytes.subarray(at, next < 0 ? bytes.length : next).indexOf('\r\n\r\n')
    if (head < 0) continue
    const [from, to] = [at + head + '\r\n\r\n'.length, (next < 0 ? bytes.length : next) - '\r\n'.length]
    if (bytes.subarray(at, from).includes('filename=')) {
      contents.push(bytes.subarray(from, to))
      kept.push(bytes.subarray(keptTo, from))
      keptTo = Math.max(from, to)
    } else text += to - from
    if (text > byteLimit) throw refusal(413)
  }
  return { rest: Buffer.concat([...kept, bytes.subarray(keptTo)]), contents }
}

/** The multipart boundary. @throws Response 400 */
function boundaryOf(contentType: string): Buffer {
  const boundary = /boundary="?([^";]{1,200})/i.exec(contentType)?.[1]
  if (!boundary) throw refusal(400)
  return Buffer.from(`--${boundary}`)
}

function textsOf(form: FormData): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  return fields
}

function lengthOf(fields: URLSearchParams): number {
  let length = 0
  for (const [name, value] of fields) length += Buffer.byteLength(name) + Buffer.byteLength(value)
  return length
}

const refusal = (status: number, headers?: HeadersInit) => new Response(null, { status, headers })
