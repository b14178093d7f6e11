// Public answers by what was asked for, for at most a second: all who ask meanwhile get the same bytes, and an answer that
// is under way is waited for. So a change stands before visitors a second later at the latest; staff, who send a cookie,
// are not answered from here.
import { env } from '#app/env.server.ts'
import { once } from '#app/process/once.server.ts'
import type { CachedResponse } from './record-response.server.ts'

const longestMs = 1_000
/** From then on one who asks gets it the long way, so that it is there anew before others would have to wait. */
const dueMs = 500
const mostEntries = 1_000

/** Null: the answer is not for everybody, and nobody needs to wait for another one. */
type Entry = { answer: CachedResponse | null; began: number }
type Drawing = { began: number; waiting: (() => void)[] }

export class ResponseCache {
  readonly #most: number
  readonly #now: () => number
  // Oldest first, for an entry that is made anew moves to the end.
  readonly #entries = new Map<string, Entry>()
  readonly #drawings = new Map<string, Drawing>()
  #bytes = 0

  /** @param now a time that never jumps */
  constructor(mostBytes: number, now: () => number = () => performance.now()) {
    this.#most = mostBytes
    this.#now = now
  }

  get isOn() {
    return this.#most > 0
  }

  /** No single answer takes up much of the room. */
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

  /** Whether it is time to draw it anew, and nobody does. */
  isDue(key: string, { began }: Entry): boolean {
    return this.#now() - began >= dueMs && !this.#drawings.has(key)
  }

  /** @param proceed called when the answer that is under way is there, or will not come; @returns false where none is */
  wait(key: string, proceed: () => void): boolean {
    const drawing = this.#drawings.get(key)
    if (!drawing) return false
    drawing.waiting.push(proceed)
    return true
  }

  /** An answer is under way. @returns what to call with it, or without one when it is given up */
  begin(key: string): (answer?: CachedResponse | null) => void {
    const drawing: Drawing = { began: this.#now(), waiting: [] }
    this.#drawings.set(key, drawing)
    // What takes longer would be too old for anybody.
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

/** Off while somebody edits the site's own sources. */
export const responseCache = once(
  'response-cache',
  () => new ResponseCache(env.NODE_ENV === 'development' ? 0 : env.RESPONSE_CACHE_MB * 1_000_000),
)
