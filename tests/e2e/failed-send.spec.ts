// A form that cannot reach the server loses nothing, and no form is sent twice.
import { alive, expect, heldRequests, type Page, test } from '#tests/support/browser-fixtures.ts'
import { expectCleared, expectHeld, fillForm, givenAnew, press } from '#tests/support/fill-form.ts'
import { signedIn } from '#tests/support/people.ts'
import { countRecords, publicForms, setCodes } from '#tests/support/public-forms.ts'
import type { Site } from '#tests/support/site.ts'

const failedToSend = 'Failed to send message. Please try again.'
const failedToSubmit = 'Failed to submit the form. Please try again later.'

type Place = {
  form: string
  failure: string
  /** A page other than the owner page that has the form. */
  path?: string
  /** False without drafts: behind a mailed link, and where the page fills in the form. */
  isKept?: false
  /** False without a message to copy: forms behind a mailed link may be a single button. */
  hasMessage?: false
}

/** A form of each kind: on its own page and on others, with a draft and without, with words and without. */
const places: Place[] = [
  { form: 'connect', failure: failedToSend },
  { form: 'quick', path: '/about', failure: failedToSend },
  { form: 'contact', failure: failedToSubmit },
  { form: 'application', path: '/careers?course=react', failure: failedToSubmit },
  { form: 'newsletter', path: '/blog', failure: failedToSubmit },
  { form: 'newsletter-preferences', failure: failedToSubmit, isKept: false, hasMessage: false },
  { form: 'your-data', failure: 'The link could not be prepared. Please try again later.' },
  { form: 'status-add', failure: failedToSend, isKept: false },
]

const fill = (page: Page, form: string) =>
  fillForm(page, form, { name: 'Ada', email: 'ada@example.com', message: 'Hello there' })
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await alive(page)
}
/** A form on another page preloads its owner's code once it is touched. */
const ownersCode = (page: Page, form: string) =>
  page.waitForFunction((id) => {
    const { action } = document.getElementById(id) as HTMLFormElement
    if (new URL(action).pathname === location.pathname) return true
    const links = [...document.querySelectorAll<HTMLLinkElement>(`#${id} link[rel=modulepreload]`)]
    return links.length > 0 && links.every(({ href }) => performance.getEntriesByName(href).length > 0)
  }, form)
const kept = (page: Page, form: string) =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((key) => key.startsWith(`draft:${name} `))
    return key ? localStorage.getItem(key) : null
  }, form)

/** The other ways in which a form that was not sent offers its text. */
const links = (page: Page, form: string) => page.locator(`#${form} .error-summary a.button`)

/** The texts of the links once pressed, without leaving the page. */
async function textsOf(page: Page, form: string): Promise<string[]> {
  const hrefs = await links(page, form).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
      return link.href
    }),
  )
  return hrefs.map((href) => {
    const { searchParams } = new URL(href)
    return searchParams.get('body') ?? searchParams.get('text') ?? ''
  })
}

async function setOffice(site: Site) {
  const admin = await signedIn(site, 'admin')
  const facts = { email: 'office@example.com', whatsapp: '+237 655 010 101' }
  await admin.submit(await admin.visit('/admin/texts/company/facts/en'), '#text', facts)
}

test.beforeEach(({ site }) => setCodes(site))

for (const { form, failure, path: elsewhere, isKept = true, hasMessage = true } of places) {
  test(`${form}${elsewhere ? ` on ${elsewhere}` : ''} keeps its text without a network until it is stored`, {
    tag: form === 'connect' ? [] : '@rest',
  }, async ({ page, context, site }) => {
    await setOffice(site)
    const row = publicForms.find((row) => row.form === form)
    if (!row) throw new Error(`There is no form ${form}`)
    const { path: ownPath, known } = await row.open(site)
    const path = elsewhere ?? ownPath
    const right = { ...row.right, ...known }
    const typed = Object.values(right).filter((value) => value !== 'yes')
    const before: Record<string, number> = await countRecords(site)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, path)
    await fillForm(page, form, right)
    await ownersCode(page, form)
    await context.setOffline(true)
    await press(page, form)

    const notice = page.locator(`#${form} .error-summary`)
    await expect(notice).toContainText('Network Error')
    await expect(notice).toContainText(failure)
    await expect(notice).toBeFocused()
    await expectHeld(page, form, right)
    const copy = notice.getByRole('button', { name: 'Copy message' })
    await expect(copy).toHaveCount(hasMessage ? 1 : 0)
    if (hasMessage) {
      await copy.click()
      await expect(notice).toContainText('Copied.')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      for (const value of typed.flat()) expect(copied).toContain(`: ${value}`)

      // The links to mail and WhatsApp have the text as it stands.
      const long = page.locator(`#${form} textarea`)
      if (await long.count()) await long.fill('Changed since')
      const texts = await textsOf(page, form)
      expect(texts).toHaveLength(2)
      for (const text of texts) {
        const isLong = (name: string) => ['message', 'words'].includes(name)
        for (const [name, value] of Object.entries(right).filter(([, value]) => value !== 'yes'))
          for (const one of [value].flat()) expect(text).toContain(`: ${isLong(name) ? 'Changed since' : one}`)
        expect(text).not.toMatch(/form_|fax_extension|undefined/)
      }
      await fillForm(page, form, right)
    } else {
      await expect(links(page, form)).toHaveCount(0)
    }

    await context.setOffline(false)
    if (isKept) {
      await page.reload()
      await alive(page)
      const { kept, anew } = await givenAnew(page, form, right)
      await expectHeld(page, form, kept)
      await fillForm(page, form, anew)
    }
    await press(page, form)
    await expect(page.locator('body')).toContainText(row.thanks)
    if (isKept) expect(await kept(page, form)).toBeNull()
    const added = Object.entries(await countRecords(site)).map(([table, now]) => [table, now - (before[table] ?? 0)])
    expect(Object.fromEntries(added.filter(([, count]) => count !== 0))).toEqual(row.stores)
    if (!isKept) return
    await open(page, path)
    await expectCleared(page, form, right)
  })
}

