// @ts-check
// A process of its own for one picture from outside: what breaks or grows here does not reach the site.
// Plain JavaScript, because Node starts it as it is; process-image.server.ts is its other end.
import sharp from 'sharp'

/** @typedef {{ bytes: Uint8Array, kind: 'jpeg' | 'png' | 'webp' | 'avif', mostPixels: number }} Task */
/** @typedef {{ type: string, width: number, height: number, bytes: Uint8Array }} Made */

/** An article is 700 pixels wide; twice that is what the finest screens use. */
const widths = [480, 960, 1600]
/** WebP and JPEG end at 16,383 and 65,535; nobody shows more than this. */
const tallest = 8000
const mostMemory = 1_000_000_000

/** Only the reader that the content asks for. */
const loaders = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  avif: 'VipsForeignLoadHeifBuffer',
}

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(2)
}, 50)

process.once('message', (/** @type {Task} */ task) => {
  make(task).then(answer, () => answer({ problem: 'damaged' }))
})
process.once('disconnect', () => process.exit())

/** @param {unknown} message */
const answer = (message) => process.send?.(message, undefined, {}, () => process.exit())

/** @param {Task} task */
async function make({ bytes, kind, mostPixels }) {
  sharp.unblock({ operation: [loaders[kind]] })
  const source = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  const { width, height, pages = 1, format } = await source.metadata()
  if (width * height > mostPixels) return { problem: 'tooLarge' }
  if (pages > 1 && kind !== 'avif') return { problem: 'animated' }
  if (format !== (kind === 'avif' ? 'heif' : kind)) return { problem: 'damaged' }

  // Upright, in sRGB, without anything but pixels.
  const { data, info } = await source
    .autoOrient()
    .resize({ width: widths.at(-1), height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole = () => sharp(data, { raw: info })
  const { isOpaque } = await whole().stats()
  const opaque = () => (isOpaque ? whole().removeAlpha() : whole())

  /** @type {Made[]} */
  const files = []
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

/**
 * @param {import('sharp').Sharp} image
 * @param {string} type
 * @returns {Promise<Made>}
 */
async function encode(image, type) {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { type, width: info.width, height: info.height, bytes: data }
}
