// Limits the memory of concurrent public uploads, and their number. One address gets a share of it only, and a slow upload loses its part
// as soon as another needs it.

export type UploadBudget = ReturnType<typeof createUploadBudget>

type Held = {
  client: string
  chunks: Uint8Array[]
  bytes: number
  isDropped: boolean
  /** Bytes are counted per interval, numbered from the clock's zero. */
  began: number
  stretch: number
  arrived: number
  arrivedBefore: number
}

const stretchMs = 5_000
/** An upload with less in a whole interval is slow: 5 MB would take longer than a request may. */
const slowestBytes = stretchMs * 16

const periodMs = 10 * 60_000

type Limits = {
  total: number
  share: number
  /** The number of uploads of one address in ten minutes; further ones are dropped. */
  most?: number
}

/** @param elapsed milliseconds of a monotonic clock */
export function createUploadBudget(
  { total, share, most = Number.POSITIVE_INFINITY }: Limits,
  elapsed = () => performance.now(),
) {
  const uploads = new Set<Held>()
  /** The uploads of each client, refused ones too, in the present period. */
  const counts = new Map<string, number>()
  let period = 0
  const stretchNow = () => Math.floor(elapsed() / stretchMs)

  function isOverMost(client: string): boolean {
    const present = Math.floor(elapsed() / periodMs)
    if (present !== period) counts.clear()
    period = present
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count > most
  }

  function hasRoom(upload: Held, more: number): boolean {
    const all = [...uploads]
    if (heldBy(all.filter(({ client }) => client === upload.client)) + more > share) return false
    for (const other of all) {
      if (heldBy(all) + more <= total) break
      if (other !== upload && isSlow(other, stretchNow())) drop(other)
    }
    return heldBy(all) + more <= total
  }

  return {
    /** @param client see clientKey */
    begin(client: string) {
      const now = stretchNow()
      const times = { began: now, stretch: now, arrived: 0, arrivedBefore: 0 }
      const upload: Held = { client, chunks: [], bytes: 0, isDropped: false, ...times }
      uploads.add(upload)
      let isCounted = false
      return {
        /** Keeps a chunk, or drops the whole upload when there is no room. */
        keep(chunk: Uint8Array) {
          turnStretch(upload, stretchNow())
          upload.arrived += chunk.byteLength
          if (!isCounted && isOverMost(client)) drop(upload)
          isCounted = true
          if (upload.isDropped) return
          if (!hasRoom(upload, chunk.byteLength)) return drop(upload)
          upload.chunks.push(chunk)
          upload.bytes += chunk.byteLength
        },
        chunks: () => upload.chunks,
        isDropped: () => upload.isDropped,
        /** Returns its memory. */
        end: () => uploads.delete(upload),
      }
    },
  }
}

const heldBy = (list: Held[]) => list.reduce((bytes, upload) => bytes + upload.bytes, 0)

function drop(upload: Held) {
  Object.assign(upload, { chunks: [], bytes: 0, isDropped: true })
}

function isSlow(upload: Held, now: number) {
  turnStretch(upload, now)
  return upload.began < upload.stretch - 1 && upload.arrivedBefore < slowestBytes
}

/** @param now the number of the present interval */
function turnStretch(upload: Held, now: number) {
  if (upload.stretch === now) return
  upload.arrivedBefore = upload.stretch === now - 1 ? upload.arrived : 0
  upload.arrived = 0
  upload.stretch = now
}
