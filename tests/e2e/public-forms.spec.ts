// Guarantees of every public form, in a real browser with scripts.

import { judge } from '#tests/judges/axe.ts'
import { alive, expect, heldRequests, heldScripts, type Page, test } from '#tests/support/browser-fixtures.ts'
import { expectCleared, expectHeld, fillForm, press } from '#tests/support/fill-form.ts'
import { countRecords, type PublicForm, publicForms, setCodes } from '#tests/support/public-forms.ts'
import { storedEnquiries } from '#tests/support/records.ts'
import type { Site } from '#tests/support/site.ts'

test.beforeEach(({ site }) => setCodes(site))

const summary = (page: Page, { form }: PublicForm) => page.locator(`#${form} .error-summary`)

async function open(page: Page, site: Site, row: PublicForm) {
  const { path, known } = await row.open(site)
  await page.goto(path)
  // Hydrated: from here on the script validates.
  await expect(page.locator(`#${row.form}`)).toHaveAttribute('novalidate')
  const before: Record<string, number> = await countRecords(site)
  return {
    path,
    right: { ...row.right, ...known },
    async added() {
      const more = Object.entries(await countRecords(site)).map(([table, now]) => [table, now - (before[table] ?? 0)])
      return Object.fromEntries(more.filter(([, number]) => number !== 0))
    },
  }
}

/** A form key issued 49 hours ago. */
async function oldKey(site: Site, path: string, { form }: PublicForm) {
  const now = Date.now
  Date.now = () => now() - 49 * 60 * 60_000
  const page = await site
    .visitor()
    .visit(path)
    .finally(() => {
      Date.now = now
    })
  return String(page.$(`#${form} [name=form_key]`).val())
}

/** Those of `npm test`, one of each kind: other journeys send the forms of enquiries and applications. */
const quick = ['newsletter-confirm', 'newsletter-unsubscribe-link', 'your-data-erase', 'status-withdraw']

for (const row of publicForms) {
  const { form, thanks, stores, isBehindLink, texts } = row
  const tag = quick.includes(form) ? [] : '@rest'

  test(`${form}: valid input, without cookies, in Korean, French and emoji, pressed twice: sent once`, {
    tag,
  }, async ({ page, site }) => {
    const { right, added } = await open(page, site, row)
    const words = Object.fromEntries([
      ...(texts?.lines ?? []).map((name) => [name, '김민수 Éloïse 👩‍💻']),
      ...(texts?.blocks ?? []).map((name) => [name, '안녕하세요.\n\nOù ça ? « Déjà » 🎉']),
    ])
    await fillForm(page, form, { ...right, ...words })
    // Forms that a mailed link opens, or that the page fills in, end with the tab.
    const isKept = !isBehindLink && form !== 'discount'
    await expect(page.locator(`#${form} .form-kept`)).toHaveCount(isKept ? 1 : 0)
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')))).toBe(isKept)
    await page.context().clearCookies()
    await page.locator(`#${form} [type=submit]:not([form])`).dblclick()
    await expect(page.locator('body')).toContainText(thanks)
    expect(await added()).toEqual(stores)
    if (texts) expect(await texts.stored(site.db)).toMatchObject(words)
  })
}

test('throttled, then with an expired key: the text stays until a later attempt succeeds', { tag: '@rest' }, async ({
  page,
  site,
}) => {
  const row = publicForms.find(({ form }) => form === 'contact')
  if (!row) throw new Error('There is no form contact')
  const { form, another, thanks } = row
  const { path, right: usual } = await open(page, site, row)
  // The same mailbox as before, in another spelling.
  const right = { ...usual, ...another?.(9) }
  await fillForm(page, form, right)
  const refusedWith = async (words: string) => {
    await press(page, form)
    await expect(summary(page, row)).toContainText(words)
    await expectHeld(page, form, right)
  }
  for (let n = 0; n < 5; n++) {
    const visitor = site.visitor()
    await visitor.submit(await visitor.visit(path), `#${form}`, { ...right, ...another?.(n) }, { follow: false })
  }
  const before = await countRecords(site)
  await refusedWith('Too Many Requests. You have tried several times in a short while')
  expect(await countRecords(site)).toEqual(before)
  const key = await oldKey(site, path, row)
  const change = (input: HTMLInputElement, old: string) => {
    input.value = old
  }
  await page.locator(`#${form} [name=form_key]`).evaluate(change, key)
  await refusedWith('This page had been open for a long time')
  await site.db.deleteFrom('rate_limits').execute()
  await press(page, form)
  await expect(page.locator('body')).toContainText(thanks)
  await expect(page).not.toHaveTitle(/^Error: /)
  await expectCleared(page, form, right)
})