test('after a failure the next press sends it, without a reload', { tag: '@rest' }, async ({ page, context }) => {
  await open(page, '/cta')
  await fill(page, 'connect')
  await context.setOffline(true)
  await press(page, 'connect')
  await expect(page.locator('.error-summary')).toContainText('Network Error')
  await expect(page).toHaveTitle(/^Error: /)
  await context.setOffline(false)
  await press(page, 'connect')
  await expect(page.locator('.form-status')).toContainText('Thank You!')
  await expect(page.locator('.error-summary')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
})

test('the title shows a failure even if the page was busy when it occurred', { tag: '@rest' }, async ({
  page,
  context,
}) => {
  await open(page, '/cta')
  await fill(page, 'connect')
  // Every focus makes the form check whether it must re-render.
  await page.evaluate(() => {
    const field = document.querySelector('#connect-name')
    setInterval(() => field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })), 0)
  })
  await context.setOffline(true)
  await press(page, 'connect')
  await expect(page.locator('.error-summary')).toContainText('Network Error')
  await expect(page).toHaveTitle(/^Error: /)
})

test('a form whose code a new release has replaced is sent as a page', { tag: '@rest' }, async ({ page, site }) => {
  const before = await countRecords(site)
  await open(page, '/about')
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await fill(page, 'quick')
  await press(page, 'quick')
  await expect(page.locator('.form-status')).toBeVisible()
  expect((await countRecords(site)).records).toBe((before.records ?? 0) + 1)
})

test('a proxy’s own answer counts as no answer', { tag: '@rest' }, async ({ page }) => {
  await page.route(/cta\.data/, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await open(page, '/cta')
  await fill(page, 'connect')
  await press(page, 'connect')
  await expect(page.locator('.error-summary')).toContainText('Network Error')
  await expect(page.locator('#connect-message')).toHaveValue('Hello there')
})

test('hidden fields and the honeypot are not drafted', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/cta?plan=standard')
  await fill(page, 'connect')
  expect(JSON.parse((await kept(page, 'connect')) ?? '').typed).toEqual([
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['message', 'Hello there'],
  ])
})

test('values from a link are not overwritten by a draft', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/quick-inquiry')
  await page.fill('#quick-subject', 'An older subject')
  await page.fill('#quick-message', 'Kept')
  await open(page, '/quick-inquiry?subject=A%20new%20subject')
  await expect(page.locator('#quick-subject')).toHaveValue('A new subject')
  await expect(page.locator('#quick-message')).toHaveValue('Kept')
})

test('a double press sends once; while sending, the button shows it and keeps the focus', async ({ page }) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await open(page, '/cta')
  const release = await heldRequests(page, /cta\.data/)
  await fill(page, 'connect')
  const button = page.locator('#connect [type=submit]:not([form])')
  await button.dblclick()
  await expect(button).toHaveText('Sending...')
  await expect(page.locator('.progress-line')).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('#connect')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('#connect-message')).toHaveAttribute('readonly')
  await button.click({ force: true })
  await page.keyboard.press('Enter')
  release()
  await expect(page.locator('.form-status')).toBeVisible()
  await expect(page.locator('.progress-line')).toHaveCount(0)
  expect(posts).toBe(1)
})

test('the reference survives a reload, and text typed below it another one', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/contact')
  await fill(page, 'contact')
  await press(page, 'contact')
  const reference = await page.locator('.form-reference').innerText()
  await page.reload()
  await alive(page)
  await expect(page.locator('.form-reference')).toHaveText(reference)
  await expect(page.locator('.form-thanks')).toHaveCount(0)
  await page.locator('#contact-message').fill('A second message')
  await page.reload()
  await expect(page.locator('#contact-message')).toHaveValue('A second message')
  await expect(page.locator('.form-reference')).toHaveText(reference)
})

test('Send Another Message, then a reload: the page hydrates, and the typed text stays', { tag: '@rest' }, async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const { form, path } of [
    { form: 'contact', path: '/contact' },
    { form: 'connect', path: '/cta' },
  ]) {
    await open(page, path)
    await fill(page, form)
    await press(page, form)
    await page.getByRole('link', { name: 'Send Another Message' }).click()
    await expect(page.locator('.form-status')).toHaveCount(0)
    await page.locator(`#${form}-message`).fill('A second message')
    await page.reload()
    await alive(page)
    await expect(page.locator(`#${form}-message`)).toHaveValue('A second message')
    await expect(page.locator('.form-status')).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('Send Another Message shows the blank form at once, about the same thing', { tag: '@rest' }, async ({ page }) => {
  await open(page, '/cta?intent=demo')
  await fill(page, 'connect')
  await press(page, 'connect')
  await page.getByRole('link', { name: 'Send Another Message' }).click()
  await expect(page.locator('#connect-message')).toHaveValue('')
  await expect(page.locator('.form-status')).toHaveCount(0)
  await expect(page).toHaveURL(({ search }) => search === '?intent=demo')
})
