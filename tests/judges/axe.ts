// Runs axe in a page: WCAG 2.2 AA and best practice.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '#tests/support/browser-fixtures.ts'
import { freshKinds, readKinds } from './kinds.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
}
/** The rules that a change of colours can break. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  preload: false,
}

/** For series of pages: loading axe with each page is faster than injecting it afterwards. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe })

const [narrow, wide] = [360, 1280]

/**
 * The violations of the open page, one per line. All rules except those of colours check the whole wide page. Elements of
 * a kind that this process has not checked yet are checked at the narrow width too, and by the rules of colours in both
 * schemes: of several pages of one template the first has nearly all of them.
 */
export async function judge(page: Page, where: string, rules = allRules): Promise<string[]> {
  await prepare(page)
  await look(page, narrow, 'light')
  const found = await violationsOfFresh(page, `${narrow} px, light`, withoutColours(rules))
  await look(page, wide, 'light')
  found.push(...named(`${wide} px, light`, await violations(page, withoutColours(rules))))
  found.push(...(await judgeColours(page)))
  return found.map((line) => `${where}, ${line}`)
}

/** The violations of the rules of colours in both schemes, by elements of new kinds. */
export async function judgeColours(page: Page): Promise<string[]> {
  await prepare(page)
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await look(page, wide, scheme)
    const fresh = freshKinds(`${wide} px, ${scheme}`, await page.evaluate(readKinds))
    // What is of a known kind in the light is so in the dark.
    if (fresh.length === 0) break
    found.push(...named(`${wide} px, ${scheme}`, await violations(page, colourRules, fresh)))
  }
  return found
}

/** Checks the narrow page without the rules of colours, if it has an element of a kind that `judge` has not checked there. */
export async function judgeWhatIsNew(page: Page, where: string, rules = allRules): Promise<string[]> {
  await prepare(page)
  await look(page, narrow, 'light')
  const fresh = freshKinds(`${narrow} px, light`, await page.evaluate(readKinds))
  return fresh.length > 0 ? named(where, await violations(page, withoutColours(rules))) : []
}

async function prepare(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  await page.evaluate(stopMotion)
}

async function look(page: Page, width: number, colorScheme: 'light' | 'dark') {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await settled(page)
  // At the top the header that stays there covers no link in part.
  await page.evaluate(() => scrollTo(0, 0))
}

/** Waits for what a width brings, such as the pane of the inbox, which is replaced when it has loaded. */
export async function settled(page: Page) {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

const withoutColours = (options: RunOptions): RunOptions => ({
  ...options,
  rules: { ...options.rules, 'color-contrast': { enabled: false } },
})

const named = (name: string, lines: string[]) => lines.map((line) => `${name}: ${line}`)

async function violationsOfFresh(page: Page, look: string, options: RunOptions): Promise<string[]> {
  const fresh = freshKinds(look, await page.evaluate(readKinds))
  return fresh.length > 0 ? named(look, await violations(page, options, fresh)) : []
}

type Judging = {
  axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> }
  elementsByKind: Map<number, Element[]>
}

async function violations(page: Page, options: RunOptions, kinds: number[] | null = null): Promise<string[]> {
  const results = await page.evaluate(
    async ([kinds, options]) => {
      const { axe, elementsByKind } = window as unknown as Judging
      const chosen = kinds && new Set(kinds.flatMap((kind) => elementsByKind.get(kind) ?? []))
      // An element brings its descendants, and what is within an element of a new kind is of a new kind.
      const include = chosen && [...chosen].filter(({ parentElement }) => !parentElement || !chosen.has(parentElement))
      const { violations } = await axe.run(include ? { include } : document, options)
      return violations
    },
    [kinds, options] as const,
  )
  return results.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target} ${html.slice(0, 160)}`))
}

/** Stops animations: elements that are fading in are half transparent, and colour changes take a moment. */
function stopMotion() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
