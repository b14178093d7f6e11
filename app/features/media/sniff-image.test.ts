import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { refusals, sniffImage } from './sniff-image.ts'

const plain = sharp({ create: { width: 8, height: 6, channels: 3, background: '#36c' } })
const [jpeg, png, webp, avif] = await Promise.all([
  plain.clone().jpeg().toBuffer(),
  plain.clone().png().toBuffer(),
  plain.clone().webp().toBuffer(),
  plain.clone().avif().toBuffer(),
])
const bytes = (text: string) => Buffer.from(text, 'latin1')
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)))
const problemOf = (file: Buffer, name?: string) => {
  const sniffed = sniffImage(file, name)
  return sniffed.ok ? null : sniffed.problem
}

test('four formats are recognised by their content', () => {
  expect([jpeg, png, webp, avif].map((file) => sniffImage(file))).toEqual(
    ['jpeg', 'png', 'webp', 'avif'].map((kind) => ({ ok: true, kind })),
  )
  expect(problemOf(jpeg, 'Photo.JPEG')).toBeNull()
  expect(problemOf(png, 'from.the.clipboard.png')).toBeNull()
  expect(problemOf(webp, 'no ending')).toBeNull()
})

test.each([
  ['an empty file', Buffer.alloc(0), refusals.empty],
  ['more than 8 MB', join(jpeg, Buffer.alloc(8_000_001)), refusals.tooHeavy],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), refusals.svg],
  ['SVG with a prolog', bytes('\n<?xml version="1.0"?>\n<!-- a --><svg/>'), refusals.svg],
  ['GIF', bytes('GIF89a\x01\x00\x01\x00'), refusals.gif],
  ['HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), refusals.heic],
  ['text', bytes('Hello'), refusals.unknown],
  ['a page', bytes('<!doctype html><svg></svg>'), refusals.unknown],
  ['PDF', bytes('%PDF-1.7'), refusals.unknown],
])('%s is refused with words of its own', (_, file, problem) => {
  expect(problemOf(file)).toBe(problem)
})

test('a name that belongs to another format is refused', () => {
  expect(problemOf(png, 'photo.jpg')).toEqual(refusals.wrongName('a PNG'))
  expect(problemOf(jpeg, 'photo.svg')).toEqual(refusals.wrongName('a JPEG'))
  expect(problemOf(avif, 'photo.php')).toEqual(refusals.wrongName('an AVIF'))
  expect(problemOf(bytes('Hello'), 'drawing.svg')).toBe(refusals.svg)
})

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return join(length, type, data, '\0\0\0\0')
}

test('moving pictures are refused', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(problemOf(moving)).toBe(refusals.animated)
  expect(problemOf(join(png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)))).toBe(refusals.animated)
  expect(problemOf(bytes(avif.toString('latin1').replace('ftypavif', 'ftypavis')))).toBe(refusals.animated)
})

test.each([
  ['an archive behind a PNG', join(png, 'PK\x05\x06', Buffer.alloc(18))],
  ['an archive behind a JPEG', join(jpeg, 'PK\x05\x06', Buffer.alloc(18))],
  [
    'a script in a comment of a JPEG',
    join(jpeg.subarray(0, 2), '\xff\xfe\x00\x1b<SCRIPT>alert(1)</script>', jpeg.subarray(2)),
  ],
  ['PHP in a chunk of a PNG', join(png.subarray(0, 33), chunk('tEXt', bytes('a\0<?php x')), png.subarray(33))],
  ['a PDF that is a JPEG, too', join(jpeg.subarray(0, 2), '\xff\xfe\x00\x0b%PDF-1.7 ', jpeg.subarray(2))],
  ['anything behind a WebP', join(webp, 'more')],
  ['anything behind an AVIF', join(avif, 'more than a box')],
])('%s is refused', (_, file) => {
  expect(problemOf(file)).toBe(refusals.mixed)
})

test('data that a phone appends to a photo is no reason to refuse it', () => {
  expect(problemOf(join(jpeg, jpeg))).toBeNull()
  expect(problemOf(join(jpeg, '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'))).toBeNull()
})

test('truncated files are refused', () => {
  for (const file of [png, webp, avif]) {
    expect(problemOf(file.subarray(0, file.length - 9))).toBe(refusals.damaged)
  }
})

test('no bytes confuse it', () => {
  const starts = fc.constantFrom(
    ...[jpeg, png, webp, avif].map((file) => file.subarray(0, 40)),
    bytes('\0\0\0\x08ftypavif'),
    bytes('GIF8'),
    bytes('<svg'),
  )
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), fc.nat(40), (start, noise, cut) => {
      const { ok } = sniffImage(Buffer.concat([start.subarray(0, cut), noise]))
      expect(typeof ok).toBe('boolean')
    }),
  )
})
