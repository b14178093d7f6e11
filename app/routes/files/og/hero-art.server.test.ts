import { expect, test } from 'vitest'
import { siteOwnBrand } from '#app/features/brand/current-brand.server.ts'
import { overBudget } from '#tests/support/text-budget.ts'
import { heroArtOf } from './hero-art.server.ts'

const art = (inside: string, viewBox = '0 0 480 320') =>
  heroArtOf(
    `<header><svg viewBox="0 0 99 99"></svg></header><section class="hero" data-hue="a"><a><svg viewBox="0 0 24 24"></svg></a><svg class="b" viewBox="${viewBox}">${inside}</svg></section>`,
    '/a',
    siteOwnBrand.tokens.both,
    [1200, 630],
  )

test('the drawing of a heading is the first that is no icon, with the colours of the brand', () => {
  const inside = '<path fill="var(--brand-navy)"></path>'
  expect(art(inside).svg).toContain(`<path fill="${siteOwnBrand.tokens.both['brand-navy']}"/>`)
  expect(art('<path fill="var(--city-far)"></path>').svg).toMatch(/fill="#[0-9a-f]{6}"/)
  expect([art('').fills, art('', '0 0 1440 720').fills]).toEqual([false, true])
})

test('a page without a drawing has a motif, which its address seeds', () => {
  const motif = (path: string) => heroArtOf('<main></main>', path, siteOwnBrand.tokens.both, [1200, 630])
  expect(motif('/a')).toEqual(motif('/a'))
  expect(motif('/a').svg).not.toBe(motif('/b').svg)
  expect(motif('/a')).toMatchObject({ fills: true, svg: expect.stringContaining('<path') })
})

test('both cities of the home page and their arc make one drawing', () => {
  const city = '<svg class="city" viewBox="0 0 760 400"></svg>'
  const html = `<section class="hero"><div class="land">${city}${city}<svg class="land-arc" viewBox="0 0 100 100"></svg></div></section>`
  const { svg, fills } = heroArtOf(html, '/', siteOwnBrand.tokens.both, [1200, 630])
  expect([...svg.matchAll(/ x="(-?\d+)"/g)].map(([, x]) => x)).toEqual(['-84', '564', '0'])
  expect(fills).toBe(true)
})

test('a page with any text after its heading takes little time', async () => {
  const read = (text: string) =>
    heroArtOf(`<section class="hero"><svg viewBox="0 0 480 320"></svg></section>${text}`, '/a', {}, [1200, 630])
  expect(await overBudget(200_000, read)).toEqual([])
})
