// Pages get their content from loaders: the browser's scripts contain no copy of it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Needed by layouts whose loader failed, and by the clocks that compute opening hours in the browser. */
const inScripts = ['company/company.ts', 'company/offices.ts']
/** Shorter texts also occur elsewhere. */
const longText = 40

const contentFiles = readdirSync('app/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
)
const scripts = readdirSync('build/client/assets')
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(join('build/client/assets', file), 'utf8') }))

test.each(contentFiles.filter((file) => !inScripts.includes(file)))('no script holds texts of %s', async (file) => {
  const texts = (await longTextsOf(file)).filter((text) => !allowed.has(text))
  const found = scripts.filter(({ text }) => texts.some((one) => text.includes(one))).map((script) => script.file)
  expect(found).toEqual([])
})

const longTextsOf = async (file: string) => longTextsIn({ ...(await import(resolve('app/content', file))) })
const allowed = new Set((await Promise.all(inScripts.map(longTextsOf))).flat())

function longTextsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= longText && !/['"`\\\n]/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(longTextsIn)
}
