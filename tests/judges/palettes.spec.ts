// Text stays legible in any palette: random palettes on pages in turn, light and dark.
import { readBrand, savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { theSite } from '#db/audit.ts'
import { expect, test } from '#tests/support/browser-fixtures.ts'
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

for (const half of [0, 1]) {
  test(`random palettes leave every text legible (${half + 1} of 2)`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await bringAxe(page)
    await takeOver(site, page, await furnish(site))
    const found: string[] = []
    for (let n = half; n < palettes; n += 2) {
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
    expect(found).toEqual([])
  })
}
