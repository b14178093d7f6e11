// A download of any length: read and sent in portions, so that it needs little memory.
import { Readable } from 'node:stream'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { type AppLoadContext, createReadableStreamFromReadable } from '@remix-run/node'
import { localTime } from '#app/time/zoned-time.ts'

type Chunks = AsyncIterable<string> | AsyncIterable<Uint8Array>
type Context = Pick<AppLoadContext, 'room'>

/** @param context of the request, for back-pressure: a slow connection gets no more than it takes */
export const streamed = (chunks: Chunks, headers: Record<string, string>, { room }: Context): Response =>
  new Response(createReadableStreamFromReadable(Readable.from(takingTurns(chunks, room), { highWaterMark: 1 })), {
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  })

/** @property zone of the reader, whose day the file's name has */
export type Destination = Context & { zone: string }

type Download = { name: string; extension: string; type: string }

/** @param name without date */
export function streamedDownload({ name, extension, type }: Download, chunks: AsyncIterable<string>, to: Destination) {
  const day = localTime(Date.now(), to.zone).date
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}-${day}.${extension}"`,
  }
  return streamed(chunks, headers, to)
}

async function* takingTurns(chunks: Chunks, room: Context['room']) {
  for await (const chunk of chunks) {
    yield chunk
    // SQLite answers within the same turn of the event loop: without a pause no other request would be served.
    await othersTurn()
    if ((await room?.()) === false) return
  }
}

/** The rows as one JSON array. */
export function jsonDownload(name: string, pages: AsyncIterable<object[]>, to: Destination) {
  return streamedDownload({ name, extension: 'json', type: 'application/json' }, jsonArray(pages), to)
}

async function* jsonArray(pages: AsyncIterable<object[]>) {
  let before = '[\n'
  for await (const rows of pages) {
    if (rows.length > 0) yield before + rows.map((row) => JSON.stringify(row)).join(',\n')
    if (rows.length > 0) before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
