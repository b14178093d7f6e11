import { describe, expect, test } from 'vitest'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import { flowing, readPdf, readQrSvg, readSvg, readVcard } from '#tests/support/read-files.ts'
import { defaultAssets } from '../defaults.ts'
import { businessCardSchema } from '../schema.ts'
import { businessCardPdf, businessCardSvgs } from './business-card-drawing.server.ts'
import { qrCodeSvg } from './qr-code.ts'
import { writeVcard } from './vcard.ts'

const now = new Date('2026-11-22T09:00:00Z')
const card = bilingualAssets.businessCard

describe('the card as PDF', () => {
  test('has both faces with their texts', async () => {
    const { pages } = await readPdf(await businessCardPdf(bilingualAssets, now))
    expect(pages.map(flowing)).toEqual([
      `BN Technologies ${bilingualAssets.letterhead.slogan}`,
      [card.name, card.title, card.phone, card.email, card.website].join(' '),
    ])
  })

  test('is 85 × 55 mm after cutting, with 3 mm of bleed and room for the crop marks', async () => {
    const source = (await businessCardPdf(defaultAssets, now)).toString('latin1')
    for (const [name, inset] of [
      ['MediaBox', 0],
      ['BleedBox', 6],
      ['TrimBox', 9],
    ] as const) {
      const boxes = [...source.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))]
      expect(boxes.length, name).toBe(2)
      const [left = 0, bottom = 0, right = 0, top = 0] = (boxes[0]?.[1] ?? '').trim().split(/\s+/).map(Number)
      const millimetres = [left, bottom, right - left, top - bottom].map((points) => (points / 72) * 25.4)
      const expected = [inset, inset, 85 + 18 - 2 * inset, 55 + 18 - 2 * inset]
      millimetres.forEach((value, index) => {
        expect(value, name).toBeCloseTo(expected[index] ?? 0, 2)
      })
    }
  })

  test('keeps the longest texts inside the cut', async () => {
    const longest = {
      name: '힣'.repeat(80),
      title: 'W'.repeat(80),
      phone: '0'.repeat(40),
      website: `${'w'.repeat(60)}.${'w'.repeat(50)}.com`,
    }
    const businessCard = { ...card, ...longest, email: `${'m'.repeat(200)}@example.com` }
    expect(businessCardSchema.safeParse(businessCard).success).toBe(true)
    const { document, pages } = await readPdf(await businessCardPdf({ ...bilingualAssets, businessCard }, now))
    const bare = (text: string) => text.replace(/\s/g, '')
    expect(bare(pages[1] ?? '')).toBe(bare(Object.values(businessCard).join('')))
    const { items } = await (await document.getPage(2)).getTextContent()
    for (const item of items) {
      if ('transform' in item) expect((item.transform[4] + item.width) / (72 / 25.4)).toBeLessThan(9 + 85 - 5)
    }
  })
})

test('the faces as SVG are the size of the cut card', async () => {
  const { front, back } = await businessCardSvgs(bilingualAssets)
  for (const face of [front, back]) {
    const { root, foreign } = readSvg(face)
    expect(foreign).toEqual([])
    expect(root?.attributes).toMatchObject({ width: '85mm', height: '55mm', viewBox: '0 0 85 55' })
  }
  expect(readSvg(back).title).toBe(card.name)
})

describe('the card for address books', () => {
  test('is read back unchanged', () => {
    expect(readVcard(writeVcard(bilingualAssets))).toMatchObject({
      version: ['3.0'],
      fn: [card.name],
      n: [`${card.name};;;;`],
      org: ['BN Technologies'],
      title: [card.title],
      tel: [card.phone],
      email: [card.email],
      url: ['https://example.com/%C3%A9quipe?a=1,2;b'],
    })
  })

  test('leaves out unknown facts, and always has a name', () => {
    const read = readVcard(writeVcard(defaultAssets))
    expect(read.fn).toEqual(['BN Technologies'])
    expect(Object.keys(read).sort()).toEqual(['fn', 'n', 'org', 'version'])
  })

  test('has lines of at most 75 octets with the standard’s line ends', () => {
    const title = '가나다라마바사, 아자차카타파하; œuvres — '.repeat(2).slice(0, 80)
    const text = writeVcard({ ...bilingualAssets, businessCard: { ...card, title } })
    const lines = text.split('\r\n')
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\ufffd')
    expect(readVcard(text).title).toEqual([title.trim()])
  })

  test('a name cannot add properties of its own', () => {
    const name = 'Eve\r\nTEL:+1 900\nEND:VCARD\r\nBEGIN:VCARD;,\\n'
    const read = readVcard(writeVcard({ ...defaultAssets, businessCard: { ...defaultAssets.businessCard, name } }))
    expect(read.tel).toBeUndefined()
    expect(read.fn).toEqual(['Eve TEL:+1 900 END:VCARD BEGIN:VCARD;,\\n'])
  })
})

describe('the QR code', () => {
  test('contains the card', async () => {
    const text = writeVcard(bilingualAssets)
    const svg = qrCodeSvg(text, 'A <card> & more')
    expect(readSvg(svg)).toMatchObject({ title: 'A <card> & more', foreign: [] })
    expect(await readQrSvg(svg)).toBe(text)
  })

  test('can be read from the back of the card as it is printed', async () => {
    const { back } = await businessCardSvgs(bilingualAssets)
    const atPrintResolution = back.replace('width="85mm" height="55mm"', 'width="1004" height="650"')
    expect(await readQrSvg(atPrintResolution)).toBe(writeVcard(bilingualAssets))
  })

  test('holds the longest card', async () => {
    const long = {
      name: '힣'.repeat(80),
      title: '힣'.repeat(80),
      phone: '0'.repeat(40),
      website: '',
      email: `${'m'.repeat(242)}@example.com`,
    }
    const assets = { ...bilingualAssets, businessCard: { ...card, ...long } }
    expect(await readQrSvg(qrCodeSvg(writeVcard(assets), 'Card'))).toBe(writeVcard(assets))
  })
})
