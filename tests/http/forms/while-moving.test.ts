// While the site is moved to another database, every form of the site is refused with the reason, keeps its text, and says
// when to send it again, in a browser without scripts. Nothing at all is stored.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endStandstill, standStill } from '#db/move/standstill.ts'
import { forgetThrottles } from '#tests/support/every-form.ts'
import { problemsOf, rightValues } from '#tests/support/kept-text.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type TypedForm, typedForms } from '#tests/support/typed-forms.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ MAIL_TO: 'staff@example.com' })
})
afterAll(() => site.close())

const mark = { id: 'move', state: 'announced', to: 'elsewhere', sealed: '', since: 0 } as const
const minutes = 5

async function sentMeanwhile({ visitor, drawn }: TypedForm, typed: ReturnType<typeof rightValues>) {
  const shown = await visitor.visit(drawn.path)
  await standStill(site.db, mark, Date.now() + minutes * 60_000, Date.now())
  try {
    return await visitor.submit(shown, drawn.form, typed)
  } finally {
    await endStandstill(site.db)
  }
}

test('every form keeps its text and says when to send it again', async () => {
  const lost: string[] = []
  let refused = 0
  for await (const form of typedForms(site)) {
    await forgetThrottles(site)
    const typed = rightValues(form)
    const page = await sentMeanwhile(form, typed)
    // Forms that only read do not fail.
    if (page.redirects.length > 0) continue
    refused += 1
    const told = `This site is being moved, so nothing can be stored at the moment. Everything you typed is still here: please send it again in ${minutes} minutes.`
    const found = problemsOf(form, page, typed, [503])
    if (!page.text.includes(told)) found.push(`it says ${page.text.slice(0, 300)}`)
    if (page.headers.get('Retry-After') !== String(minutes * 60)) found.push('it has no Retry-After')
    lost.push(...found.map((what) => `${form.name} (${form.form}): ${what}`))
  }
  expect(lost).toEqual([])
  expect(refused).toBeGreaterThan(40)
}, 600_000)
