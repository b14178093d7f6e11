// Text stays legible in any palette: random palettes on pages in turn, light and dark.
import { readBrand, savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { theSite } from '#db/audit.ts'
import { expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import type { Site } from '#tests/support/site.ts'
import { bringAxe, judgeColours } from './axe.ts'
import { furnish, takeOver } from './staff-pages.ts'

/** The number of random palettes; judge:pages may set a larger one. */
const palettes = Number(process.env.PALETTES ?? 12)
const paths = [
  '/',
  '/services',
  '/products',
  '/industries',
  '/spotlight',
  '/about',
  '/technologies',
  '/contact',
  '/careers',
  '/careers/react',
  '/blog',
  '/resources/case-studies',
  '/case-studies/voting-digitalization',
  '/docs',
  '/media',
  '/cta',
  '/privacy',
  '/status',
  '/no-such-page',
  '/dashboard',
  '/dashboard/contacts',
  '/dashboard/mail',
  '/dashboard/users',
  '/admin/branding/palette',
]

/** Mulberry32: the same colours in every run. */
function randomColors(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return `#${((t ^ (t >>> 14)) >>> 8).toString(16).padStart(6, '0')}`
  }
}

test('a random palette leaves every text legible', async ({ site, page }) => {
  expect(await illegible(site, page, [0])).toEqual([])
})

test('random palettes leave every text legible', { tag: '@rest' }, async ({ site, page }) => {
  await takeOver(site, page, await furnish(site))
  const others = Array.from({ length: palettes - 1 }, (_, index) => index + 1)
  expect(await illegible(site, page, others)).toEqual([])
})

/** The texts that random palettes of these numbers make illegible, each on the next two pages. */
async function illegible(site: Site, page: Page, numbers: number[]): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bringAxe(page)
  const found: string[] = []
  for (const n of numbers) {
    const next = randomColors(n + 1)
    const value = { backgroundColor: next(), primaryColor: next(), secondaryColor: next(), textColor: next() }
    const { version } = await readBrand(site.db)
    expect(await savePart(site.db, { part: 'palette', value, version }, { actor: theSite, now: Date.now() })).toBe(
      'saved',
    )
    for (const path of [paths[(2 * n) % paths.length], paths[(2 * n + 1) % paths.length]]) {
      await page.goto(path ?? '/')
      const lines = await judgeColours(page)
      found.push(...lines.map((line) => `${path} in ${Object.values(value)}, ${line}`))
    }
  }
  return found
}
