// Pictures of the media library. A file's name is derived from its content, so it can be cached for ever.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { isFileName, typeOf } from '#app/features/media/file-store.ts'
import { mediaStore } from '#app/features/media/media-store.server.ts'
import { logError } from '#app/process/log.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const name = params.file ?? ''
  const bytes = isFileName(name) ? await read(name) : null
  if (!bytes) throw new Response(null, { status: 404 })
  const headers = {
    'Content-Type': typeOf(name),
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': 'inline',
    ETag: `"${name}"`,
  }
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers })
}

/** A bucket that does not answer is a temporary failure. */
async function read(name: string): Promise<Uint8Array | null> {
  try {
    return await mediaStore.get(name)
  } catch (error) {
    logError(error, { file: name })
    throw new Response(null, { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' } })
  }
}
