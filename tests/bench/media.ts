// Pictures of the media library (npm run bench:media): how long an upload takes to be encoded, what its files weigh, and how many a
// second the site sends beside a bare Node server.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { folderStore } from '#app/features/media/media-store.server.ts'
import { processImage } from '#app/features/media/process-image.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { answerOf, bareNode, inTurn, ourSite } from './yardsticks.ts'

const rounds = 5
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))

const photo = await drawPhoto()
const times: number[] = []
const store = folderStore(join(folder, 'uploads'))
let stored = 0
let widest = ''
for (let round = 0; round < rounds; round++) {
  const began = performance.now()
  const made = await processImage(photo)
  times.push(performance.now() - began)
  if (!made.ok) throw new Error(sayInEnglish(made.problem))
  stored = made.image.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  widest = made.image.files.findLast(({ type }) => type === 'image/avif')?.name ?? ''
  for (const { name, bytes } of made.image.files) await store.put(name, bytes)
}

const settings = {
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough',
}
const server = await ourSite(settings, join(folder, 'log'))
const url = `${server.url}/media/${widest}`
const { bytes, headers } = await answerOf(url)
const bare = await bareNode(bytes, headers)
// A cookie of the site's own keeps it from the memory.
const fromFolder = { url, headers: { cookie: 'flash=x' } }
const [kept = 0, read = 0, yardstick = 0] = await inTurn([{ url }, fromFolder, { url: bare.url }])
for (const { stop } of [server, bare]) await stop()
rmSync(folder, { recursive: true, force: true })

const rate = (a: number) =>
  `${Math.round(a)}/s, ${Math.round((a / yardstick) * 100)} % of a bare Node server sending as many bytes`
console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
console.log(`A photo of 12 megapixels, ${megabytes(photo.byteLength)}, is encoded in ${seconds(times)} of ${rounds}`)
console.log(`Its files weigh ${megabytes(stored)} together, the widest ${megabytes(bytes)}`)
console.log(
  `The widest from memory: ${rate(kept)}; from the folder: ${rate(read)}; bare Node ${Math.round(yardstick)}/s`,
)

/** A gradient with a coarse grain, so that its JPEG weighs about what a telephone's does. */
async function drawPhoto(): Promise<Uint8Array> {
  const [width, height] = [4000, 3000]
  const grain = await sharp(randomBytes(1333 * 1000 * 3), { raw: { width: 1333, height: 1000, channels: 3 } })
    .resize(width, height)
    .raw()
    .toBuffer()
  const pixels = grain.map((byte, at) => (byte >> 1) + Math.round((at / grain.length) * 127))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

function seconds(measured: number[]) {
  const [least = 0, most = 0] = [Math.min(...measured), Math.max(...measured)]
  return `${(least / 1000).toFixed(1)} s at best, ${(most / 1000).toFixed(1)} s at worst`
}

function megabytes(bytes: number) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
