import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { siteOwnBrand } from '#app/features/brand/current-brand.server.ts'
import { canOutline, outlineLine, wrapText } from '#app/ui/art/outlined-text.server.ts'
import { drawOgCard } from './og-card.server.tsx'

describe('preview images', () => {
  it('have the size that the page says, and the same bytes for the same words', async () => {
    const [one, again] = await Promise.all([
      drawOgCard('/services', 'Services', siteOwnBrand),
      drawOgCard('/services', 'Services', siteOwnBrand),
    ])
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(one.equals(again)).toBe(true)
    expect(one.byteLength).toBeLessThan(100_000)
  })

  it('draw a title in another script as the company’s name instead of empty boxes', async () => {
    expect(canOutline('한글')).toBe(false)
    const [other, third] = await Promise.all([
      drawOgCard('/blog/a', '한글', siteOwnBrand),
      drawOgCard('/blog/a', '漢字', siteOwnBrand),
    ])
    expect((await sharp(other).stats()).entropy).toBe((await sharp(third).stats()).entropy)
  })

  it('set words as outlines within the given width', () => {
    expect(outlineLine('Cloud', 60, 0, 60).d).toMatch(/^M[\d.-]/)
    expect(wrapText('one two three', 60, 10)).toEqual(['one', 'two', 'three'])
    expect(wrapText('one two three', 60, 10_000)).toEqual(['one two three'])
  })
})
