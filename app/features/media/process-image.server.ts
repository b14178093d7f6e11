// From an uploaded file to what the site shows of it: checked by content, then drawn anew by another process.
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { mostPixels, refusals } from './refusals.ts'
import { type ImageKind, sniffImage } from './sniff-image.ts'

export type MadeFile = { name: string; type: string; width: number; height: number; bytes: Uint8Array }

export type ProcessedImage = {
  /** Of the upload: the same picture has the same names, whenever it comes. */
  hash: string
  width: number
  height: number
  files: MadeFile[]
}

export type ImageResult = { ok: true; image: ProcessedImage } | { ok: false; problem: string }

const patience = 120_000
/** Part of the names: changed whenever the files of the same picture would change. */
const recipe = 'images-1'
const endings: Record<string, string> = { 'image/avif': 'avif', 'image/jpeg': 'jpg', 'image/png': 'png' }

let last: Promise<unknown> = Promise.resolve()

/** @param name as the browser gave it */
export async function processImage(bytes: Uint8Array, name?: string): Promise<ImageResult> {
  const sniffed = sniffImage(bytes, name)
  if (!sniffed.ok) return sniffed
  // One after the other, so that many uploads take no more memory than one.
  const answer = last.then(() => askWorker(bytes, sniffed.kind))
  last = answer.catch(() => {})
  const made = await answer
  if ('problem' in made) return { ok: false, problem: refusals[made.problem] }

  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 24)
  const files = made.files.map((file) => ({ ...file, name: `${hash}-${file.width}.${endings[file.type]}` }))
  return { ok: true, image: { hash, width: made.width, height: made.height, files } }
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

/** A picture that makes the worker fail, hang or grow too large counts as damaged. */
function askWorker(bytes: Uint8Array, kind: ImageKind): Promise<Answer> {
  return new Promise((done) => {
    const worker = startWorker()
    const timer = setTimeout(() => worker.kill('SIGKILL'), patience)
    const finish = (answer: Answer) => {
      clearTimeout(timer)
      done(answer)
    }
    worker.once('message', (message) => finish(answerSchema.parse(message)))
    worker.once('error', () => finish({ problem: 'damaged' }))
    worker.once('exit', () => finish({ problem: 'damaged' }))
    worker.send({ bytes, kind, mostPixels }, () => {})
  })
}

/** It knows none of the site's secrets, and has little memory of its own. */
const startWorker = (): ChildProcess =>
  fork(resolve('app/features/media/resize-image.js'), [], {
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
