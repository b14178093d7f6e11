// Runs axe in a page: WCAG 2.2 AA and best practice.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '#tests/support/browser-fixtures.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
}
/** The rules that a change of colours can break. */
export const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  preload: false,
}

/** For series of pages: loading axe with each page is faster than injecting it afterwards. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe })

type Judging = { rules?: RunOptions; schemes?: readonly ('light' | 'dark')[]; widths?: readonly number[] }

/** The violations of the open page, one per line. Colours do not depend on the width, so they are checked at the widest. */
export async function judge(page: Page, where: string, judging: Judging = {}): Promise<string[]> {
  const { rules = allRules, schemes = ['light', 'dark'], widths = [360, 1280] } = judging
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  await page.evaluate(stopMotion)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of schemes) {
      const isWidest = width === widths.at(-1)
      if (colorScheme === 'dark' && !isWidest) continue
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const judged = colorScheme === 'dark' ? colourRules : isWidest ? rules : withoutColours(rules)
      const lines = await violations(page, judged)
      found.push(...lines.map((line) => `${where}, ${width} px, ${colorScheme}: ${line}`))
    }
  }
  return found
}

export const withoutColours = (options: RunOptions): RunOptions => ({
  ...options,
  rules: { ...options.rules, 'color-contrast': { enabled: false } },
})

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const results = await page.evaluate(
    (given) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    options,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} ${target} ${html.slice(0, 160)}`),
  )
}

/** Stops animations: elements that are fading in are half transparent, and colour changes take a moment. */
function stopMotion() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
