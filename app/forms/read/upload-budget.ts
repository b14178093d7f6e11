// Limits the memory of concurrent public uploads. One address gets a share of it only, and a slow upload loses its part as
// soon as another needs it.

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

type Limits = {
  total: number
  share: number
  /** Counts an upload of a client, and tells whether to drop it. */
  isOneTooMany?: (client: string) => boolean
}

/** @param elapsed milliseconds of a monotonic clock */
export function createUploadBudget(
  { total, share, isOneTooMany = () => false }: Limits,
  elapsed = () => performance.now(),
) {
  const uploads = new Set<Held>()
  const stretchNow = () => Math.floor(elapsed() / stretchMs)

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
          if (!isCounted && isOneTooMany(client)) drop(upload)
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
