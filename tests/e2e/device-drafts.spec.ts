// Text typed into a public form survives a closed browser on the same device, and the form says so.
import { judge } from '#tests/judges/axe.ts'
import { alive, type Page as BrowserPage, expect, heldScripts, test } from '#tests/support/browser-fixtures.ts'
import { expectCleared, expectHeld, fillForm, givenAnew, press } from '#tests/support/fill-form.ts'
import { signedIn } from '#tests/support/people.ts'
import { publicForms, setCodes } from '#tests/support/public-forms.ts'

test.beforeEach(({ site }) => setCodes(site))

const day = 24 * 60 * 60 * 1000

/** One with lines and a message, one with choices and a file, one with a consent. */
const kinds = publicForms.filter(({ form }) => ['contact', 'application', 'newsletter'].includes(form))

const notice = (page: BrowserPage, form: string) => page.locator(`#${form} .form-kept`)
const drafts = (page: BrowserPage) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:')))

async function open(page: BrowserPage, path: string) {
  await page.goto(path)
  await alive(page)
}

for (const { form, open: prepare, right, thanks } of kinds)
  test(`${form}: the text is there in a new session, and gone once deleted or sent`, {
    tag: form === 'contact' ? [] : '@rest',
  }, async ({ page, site, browser }) => {
    const { path, known } = await prepare(site)
    const typed = { ...right, ...known }
    await open(page, path)
    await expect(notice(page, form)).toHaveCount(0)
    await fillForm(page, form, typed)
    await expect(notice(page, form)).toContainText('kept on this device')

    const reopened = async () => {
      const storageState = { ...(await page.context().storageState()), cookies: [] }
      const context = await browser.newContext({ baseURL: site.url, storageState })
      const again = await context.newPage()
      await open(again, path)
      return again
    }
    const again = await reopened()
    await expect(notice(again, form)).toContainText('has been restored')
    const { kept, anew } = await givenAnew(again, form, typed)
    await expectHeld(again, form, kept)
    const asDrawn = (boxes: HTMLInputElement[]) => boxes.every((box) => box.checked === box.defaultChecked)
    for (const name of Object.keys(anew))
      expect(await again.locator(`#${form} [name=${name}]`).evaluateAll(asDrawn), name).toBe(true)
    again.once('dialog', (dialog) => dialog.dismiss())
    await notice(again, form).getByRole('button', { name: 'Delete it' }).click()
    await expectHeld(again, form, kept)
    again.once('dialog', (dialog) => dialog.accept())
    await notice(again, form).getByRole('button', { name: 'Delete it' }).click()
    const { experience: _, ...cleared } = { ...right, ...known }
    await expectCleared(again, form, cleared)
    await expect(again.locator(`#${form} .input`).first()).toBeFocused()
    await expect(notice(again, form)).toHaveCount(0)
    expect(await again.locator(`#${form} input[type=checkbox]`).evaluateAll(asDrawn)).toBe(true)
    expect(await drafts(again)).toEqual([])
    await again.reload()
    await alive(again)
    await expect(notice(again, form)).toHaveCount(0)
    await again.context().close()

    const sending = await reopened()
    await fillForm(sending, form, anew)
    await press(sending, form)
    await expect(sending.locator('body')).toContainText(thanks)
    expect(await drafts(sending)).toEqual([])
    await sending.context().close()
  })

test('a draft of one course is not that of another, and stays while the other is sent', { tag: '@rest' }, async ({
  page,
}) => {
  await open(page, '/careers/react')
  await page.fill('#application-message', 'About React')
  await open(page, '/careers/vue')
  await expect(page.locator('#application-message')).toHaveValue('')
  const row = publicForms.find(({ form }) => form === 'application')
  await fillForm(page, 'application', row?.right ?? {})
  await press(page, 'application')
  await expect(page.locator('body')).toContainText(row?.thanks ?? '')
  expect((await drafts(page)).map(([key]) => key)).toEqual(['draft:application /careers/react'])
  // The message of success stays on the page while another course is chosen.
  await page.goBack()
  await open(page, '/careers/react')
  await expect(page.locator('#application-message')).toHaveValue('About React')
})

