import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sayInEnglish } from '#app/languages/message.ts'
import { processImage } from './process-image.server.ts'
import { refusals } from './sniff-image.ts'

/** Red at the top and blue at the bottom, so that rotations can be seen. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width, height: height / 2, channels: 3, background: '#f00' } }, gravity: 'north' },
  ])

async function processed(bytes: Buffer, name?: string) {
  const result = await processImage(bytes, name)
  if (!result.ok) throw new Error(sayInEnglish(result.problem))
  return result.image
}

async function colourAt(bytes: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

test('a photo becomes every width up to its own, in a new format and one that every browser knows', async () => {
  const photo = await halves(1200, 800).jpeg().toBuffer()
  const { files, width, height, hash } = await processed(photo, 'photo.jpg')
  expect({ width, height }).toEqual({ width: 1200, height: 800 })
  expect(files.map(({ type, width, height }) => [type, width, height])).toEqual([
    ['image/avif', 480, 320],
    ['image/avif', 960, 640],
    ['image/avif', 1200, 800],
    ['image/jpeg', 1200, 800],
  ])
  expect(files.map(({ name }) => name)).toEqual(
    ['480.avif', '960.avif', '1200.avif', '1200.jpg'].map((end) => `${hash}-${end}`),
  )
  for (const { bytes, width, height } of files) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
  }
})

test('the camera’s metadata about place and person is removed, and the picture is upright', async () => {
  const photo = await halves(600, 400)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '37/1 33/1 59/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  expect(photo.includes('Ada Lovelace')).toBe(true)
  const { files, width, height } = await processed(photo)
  expect({ width, height }).toEqual({ width: 400, height: 600 })
  for (const { bytes } of files) {
    expect(Buffer.from(bytes).includes('Ada Lovelace')).toBe(false)
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({})
    // Orientation 6: the original top is on the right.
    const [right, left] = [await colourAt(bytes, 0.9, 0.5), await colourAt(bytes, 0.1, 0.5)]
    expect(right[0]).toBeGreaterThan(200)
    expect(left[2]).toBeGreaterThan(200)
  }
})

test('transparency is kept, and an unused alpha channel is dropped', async () => {
  const clear = await sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const seeThrough = await processed(clear, 'logo.png')
  expect(seeThrough.files.map(({ type, width }) => [type, width])).toEqual([
    ['image/avif', 300],
    ['image/png', 300],
  ])
  for (const { bytes } of seeThrough.files) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  const solid = await processed(await sharp(clear).flatten().ensureAlpha().png().toBuffer())
  expect(solid.files.at(-1)?.type).toBe('image/jpeg')
})

test('WebP, AVIF, grey and CMYK pictures are accepted too', async () => {
  for (const picture of [halves(40, 40).webp(), halves(40, 40).avif(), halves(40, 40).toColourspace('cmyk').jpeg()]) {
    const { files } = await processed(await picture.toBuffer())
    const [red = 0, , blue = 0] = await colourAt(files.at(-1)?.bytes ?? new Uint8Array(), 0.5, 0.1)
    expect(red - blue).toBeGreaterThan(120)
  }
  expect((await processed(await halves(40, 40).greyscale().png().toBuffer())).files).toHaveLength(2)
})

test('the same picture gets the same names, another picture others', async () => {
  const [one, other] = await Promise.all([halves(20, 20).png().toBuffer(), halves(20, 22).png().toBuffer()])
  const names = async (bytes: Buffer) => (await processed(bytes)).files.map(({ name }) => name)
  expect(await names(one)).toEqual(await names(one))
  expect(await names(other)).not.toEqual(await names(one))
  for (const name of await names(one)) expect(name).toMatch(/^[0-9a-f]{24}-20\.(avif|jpg)$/)
})

const problemOf = async (bytes: Buffer, name?: string) => {
  const result = await processImage(bytes, name)
  return result.ok ? null : result.problem
}

test('a small file with a huge picture is refused', async () => {
  const bomb = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(500_000)
  expect(await problemOf(bomb)).toBe(refusals.tooLarge)
})

test('truncated and broken files are refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
  const jpeg = await picture.clone().jpeg().toBuffer()
  expect(await problemOf(jpeg.subarray(0, jpeg.length / 2))).toBe(refusals.damaged)
  const png = await picture.clone().png().toBuffer()
  png.fill(0x5a, 5_000, 6_000)
  expect(await problemOf(png)).toBe(refusals.damaged)
  expect(await problemOf(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0IEND\0\0\0\0', 'latin1'))).toBe(refusals.damaged)
})

test('SVG is refused under any name before it is opened', async () => {
  expect(await problemOf(Buffer.from('<svg><script>alert(1)</script></svg>'), 'a.png')).toBe(refusals.svg)
})
