// A stranger's file as a download that browsers do not open themselves; headers.server.ts adds nosniff to every
// response.

/** Harmless types are served as they are, all others as plain bytes. */
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
/** RFC 8187: also encodes the characters that encodeURIComponent leaves but a header must not contain. */
const encodedName = (name: string) =>
  encodeURIComponent(name.toWellFormed().replace(/[/\\]/g, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
