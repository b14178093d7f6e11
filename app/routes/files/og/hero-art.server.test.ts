import { expect, test } from 'vitest'
import { siteOwnBrand } from '#app/features/brand/current-brand.server.ts'
import { overBudget } from '#tests/support/text-budget.ts'
import { heroArtOf } from './hero-art.server.ts'

const art = (inside: string, viewBox = '0 0 480 320') =>
  heroArtOf(
    `<header><svg viewBox="0 0 99 99"></svg></header><section class="hero" data-hue="a"><a><svg viewBox="0 0 24 24"></svg></a><svg class="b" viewBox="${viewBox}">${inside}</svg></section>`,
    siteOwnBrand.tokens.both,
    [1200, 630],
  ) ?? undefined

test('the drawing of a heading is the first that is no icon, with the colours of the brand', () => {
  const inside = '<path fill="var(--brand-navy)"></path>'
  expect(art(inside)?.svg).toContain(`<path fill="${siteOwnBrand.tokens.both['brand-navy']}"/>`)
  expect(art('<path fill="var(--city-far)"></path>')?.svg).toMatch(/fill="#[0-9a-f]{6}"/)
  expect([art('')?.fills, art('', '0 0 1440 720')?.fills]).toEqual([false, true])
  expect(heroArtOf('<main></main>', {}, [1200, 630])).toBeNull()
})

test('a page with any text after its heading takes little time', async () => {
  const read = (text: string) =>
    heroArtOf(`<section class="hero"><svg viewBox="0 0 480 320"></svg></section>${text}`, {}, [1200, 630])
  expect(await overBudget(200_000, read)).toEqual([])
})
