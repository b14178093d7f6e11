// A browser test that opens a page while a press still leads somewhere fails on a slow machine: the two navigations race.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'tests/e2e'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

/** What stands between a press and the next opening of a page, unless another press or the end of the test comes before. */
const afterPress = /\.(?:click|press)\((?:(?!\.(?:click|press)\(|^\S)[\s\S])*?\.(?:goto|reload)\(/gm
const waits = /expect|waitFor\w*\(|alive\(|await \w+$/m

/** These presses change only the page. */
const changesOnlyThePage = ["name: 'Close' }).click()"]

test.each(files)('%s waits for what a press leads to before it opens another page', (file) => {
  const source = readFileSync(join(folder, file), 'utf8')
  const racing = [...source.matchAll(afterPress)].filter(
    ({ 0: between, index }) =>
      !waits.test(between) && !changesOnlyThePage.some((press) => source.slice(index - 60, index + 10).includes(press)),
  )
  expect(racing.map(({ 0: between }) => between)).toEqual([])
})

/** What stands between the opening of a page and the message that a form shows on it. */
const beforeAlert = /\.goto\((?:(?!\.(?:goto|reload)\(|^\S)[\s\S])*?getByRole\('alert'\)/gm
const isReady = /alive\(|isAlive|noValidate|waitForURL|toHaveURL/

test.each(files)('%s waits for the scripts before a form shows its message', (file) => {
  const source = readFileSync(join(folder, file), 'utf8')
  expect([...source.matchAll(beforeAlert)].flatMap(({ 0: between }) => (isReady.test(between) ? [] : between))).toEqual(
    [],
  )
})

test.each(files)('%s reads a new tab by newTab()', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/waitForEvent\('(?:page|popup)'/)
})

/** The database is put back before each test. */
test.each(files)('%s makes its rows before each test', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toContain('beforeAll(')
})