test('a probable typo in an address is questioned in place; the keyboard chooses and sends', { tag: '@rest' }, async ({
  page,
  site,
}) => {
  await page.goto('/contact')
  await expect(page.locator('#contact')).toHaveAttribute('novalidate')
  await fillForm(page, 'contact', { name: 'Ada', email: 'ada@gmial.com', message: 'Hello there' })
  await press(page, 'contact')
  const question = page.locator('#contact').getByRole('group', { name: 'Did you mean ada@gmail.com?' })
  await expect(question).toBeVisible()
  await expect(page.locator('#contact [role=alert]')).toBeFocused()
  await expectHeld(page, 'contact', { name: 'Ada', email: 'ada@gmial.com', message: 'Hello there' })
  expect(await judge(page, 'the question')).toEqual([])

  await page.getByRole('link', { name: 'Did you mean ada@gmail.com?' }).press('Enter')
  await page.keyboard.press('Space')
  await expect(question.getByLabel('Use ada@gmail.com')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toContainText('Thank You!')
  expect((await storedEnquiries(site.db))[0]?.email).toBe('ada@gmail.com')
})

test('a CV that is too large is not sent; another one stays selected while the form is corrected', {
  tag: '@rest',
}, async ({ page, site }) => {
  await page.goto('/careers/react')
  await expect(page.locator('#application')).toHaveAttribute('novalidate')
  await fillForm(page, 'application', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
  const cv = page.getByLabel('CV (optional)')
  await expect(page.locator('#application .field-error')).toBeHidden()
  const file = (size: number) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdfOf(size) })
  await cv.setInputFiles(file(6_000_000))
  await expect(page.locator('#application')).toContainText('The CV is larger than 5 MB')
  await expect(cv).toHaveValue('')
  expect(await judge(page, 'the application with its CV')).toEqual([])

  await cv.setInputFiles(file(1_000))
  await press(page, 'application')
  await expect(page.locator('#application .error-summary li')).toHaveText(['Please agree to the terms'])
  await page.locator('#application [name=agreeTerms]').check()
  await press(page, 'application')
  await expect(page.locator('body')).toContainText("We'll contact you shortly.")
  expect(await site.db.selectFrom('received_files').select(['name', 'bytes']).execute()).toEqual([
    { name: 'cv.pdf', bytes: 1_000 },
  ])
})

test('the words over the field of a file name what it holds, also once the draft is deleted', { tag: '@rest' }, async ({
  page,
}) => {
  const field = page.locator('#application .file-field')
  const choose = (name: string) =>
    field.locator('input').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfOf(1_000) })
  const release = await heldScripts(page)
  await page.goto('/careers/react')
  await choose('early.pdf')
  release()
  await alive(page)
  await expect(field.locator('> span')).toHaveText('Choose a file early.pdf')
  await choose('later.pdf')
  await expect(field.locator('> span')).toHaveText('Choose a file later.pdf')

  await page.fill('#application-firstName', 'Ada')
  page.once('dialog', (dialog) => dialog.accept())
  await page.locator('#application .form-kept').getByRole('button', { name: 'Delete' }).click()
  await expect(field.locator('input')).toHaveValue('')
  await expect(field.locator('> span')).toHaveText('Choose a file No file chosen')

  await fillForm(page, 'application', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
  const sent = await heldRequests(page, '**/careers/react.data*')
  await press(page, 'application')
  const grey = await page
    .locator('#application-firstName[readonly]')
    .evaluate((input) => getComputedStyle(input).backgroundColor)
  await expect(field.locator('> span')).toHaveCSS('background-color', grey)
  sent()
})

const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)]).subarray(0, size)

test('a tab of the learning paths keeps the enrolment form below the list, and what was typed', {
  tag: '@rest',
}, async ({ page }) => {
  await page.goto('/careers?course=react')
  await alive(page)
  const firstName = page.locator('#application [name=firstName]')
  await firstName.fill('Ada')
  await page.locator('main').getByRole('link', { name: 'Back End', exact: true }).click()
  await expect(page).toHaveURL(/path=backend/)
  await expect(page.locator('#course-python-basics')).toBeVisible()
  await expect(page.locator('#course-react')).toBeHidden()
  await expect(firstName).toBeVisible()
  await expect(firstName).toHaveValue('Ada')
})
