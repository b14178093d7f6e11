// axe in a page: WCAG 2.2 AA and best practice.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '#tests/support/browser-fixtures.ts'

export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
/** All that a change of colours can break. */
export const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** What is wrong, one line each. The page must hold axe already. */
export async function judge(page: Page, where: string, options: RunOptions): Promise<string[]> {
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
