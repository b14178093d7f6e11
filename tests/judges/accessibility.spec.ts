// axe on every page: WCAG 2.2 AA and best practice, wide and narrow, light and dark.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { judgedPaths } from './pages.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
/** All that a change of colours can break. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}
/** Two browsers share the pages of each width. */
const halves = [0, 1]

for (const width of [360, 1280]) {
  for (const half of halves) {
    test(`no page has a barrier at ${width} px (${half + 1} of ${halves.length})`, async ({ site, page }) => {
      test.setTimeout(300_000)
      // Judged at rest: what moves in is half transparent on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const paths = (await judgedPaths(site)).filter((_, index) => index % halves.length === half)
      const found: string[] = []
      for (const path of paths) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path)
        await page.evaluate(axe)
        found.push(...(await judge(page, `${path} light`, allRules)))
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await judge(page, `${path} dark`, colourRules)))
      }
      expect(found).toEqual([])
    })
  }
}

async function judge(page: Page, where: string, options: RunOptions): Promise<string[]> {
  // A change of colours runs for a moment even at rest.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    options,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${where}: ${id} ${target} ${html.slice(0, 160)}`),
  )
}
