import { describe, expect, test } from 'vitest'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import { flowing, readPdf, readSvg } from '#tests/support/read-files.ts'
import { defaultAssets } from '../defaults.ts'
import { letterheadSchema } from '../schema.ts'
import { missingCharactersIn } from '../type/typeset.server.ts'
import { letterheadPdf, letterheadSvg } from './letterhead-drawing.server.ts'

const now = new Date('2026-11-22T09:00:00Z')

describe('the letterhead as PDF', () => {
  test('contains every text unchanged, in Korean and French too', async () => {
    const { pages, title } = await readPdf(await letterheadPdf(bilingualAssets, now))
    const { companyName, slogan, address, phone, email, website } = bilingualAssets.letterhead
    expect(pages).toHaveLength(1)
    expect(flowing(pages[0] ?? '')).toBe(`${companyName} ${slogan} ${address} ${phone} · ${email} · ${website}`)
    expect(title).toBe(companyName)
  })

  test('is one A4 sheet with embedded typefaces, without unknown facts', async () => {
    const pdf = await letterheadPdf(defaultAssets, now)
    const { pages, document } = await readPdf(pdf)
    const [, , width = 0, height = 0] = (await document.getPage(1)).view
    expect([width / 72, height / 72].map((inches) => Math.round(inches * 25.4))).toEqual([210, 297])
    expect(flowing(pages[0] ?? '')).toBe('BN Technologies CONNECTING INNOVATION')
    const source = pdf.toString('latin1')
    expect(source).toMatch(/\/FontFile2/)
    expect(source).not.toMatch(/Helvetica/)
    expect(pdf.length).toBeLessThan(40_000)
  })

  test('has the same bytes for the same assets and moment', async () => {
    const [one, other] = await Promise.all([letterheadPdf(bilingualAssets, now), letterheadPdf(bilingualAssets, now)])
    expect(one.equals(other)).toBe(true)
  })

  test.each(['W', '힣', 'Œ '])('keeps the longest texts of %s complete and on the sheet', async (letter) => {
    const fill = (length: number) => letter.repeat(length).slice(0, length).trim()
    const longest = { companyName: fill(80), slogan: fill(120), address: fill(200), phone: fill(40) }
    const letterhead = { ...defaultAssets.letterhead, ...longest }
    expect(letterheadSchema.safeParse(letterhead).success).toBe(true)
    const { pages, document } = await readPdf(await letterheadPdf({ ...defaultAssets, letterhead }, now))
    const bare = (text: string) => text.replace(/\s/g, '')
    expect(bare(pages[0] ?? '')).toBe(bare(Object.values(longest).join('')))
    const { items } = await (await document.getPage(1)).getTextContent()
    for (const item of items) {
      if (!('transform' in item)) continue
      const [x = 0, y = 0] = item.transform.slice(4)
      expect(x + item.width).toBeLessThan((210 - 15) * (72 / 25.4))
      expect(y).toBeGreaterThan(20)
    }
  })

  test('shows a box for characters that no typeface has, and lists them', async () => {
    const letterhead = { ...defaultAssets.letterhead, companyName: '漢字 ABC الع 👩‍👩‍👧 नमस्ते' }
    const { pages } = await readPdf(await letterheadPdf({ ...defaultAssets, letterhead }, now))
    expect(pages[0]).toContain('□□ ABC □□□ □')
    expect(await missingCharactersIn('漢 ABC 漢 👩‍👩‍👧 가')).toEqual(['漢', '👩‍👩‍👧'])
    expect(await missingCharactersIn(Object.values(bilingualAssets.letterhead).join(' '))).toEqual([])
  })
})

test('the preview has the size of the sheet in millimetres', async () => {
  const { root, foreign } = readSvg(await letterheadSvg(bilingualAssets))
  expect(root?.attributes).toMatchObject({ width: '210mm', height: '297mm', viewBox: '0 0 210 297' })
  expect(foreign).toEqual([])
})
