// With scripts, a form's text and answer belong to its record: the next record starts afresh, and a conflict loses nothing.

import { keyField } from '#app/forms/fields/field-names.ts'
import { alive, expect, type Page, slowDrawing, test } from '#tests/support/browser-fixtures.ts'
import { makeRun } from '#tests/support/course-runs.ts'
import { signedIn } from '#tests/support/people.ts'
import { changePost, makePost } from '#tests/support/posts.ts'
import type { Site } from '#tests/support/site.ts'
import { actOn, applied as applicationOf, contact, next } from '#tests/support/staff-actions/acting.ts'
import { takeOver } from '../../judges/staff-pages.ts'

async function openAs(site: Site, page: Page, path: string) {
  await takeOver(site, page, await signedIn(site, 'admin'))
  await page.goto(path)
  await alive(page)
}

const summary = (page: Page) => page.locator('.error-summary')

test('a note stays with the record it was typed on, and is stored once', async ({ site, page }) => {
  actOn(site)
  const references = [await contact(), await contact()]
  await openAs(site, page, `/dashboard/contacts/${references[0]}?list=all`)
  const note = page.locator('#note [name=note]')
  await note.fill('About the first')
  await page.evaluate(
    (path) => (window as unknown as Routed).__remixRouter.navigate(path),
    `/dashboard/contacts/${references[1]}`,
  )
  await expect(page.locator('#main')).toContainText(references[1] ?? '')
  await expect(note).toHaveValue('')

  await note.fill('About the second')
  const button = page.getByRole('button', { name: 'Add note' })
  await button.click()
  await expect(page.locator('.thread')).toContainText('About the second')
  await expect(note).toHaveValue('')
  await button.click()
  await expect(summary(page)).toContainText('Enter the note')
  await expect(summary(page)).toBeFocused()
  const stored = site.db
    .selectFrom('record_events')
    .innerJoin('records', 'records.id', 'record_id')
    .select(['reference', 'note'])
    .where('type', '=', 'note')
  expect(await stored.execute()).toEqual([{ reference: references[1], note: 'About the second' }])

  await page.evaluate(
    (path) => (window as unknown as Routed).__remixRouter.navigate(path),
    `/dashboard/contacts/${references[0]}`,
  )
  await expect(page.locator('#main')).toContainText(references[0] ?? '')
  await expect(summary(page)).toHaveCount(0)
})

test('an accepted form is renewed, also where the browser never drew that it was being sent', async ({
  site,
  page,
}) => {
  actOn(site)
  await openAs(site, page, `/dashboard/contacts/${await contact()}`)
  const note = page.locator('#note [name=note]')
  await note.fill('Stored once')
  await slowDrawing(page)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.thread')).toContainText('Stored once')
  await expect(note).toHaveValue('')
})

const applied = () => applicationOf(`v${next()}@example.com`, 'Private message')

const onward = {
  enquiry: { make: contact, path: '/dashboard/contacts', button: 'Done and next' },
  application: { make: applied, path: '/dashboard/careers', button: null },
}

for (const [kind, { make, path, button }] of Object.entries(onward))
  test(`no form on the page of an ${kind} takes anything to the next record`, {
    tag: kind === 'enquiry' ? [] : '@rest',
  }, async ({ site, page }) => {
    actOn(site)
    const references = [await make(), await make(), await make()]
    await openAs(site, page, `${path}/${references[2]}?list=view%3Dall`)
    const steps = [page.getByRole('link', { name: 'Next', exact: true })]
    if (button) steps.push(page.getByRole('button', { name: button }))
    for (const [at, step] of steps.entries()) {
      await typeIntoAll(page)
      expect((await held(page)).filter((field) => field.includes(words))).not.toEqual([])
      await step.click()
      await expect(page).toHaveURL(new RegExp(references[1 - at] ?? ''))
      await expect(page.locator('[name=note]')).toHaveValue('')
      const shown = await held(page)
      await page.reload()
      await alive(page)
      expect(shown).toEqual(await held(page))
    }
  })

const words = 'Typed on the record before'

const typeIntoAll = (page: Page) =>
  page.locator('.record').evaluate((record, words) => {
    for (const field of record.querySelectorAll<HTMLInputElement>('form :is(textarea, input[type=text])')) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, words)

/** The fields of all forms of the record, hidden ones too, except the idempotency keys. */
const held = (page: Page) =>
  page
    .locator('.record')
    .evaluate(
      (record, key) =>
        [...record.querySelectorAll<HTMLInputElement>('form :is(textarea, input, select)')]
          .filter(({ name }) => name !== key)
          .map(({ form, name, value }) => `${form?.getAttribute('action')} ${name}: ${value}`),
      keyField,
    )

type Routed = { __remixRouter: { navigate: (path: string) => Promise<void> } }

test('a mistake in a stored post is reported in place, and everything typed stays', async ({ site, page }) => {
  const id = await makePost(site.db, { title: 'Stored', content: 'Stored text' })
  await openAs(site, page, `/admin-controls/${id}`)
  await page.fill('#post-title', '')
  await page.fill('#post-content', 'Typed text')
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(summary(page)).toContainText('Title is required')
    await expect(summary(page)).toBeFocused()
    await expect(page.locator('#post-content')).toHaveValue('Typed text')
  }
  await page.fill('#post-title', 'Typed title')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('h1')).toHaveText('Typed title')
  await expect(summary(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error/)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the second of two editors sees the conflict with both texts in the form, and saves again', async ({
      site,
      page,
    }) => {
      const id = await makePost(site.db, { title: 'Stored', content: 'The stored text' })
      await takeOver(site, page, await signedIn(site, 'admin'))
      await page.goto(`/admin-controls/${id}`)
      if (javaScriptEnabled) await alive(page)
      await changePost(site.db, id, { title: 'Their title', content: 'The text of theirs' })
      await page.fill('#post-content', 'The text of mine')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(summary(page)).toContainText('Someone else saved this post while you were writing')
      await expect(summary(page)).toBeFocused()
      await expect(page.locator('#post-content')).toHaveValue('The text of mine')
      await expect(page.locator('.post-texts > section:first-child')).toContainText('Their text and yours')
      await expect(page.locator('.difference del')).toContainText('theirs')
      await expect(page.locator('.field-stored').first()).toContainText('Their title')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('h1')).toHaveText('Stored')
      await expect(summary(page)).toHaveCount(0)
      const row = site.db.selectFrom('posts').select('content').where('id', '=', id)
      expect(await row.executeTakeFirst()).toEqual({ content: 'The text of mine' })
    })

    test('after a conflict a course run shows the stored values beside the typed ones', { tag: '@rest' }, async ({
      site,
      page,
    }) => {
      const id = await makeRun(site.db, 3, Date.now())
      await takeOver(site, page, await signedIn(site, 'admin'))
      await page.goto(`/dashboard/careers/runs/${id}`)
      if (javaScriptEnabled) await alive(page)
      const run = site.db.updateTable('course_runs').where('id', '=', id)
      await run.set((e) => ({ seats: 8, version: e('version', '+', 1) })).execute()
      await page.fill('#run-seats', '5')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(summary(page)).toContainText('was changed while')
      await expect(summary(page)).toBeFocused()
      await expect(page.locator('#run-seats')).toHaveValue('5')
      await expect(page.locator('.field-stored')).toHaveText('Stored now: 8')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('#run-seats')).toHaveValue('5')
      await expect(summary(page)).toHaveCount(0)
      const row = site.db.selectFrom('course_runs').select('seats').where('id', '=', id)
      expect(await row.executeTakeFirst()).toEqual({ seats: 5 })
    })
  })
