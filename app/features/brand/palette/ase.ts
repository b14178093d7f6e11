// Adobe Swatch Exchange 1.0: a header, then blocks; numbers are big-endian, names UTF-16 with a terminating zero.
import { type Swatch, swatchesOf } from '../colour/contrast-matrix.ts'
import { toRgb } from '../colour/rgb.ts'
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'

const blocks = { group: 0xc001, groupEnd: 0xc002, color: 0x0001 } as const

export function paletteAse({ palette, letterhead }: BrandAssets): Buffer {
  const body = [
    block(blocks.group, nameBytes(plainText(letterhead.companyName))),
    ...swatchesOf(palette).map((swatch) => block(blocks.color, colorBytes(swatch))),
    block(blocks.groupEnd, Buffer.alloc(0)),
  ]
  const header = Buffer.alloc(12)
  header.write('ASEF', 'latin1')
  header.writeUInt16BE(1, 4)
  header.writeUInt32BE(body.length, 8)
  return Buffer.concat([header, ...body])
}

function block(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16BE(type)
  head.writeUInt32BE(content.length, 2)
  return Buffer.concat([head, content])
}

function nameBytes(name: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(name.length + 1)
  return Buffer.concat([length, Buffer.from(`${name}\0`, 'utf16le').swap16()])
}

function colorBytes({ name, color }: Swatch): Buffer {
  const values = Buffer.alloc(18)
  values.write('RGB ', 'latin1')
  toRgb(color).forEach((part, index) => {
    values.writeFloatBE(part / 255, 4 + index * 4)
  })
  return Buffer.concat([nameBytes(name), values])
}
