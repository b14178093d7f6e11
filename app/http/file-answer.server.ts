// A file that a stranger sent, as a download that no browser opens by itself; that it is not to be guessed at is said of
// every answer (headers.server.ts).

/** What is harmless to open is said to be what it is; anything else is just bytes. */
const harmless = new Set(['application/pdf', 'image/gif', 'image/jpeg', 'image/png', 'image/webp', 'text/plain'])

type File = { name: string; type: string; content: Buffer<ArrayBuffer> }

/** @throws Response 404 for none */
export function fileAnswer(file: File | null): Response {
  if (!file) throw new Response(null, { status: 404 })
  const type = file.type.toLowerCase().split(';')[0]?.trim() ?? ''
  return new Response(file.content, {
    headers: {
      'Content-Type': harmless.has(type) ? type : 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${asciiName(file.name)}"; filename*=UTF-8''${encodedName(file.name)}`,
      'Content-Length': String(file.content.byteLength),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  })
}

const asciiName = (name: string) => name.replace(/[^\w.() -]/g, '_')
/** RFC 8187: what encodeURIComponent leaves as it is and a header may not have is encoded, too. */
const encodedName = (name: string) =>
  encodeURIComponent(name.toWellFormed().replace(/[/\\]/g, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
