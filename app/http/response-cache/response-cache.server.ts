// Caches public answers for at most a second: concurrent requests get the same bytes, and wait for an answer in progress.
// So visitors see a change within a second; staff, who send a cookie, bypass the cache.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#app/env.server.ts'
import { isLeaving } from '#app/http/remix/leaving.server.ts'
import { type CachedResponse, recordResponse } from '#app/http/remix/record-response.server.ts'
import { once } from '#app/process/once.server.ts'

const longestMs = 1_000
/** After this time one request renders a new answer, so that no other has to wait. */
const dueMs = 500
const mostEntries = 1_000

/** Null: the answer is private, so no request waits for it. */
type Entry = { answer: CachedResponse | null; began: number }
type Drawing = { began: number; waiting: (() => void)[] }

export class ResponseCache {
  readonly #most: number
  readonly #now: () => number
  // Oldest first, because a renewed entry moves to the end.
  readonly #entries = new Map<string, Entry>()
  readonly #drawings = new Map<string, Drawing>()
  #bytes = 0

  /** @param now a monotonic time */
  constructor(mostBytes: number, now: () => number = () => performance.now()) {
    this.#most = mostBytes
    this.#now = now
  }

  get isOn() {
    return this.#most > 0
  }

  /** Limits the share of a single answer. */
  get longestBody() {
    return Math.floor(this.#most / 8)
  }

  get size() {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#now() - entry.began < longestMs ? entry : undefined
  }

  /** True when it should be renewed and no request is doing so. */
  isDue(key: string, { began }: Entry): boolean {
    return this.#now() - began >= dueMs && !this.#drawings.has(key)
  }

  /** @param proceed called when the answer in progress is ready or has failed @returns false if none is in progress */
  wait(key: string, proceed: () => void): boolean {
    const drawing = this.#drawings.get(key)
    if (!drawing) return false
    drawing.waiting.push(proceed)
    return true
  }

  /** Marks an answer as in progress. @returns a function to call with it, or with nothing if it failed */
  begin(key: string): (answer?: CachedResponse | null) => void {
    const drawing: Drawing = { began: this.#now(), waiting: [] }
    this.#drawings.set(key, drawing)
    // An answer that takes longer would be too old.
    const tooLong = setTimeout(() => settle(), longestMs).unref()
    const settle = (answer?: CachedResponse | null) => {
      clearTimeout(tooLong)
      if (this.#drawings.get(key) === drawing) {
        this.#drawings.delete(key)
        if (answer !== undefined) this.#keep(key, { answer, began: drawing.began })
      }
      for (const proceed of drawing.waiting.splice(0)) proceed()
    }
    return settle
  }

  #keep(key: string, entry: Entry) {
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#bytes += weightOf(entry)
    for (const [oldest, { began }] of this.#entries) {
      const isOld = this.#now() - began >= longestMs
      if (!isOld && this.#bytes <= this.#most && this.#entries.size <= mostEntries) break
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= weightOf(entry)
  }
}

const weightOf = ({ answer }: Entry) => answer?.body.byteLength ?? 0

/** Off in development. */
const responseCache = once(
  'response-cache',
  () => new ResponseCache(env.NODE_ENV === 'development' ? 0 : env.RESPONSE_CACHE_MB * 1_000_000),
)

// Answers a request from the cache, waits for an answer in progress, or records a new one.

type Ways = {
  /** Handles the request without the cache. */
  goOn: () => void
  /** Called when a cached answer was sent in place of a route's. */
  sent: (bytes: number) => void
}

export function answerFromMemory(key: string, request: IncomingMessage, response: ServerResponse, ways: Ways) {
  if (!responseCache.isOn || isLeaving()) return ways.goOn()
  // The answer to a HEAD or a conditional request cannot serve others.
  const canBeKept = request.method === 'GET' && request.headers['if-none-match'] === undefined
  if (sendKept(key, request, response, ways, canBeKept)) return
  const isWaiting = responseCache.wait(key, () => {
    if (!response.destroyed && !sendKept(key, request, response, ways, false)) ways.goOn()
  })
  if (isWaiting) return
  if (canBeKept) record(key, response)
  ways.goOn()
}

function record(key: string, response: ServerResponse) {
  const settle = responseCache.begin(key)
  response.once('close', () => settle())
  recordResponse(response, responseCache.longestBody, settle)
}

/** @returns whether it was sent */
function sendKept(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  { goOn, sent }: Ways,
  mayRenew: boolean,
): boolean {
  const kept = responseCache.find(key)
  if (!kept || (mayRenew && responseCache.isDue(key, kept))) return false
  if (kept.answer && canSend(kept.answer, request)) {
    const bytes = sendCached(kept.answer, request, response)
    if (!kept.answer.isFile) sent(bytes)
  } else goOn()
  return true
}

/** @returns false when only the file server can compare the client's copy of a file */
function canSend(cached: CachedResponse, { headers }: IncomingMessage): boolean {
  return headers['if-none-match'] === undefined || (cached.etag !== null && !cached.isFile)
}

/** @returns the number of bytes in the body */
function sendCached(cached: CachedResponse, { headers }: IncomingMessage, response: ServerResponse): number {
  const known = headers['if-none-match']
  if (known !== undefined && cached.etag !== null && matchesEtag(known, cached.etag)) {
    response.writeHead(304, cached.unchangedHead).end()
    return 0
  }
  response.writeHead(200, cached.head).end(cached.body)
  return cached.body.byteLength
}

/** Finds an ETag in an If-None-Match list, with weak comparison. */
export const matchesEtag = (list: string, etag: string): boolean =>
  list.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
