// A file of posts is read by another process: what it costs is waited for by who sent it alone.
import { askChild } from '#app/children/child.server.ts'
import type { Task } from './read-import.child.ts'
import type { ReadFile } from './read-import.server.ts'

// One at a time, so that several take no more memory than one.
const limits = { patienceMs: 120_000, heapMegabytes: 768, atOnce: 1 }

export async function readImportApart(bytes: Uint8Array): Promise<ReadFile> {
  const answer = await askChild('read-import', { bytes } satisfies Task, limits)
  // Our own program's answer, of the shape that it has.
  return (answer as ReadFile | null) ?? { ok: false, problem: tooMuch }
}

const tooMuch = 'The file takes too long or too much memory to read. Export it in parts, and send each.'
