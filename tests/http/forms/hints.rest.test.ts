// What stands as a hint in a form is read aloud with a field, a group of fields or a button of that form.
import { afterAll, expect, test } from 'vitest'
import { everyForm } from '#tests/support/every-form.ts'
import { faultsOfHints } from '#tests/support/hints.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

test('every hint in a form of the staff area describes a field, and every description is there', async () => {
  const faults = new Set<string>()
  let hints = 0
  for await (const { name, drawn, visitor } of everyForm(site)) {
    if (!drawn || !/^\/(dashboard|admin)/.test(drawn.path)) continue
    const page = await visitor.visit(drawn.path)
    hints += page.$('main form .field-hint').length
    for (const fault of faultsOfHints(page)) faults.add(`${name}: ${fault}`)
  }
  expect([...faults]).toEqual([])
  expect(hints).toBeGreaterThan(50)
})
