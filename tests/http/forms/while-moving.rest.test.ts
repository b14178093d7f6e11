// While the site is moved to another database, every form of the site is refused with the reason, keeps its text, and says
// when to send it again, in a browser without scripts. Nothing at all is stored.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { ownTables } from '#db/move/standstill.ts'
import { forgetThrottles } from '#tests/support/every-form.ts'
import { problemsOf, rightValues } from '#tests/support/kept-text.ts'
import { startSite } from '#tests/support/site.ts'
import { stopWriting, writeAgain } from '#tests/support/standstill.ts'
import { type TypedForm, typedForms } from '#tests/support/typed-forms.ts'

const site = await startSite()
afterAll(() => site.close())

const minutes = 5
/** The forms that only read, by their names, so that they are answered meanwhile. */
const reading = ['discount', 'find-person']

async function sentMeanwhile({ visitor, drawn }: TypedForm, typed: ReturnType<typeof rightValues>) {
  const shown = await visitor.visit(drawn.path)
  await stopWriting(site.db, Date.now() + minutes * 60_000)
  try {
    const before = await rowCounts()
    const page = await visitor.submit(shown, drawn.form, typed)
    return { page, isUnchanged: before === (await rowCounts()) }
  } finally {
    await writeAgain(site.db)
  }
}

async function rowCounts(): Promise<string> {
  const counts: [string, number][] = []
  for (const table of await ownTables(site.db)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id(table)}`.execute(site.db)
    counts.push([table, Number(rows[0]?.n)])
  }
  return JSON.stringify(counts)
}

test('every form keeps its text and says when to send it again', async () => {
  const lost: string[] = []
  let refused = 0
  for await (const form of typedForms(site)) {
    await forgetThrottles(site)
    const typed = rightValues(form)
    const { page, isUnchanged } = await sentMeanwhile(form, typed)
    if (!isUnchanged) lost.push(`${form.name} (${form.form}): it stored something`)
    if (reading.includes(form.form)) continue
    refused += 1
    const told = `This site is being moved, so nothing can be stored at the moment. Everything you typed is still here: please send it again in ${minutes} minutes.`
    const found = problemsOf(form, page, typed, [503])
    if (!page.text.includes(told)) found.push(`it says ${page.text.slice(0, 300)}`)
    if (page.headers.get('Retry-After') !== String(minutes * 60)) found.push('it has no Retry-After')
    lost.push(...found.map((what) => `${form.name} (${form.form}): ${what}`))
  }
  expect(lost).toEqual([])
  expect(refused).toBeGreaterThan(40)
})
