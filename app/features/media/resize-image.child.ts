// Resizes one untrusted picture in a child process for process-image.server.ts.
import sharp, { type Sharp } from 'sharp'
import { answerTask } from '#app/children/answer-task.ts'
import type { ImageKind } from './sniff-image.ts'

export type Task = { bytes: Uint8Array; kind: ImageKind; mostPixels: number }
type Made = { type: string; width: number; height: number; bytes: Uint8Array }

/** An article is 700 pixels wide, and high-density screens use twice that. */
const widths = [480, 960, 1600]
/** WebP and JPEG end at 16,383 and 65,535; this is more than any page shows. */
const tallest = 8000
const mostMemory = 1_000_000_000

/** Only the decoder of the detected format is enabled. */
const loaders = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  avif: 'VipsForeignLoadHeifBuffer',
}

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })

answerTask((task: Task) => make(task).catch(() => ({ problem: 'damaged' })), mostMemory)

async function make({ bytes, kind, mostPixels }: Task) {
  sharp.unblock({ operation: [loaders[kind]] })
  const source = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  const { width, height, pages = 1, format } = await source.metadata()
  if (width * height > mostPixels) return { problem: 'tooLarge' }
  if (pages > 1 && kind !== 'avif') return { problem: 'animated' }
  if (format !== (kind === 'avif' ? 'heif' : kind)) return { problem: 'damaged' }

  // Upright, in sRGB, with all metadata removed.
  const { data, info } = await source
    .autoOrient()
    .resize({ width: widths.at(-1), height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole = () => sharp(data, { raw: info })
  const { isOpaque } = await whole().stats()
  const opaque = () => (isOpaque ? whole().removeAlpha() : whole())

  const files: Made[] = []
  for (const size of [...widths.filter((one) => one < info.width), info.width]) {
    files.push(await encode(opaque().resize({ width: size }).avif({ quality: 52, effort: 2 }), 'image/avif'))
  }
  const fallback = opaque()
  files.push(
    isOpaque
      ? await encode(fallback.jpeg({ quality: 80, mozjpeg: true }), 'image/jpeg')
      : await encode(fallback.png({ compressionLevel: 9 }), 'image/png'),
  )
  return { width: info.width, height: info.height, files }
}

async function encode(image: Sharp, type: string): Promise<Made> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { type, width: info.width, height: info.height, bytes: data }
}
