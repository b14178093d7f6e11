// Reads a file of posts in another process, so that only its sender waits.
import { askChild } from '#app/children/child.server.ts'
import type { Task } from './read-import.child.ts'
import type { ReadFile } from './read-import.server.ts'

// One at a time, so that several files need no more memory than one.
const limits = { patienceMs: 120_000, heapMegabytes: 768, atOnce: 1 }

export async function readImportApart(bytes: Uint8Array): Promise<ReadFile> {
  const answer = await askChild('read-import', { bytes } satisfies Task, limits)
  // The answer comes from our own program, so its shape is known.
  return (answer as ReadFile | null) ?? { ok: false, problem: tooMuch }
}

const tooMuch = 'The file takes too long or too much memory to read. Export it in parts, and send each.'
