// Turns an upload into the site's files of it: checked by content, then encoded anew in a child process.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askChild } from '#app/children/child.server.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import type { Task } from './resize-image.child.ts'
import { type ImageKind, mostPixels, refusals, sniffImage } from './sniff-image.ts'

type MadeFile = { name: string; type: string; width: number; height: number; bytes: Uint8Array }

type ProcessedImage = {
  /** The upload's hash: the same picture always gets the same names. */
  hash: string
  width: number
  height: number
  files: MadeFile[]
}

type ImageResult = { ok: true; image: ProcessedImage } | { ok: false; problem: Message }

// One at a time, so that several uploads need no more memory than one.
const limits = { patienceMs: 120_000, heapMegabytes: 256, atOnce: 1 }
/** Part of the names: change it whenever the same picture would give different files. */
const recipe = 'images-1'
const endings: Record<string, string> = { 'image/avif': 'avif', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** @param name from the browser */
export async function processImage(bytes: Uint8Array, name?: string): Promise<ImageResult> {
  const sniffed = sniffImage(bytes, name)
  if (!sniffed.ok) return sniffed
  const result = await askWorker(bytes, sniffed.kind)
  if ('problem' in result) return { ok: false, problem: refusals[result.problem] }

  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 24)
  const files = result.files.map((file) => ({ ...file, name: `${hash}-${file.width}.${endings[file.type]}` }))
  return { ok: true, image: { hash, width: result.width, height: result.height, files } }
}

const answerSchema = z.union([
  z.object({ problem: z.enum(['tooLarge', 'animated', 'damaged']) }),
  z.object({
    width: z.number(),
    height: z.number(),
    files: z
      .array(z.object({ type: z.string(), width: z.number(), height: z.number(), bytes: z.instanceof(Uint8Array) }))
      .nonempty(),
  }),
])

type Answer = z.output<typeof answerSchema>

/** A picture that makes the child process fail, hang or grow too large counts as damaged. */
async function askWorker(bytes: Uint8Array, kind: ImageKind): Promise<Answer> {
  const task: Task = { bytes, kind, mostPixels }
  const answer = await askChild('resize-image', task, limits)
  return answer === null ? { problem: 'damaged' } : answerSchema.parse(answer)
}
