import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { siteOwnBrand } from '#app/features/brand/current-brand.server.ts'
import { drawOgCard } from './og-card.server.tsx'

const art = { svg: '<svg viewBox="0 0 480 320"><circle r="200" fill="#fff"/></svg>', fills: false }

const entropyOf = async (title: string) => (await sharp(await drawOgCard(title, siteOwnBrand)).stats()).entropy

describe('preview images', () => {
  it('have the size that the page says, and the same bytes for the same words', async () => {
    const [one, again] = await Promise.all([
      drawOgCard('Services', siteOwnBrand, art),
      drawOgCard('Services', siteOwnBrand, art),
    ])
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(one.equals(again)).toBe(true)
    expect(one.byteLength).toBeLessThan(100_000)
    expect(one.equals(await drawOgCard('Services', siteOwnBrand))).toBe(false)
  })

  it('draw Hangul and accents, and other scripts as the company’s name instead of empty boxes', async () => {
    const [hangul, accents, plain, other, third] = await Promise.all(
      ['한글', 'Évènement', 'Evenement', '漢字', '漢'].map(entropyOf),
    )
    expect(new Set([hangul, accents, plain, other]).size).toBe(4)
    expect(other).toBe(third)
  })
})