test('another language has the same draft', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/contact')
  await page.fill('#contact-message', 'Bonjour')
  await open(page, '/fr/contact')
  await expect(page.locator('#contact-message')).toHaveValue('Bonjour')
  await expect(notice(page, 'contact')).toContainText('a été rétabli à partir de cet appareil')
})

test('a draft of more than seven days is not shown, and is removed', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/cta')
  await page.fill('#connect-message', 'Old')
  await page.evaluate(
    (at) => {
      for (const [key, text] of Object.entries(localStorage))
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), at }))
    },
    Date.now() - 7 * day,
  )
  await open(page, '/contact')
  expect(await drafts(page)).toEqual([])
  await open(page, '/cta')
  await expect(page.locator('#connect-message')).toHaveValue('')
})

test('a draft replaces neither what was typed before hydration nor what the server sent back', {
  tag: '@rest',
}, async ({ page }) => {
  await open(page, '/careers/react')
  await fillForm(page, 'application', { firstName: 'Old', phone: '555', experience: 'advanced', message: 'Old words' })
  const release = await heldScripts(page)
  await page.goto('/careers/react')
  await fillForm(page, 'application', { firstName: 'New', experience: 'intermediate' })
  release()
  await alive(page)
  await expectHeld(page, 'application', {
    firstName: 'New',
    phone: '555',
    experience: 'intermediate',
    message: 'Old words',
  })

  const releaseAgain = await heldScripts(page)
  await page.goto('/contact')
  await page.evaluate(() =>
    localStorage.setItem('draft:contact /contact', JSON.stringify({ typed: [['phone', '555']], at: Date.now() })),
  )
  await page.locator('#contact').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await page.fill('#contact-name', 'Ada')
  await press(page, 'contact')
  await expect(page.locator('#contact .error-summary')).toContainText('Email is required')
  releaseAgain()
  await alive(page)
  await expectHeld(page, 'contact', { name: 'Ada', phone: '' })
})

test('an entry of another release is removed, and a form that was emptied keeps nothing', { tag: '@rest' }, async ({
  page,
}) => {
  await open(page, '/cta')
  await page.evaluate(() => {
    localStorage.setItem('draft:connect /cta', '{"fields":{}}')
    localStorage.setItem('draft:contact /contact', 'no JSON')
  })
  await open(page, '/cta')
  expect(await drafts(page)).toEqual([])
  await page.fill('#connect-message', 'Hello')
  expect(await drafts(page)).toHaveLength(1)
  await page.fill('#connect-message', '')
  expect(await drafts(page)).toEqual([])
  await expect(notice(page, 'connect')).toHaveCount(0)
})

test('where the browser refuses the storage, the form works and claims nothing', { tag: '@rest' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError')
      },
    }),
  )
  await open(page, '/cta')
  await fillForm(page, 'connect', { name: 'Ada', email: 'ada@example.com', message: 'Hello' })
  await expect(notice(page, 'connect')).toHaveCount(0)
  await press(page, 'connect')
  await expect(page.locator('.form-status')).toBeVisible()
})

test('files and the forms of staff stay off the device', { tag: '@rest' }, async ({ page, site }) => {
  const { cookies } = await signedIn(site)
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })))
  await open(page, '/dashboard/inbox/new')
  await page.locator('main textarea').first().fill('About a visitor')
  expect(await drafts(page)).toEqual([])
  await open(page, '/careers/react')
  await page.setInputFiles('#application input[type=file]', {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await page.fill('#application-firstName', 'Ada')
  expect(JSON.stringify(await drafts(page))).not.toMatch(/cv\.pdf|form_key|course_id/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the line is accessible in the ${colorScheme} look, and reached with the keyboard`, { tag: '@rest' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/cta')
    await page.fill('#connect-message', 'Hello')
    await expect(notice(page, 'connect')).toBeVisible()
    await page.locator('#connect [type=submit]:not([form])').focus()
    await page.keyboard.press('Tab')
    const button = notice(page, 'connect').getByRole('button')
    await expect(button).toBeFocused()
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await judge(page, 'the line')).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is said of a draft', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('body')).not.toContainText('kept on this device')
  })
})
