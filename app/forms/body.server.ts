// A form's body as name and value pairs, within limits that hold while it is read.
const byteLimit = 256 * 1024
const fieldLimit = 100

/** @throws Response 415 for another content type, 413 beyond 256 kB, 400 for more than 100 fields or a broken body */
export async function readBody(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase()
  const isMultipart = type.startsWith('multipart/form-data')
  if (!isMultipart && !type.startsWith('application/x-www-form-urlencoded')) throw refusal(415)
  const bytes = await readLimited(request)
  const fields = isMultipart
    ? await multipart(bytes, request.headers.get('Content-Type') ?? '')
    : new URLSearchParams(countedText(bytes))
  if (fields.size > fieldLimit) throw refusal(400)
  return fields
}

async function readLimited(request: Request): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Node's streams are async iterable, which the browser's types do not say.
  const stream = request.body as AsyncIterable<Uint8Array> | null
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > byteLimit) throw refusal(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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

async function multipart(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<URLSearchParams> {
  const fields = new URLSearchParams()
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
    for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  } catch {
    throw refusal(400)
  }
  return fields
}

const refusal = (status: number) => new Response(null, { status })
