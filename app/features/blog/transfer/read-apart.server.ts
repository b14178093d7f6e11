// A file of posts is read by another process: what it costs is waited for by who sent it alone.
import { askChild } from '#app/children/child.server.ts'
import type { Task } from './read-import.child.ts'
import type { ReadFile } from './read-import.server.ts'

const limits = { patienceMs: 120_000, heapMegabytes: 768 }

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that several take no more memory than one. */
export async function readImportApart(bytes: Uint8Array): Promise<ReadFile> {
  const answer = last.then(() => askChild('read-import', { bytes } satisfies Task, limits))
  last = answer.catch(() => {})
  // Our own program's answer, of the shape that it has.
  return ((await answer) as ReadFile | null) ?? { ok: false, problem: tooMuch }
}

const tooMuch = 'The file takes too long or too much memory to read. Export it in parts, and send each.'
