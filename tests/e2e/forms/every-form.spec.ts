// No form loses typed text in a browser with scripts: without a network, refused, after a conflict, after the session has
// ended or become another account's, on reload and on "back"; the text never appears on another record; and a form that was
// accepted no longer holds it. The list of forms comes from the code, as in tests/http/forms.
import { renewRecoveryCodes } from '#app/features/staff/two-step/two-step.server.ts'
import { takeOver } from '#tests/judges/staff-pages.ts'
import {
  alive,
  test as base,
  drawn,
  expect,
  heldDrawing,
  heldRequests,
  type Locator,
  newTab,
  type Page,
} from '#tests/support/browser-fixtures.ts'
import { clearFor, forgetThrottles, formsByName } from '#tests/support/every-form.ts'
import { password, signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'
import { asTyped, type Control, mistakesIn, type TypedForm, typedInto } from '#tests/support/typed-forms.ts'
import type { Values } from '#tests/support/visitor.ts'

const settings = {
  locale: 'en-GB',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 240 },
} as const

/** One tab for all tests: a new one would download all scripts again. Nobody looks at it, so it draws as little as it can. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, ...settings })
      const tab = await context.newPage()
      tab.on('dialog', (dialog) => dialog.accept())
      await use(tab)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** One of each class of forms, which the quick tests run. A name that is no form's would leave its class to the rest. */
const representatives = {
  public: 'contact',
  'with a file': 'application',
  once: 'newsletter',
  short: 'routes/admin/records/change note',
  'with a version': 'routes/admin/applications/runs/run',
  'with rows': 'routes/admin/texts/text',
  'with a draft': 'routes/admin/blog/post-edit',
  'with a password': 'routes/admin/staff/account/password',
  'signed in by hand': 'routes/admin/staff/users/invite',
  'in two steps': 'routes/admin/staff/account/two-step/turn-off',
}
const quick = new Set(Object.values(representatives))

/** The page that a form leads to, where it also stands, but only with scripts: that page stays when the form is accepted. */
const leadsTo: Record<string, (path: string) => string> = {
  [representatives.short]: (path) => path.replace('/inbox/', '/contacts/').replace('/note', ''),
}

test('every class has its form', () => expect(Object.keys(formsByName)).toEqual(expect.arrayContaining([...quick])))

for (const [name, open] of Object.entries(formsByName))
  test(name, { tag: quick.has(name) ? [] : '@rest' }, async ({ site, tab }) => {
    // Each form is sent about ten times.
    test.slow()
    await clearFor(site, name)
    const form = await typed(site, open)
    if (!form) return
    const given = { site, tab, form }
    await enter(given)
    for (const [occasion, look] of Object.entries(occasions)) {
      await forgetThrottles(site)
      await test.step(occasion, () => look(given))
    }
    // One address can have only one subscription and one appointment, and only its owner opens the page of a passkey.
    const isOnce = /^newsletter|^status-appointment$|\/passkeys\//.test(name)
    const next = (isOnce ? null : await typed(site, open)) ?? form
    await enter({ ...given, form: next })
    await test.step('next record', async () => {
      if (pathOf(next) !== pathOf(form)) await expectOwn(given, next)
    })
    const page = leadsTo[name]?.(pathOf(next) ?? '')
    if (page) await navigate(tab, page)
    await drawn(tab)
    await test.step('accepted', () => expectRenewed({ ...given, form: next }))
  })

test('a text that is longer than what is read stays in its form', async ({ site, tab }) => {
  const form = await typed(site, formsByName[representatives.short] ?? (async () => []))
  if (!form) throw new Error('The form is not drawn')
  await enter({ site, tab, form })
  // In words, because browsers need a minute to wrap one that long.
  const long = { note: `${'typed '.repeat(50_000)}words` }
  await type(tab, form, long)
  await press(tab, form)
  await expectRefused(tab, form)
  await expectHeld(tab, form, long)
})

async function typed(site: Site, open: (typeof formsByName)[string]): Promise<TypedForm | null> {
  const [sent] = await open(site)
  const form = sent ? await asTyped(sent) : null
  return form && form.controls.length > 0 ? form : null
}

type Given = { site: Site; tab: Page; form: TypedForm }

/** On one page, one after the other, like a persistent user. */
const occasions: Record<string, (given: Given) => Promise<void>> = {
  // Once something is typed, a form that stands on another page loads the code of its own.
  'before the code of its own page has arrived': async ({ tab, form }) => {
    if (new URL(form.drawn.path, 'http://site').pathname === pathOf(form)) return
    await tab.context().setOffline(true)
    await type(tab, form, typedInto(form))
    await expectUnsent(tab, form)
    await tab.context().setOffline(false)
  },
  'while the site is not there': async ({ tab, form }) => {
    await tab.route(isSent, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await type(tab, form, typedInto(form))
    await expectUnsent(tab, form)
    await tab.unroute(isSent)
  },
  'without a network': async ({ tab, form }) => {
    await tab.context().setOffline(true)
    await expectUnsent(tab, form)
    await tab.context().setOffline(false)
  },
  'refused, also while the page is read again': async ({ tab, form }) => {
    const [first, last] = [mistakesIn(form)[0]?.[1], mistakesIn(form).at(-1)?.[1]]
    if (!first || !last) return
    const release = await heldRequests(tab, isSent, 'GET')
    // What is typed right after a refusal stays, and is sent at once.
    for (const mistake of [first, last]) {
      await type(tab, form, { ...typedInto(form), ...mistake })
      await press(tab, form)
      await expectRefused(tab, form)
      await expect(element(tab, form).locator('[readonly]')).toHaveCount(0)
      await expectHeld(tab, form, { ...typedInto(form), ...mistake })
    }
    await idle(tab, form)
    release()
    await tab.unrouteAll({ behavior: 'wait' })
    await settled(tab)
    await expectHeld(tab, form, { ...typedInto(form), ...last })
  },
  'too late': async ({ tab, form }) => {
    if (!form.hasVersion) return
    const right = rightValues(form)
    await type(tab, form, right)
    await press(tab, form, '4711')
    await expectRefused(tab, form)
    await expectHeld(tab, form, right)
  },
  'after the session has ended': async ({ site, tab, form }) => {
    if (!form.isStaff) return
    await type(tab, form, typedInto(form))
    await settled(tab)
    await site.db.updateTable('sessions').set({ ended_at: Date.now() }).execute()
    await press(tab, form)
    await expectTold(tab, form, 'Your session has ended')
    await expectHeld(tab, form, typedInto(form))
    await signInAgain(site, tab, form)
    await expectHeld(tab, form, typedInto(form))
    const mistake = mistakesIn(form).at(-1)?.[1]
    if (!mistake) return
    await type(tab, form, mistake)
    await press(tab, form)
    await expectRefused(tab, form)
    await expectHeld(tab, form, { ...typedInto(form), ...mistake })
  },
  'after another account has signed in': async (given) => {
    const { site, tab, form } = given
    // A password or a code is only right for its own account.
    if (!form.isStaff || form.controls.some(({ kind }) => kind === 'password')) return
    const right = rightValues(form)
    // Without words, as where one of some times is chosen, the script asks for the choice first.
    if (Object.keys(right).length === 0) return
    await settled(tab)
    const own = await tab.context().cookies()
    await takeOver(site, tab, await signedIn(site, 'admin', { name: 'Other' }))
    await type(tab, form, right)
    await choose(tab, form)
    // If the page were drawn anew for the other account, the second press would store it in that name.
    for (const _ of ['once', 'once more']) {
      await press(tab, form)
      await expectTold(tab, form, 'different account')
      await settled(tab)
      await expectHeld(tab, form, right)
    }
    await tab.context().clearCookies()
    await tab.context().addCookies(own)
  },
  'loaded anew, left, and gone back to': async ({ tab, form }) => {
    if (!isLong(form) && !form.hasPassword) return
    await type(tab, form, typedInto(form))
    await tab.reload()
    await alive(tab)
    await expectKept(tab, form)
    await navigate(tab, form.isStaff ? '/dashboard/settings' : '/privacy')
    await expect(element(tab, form)).toHaveCount(0)
    await tab.goBack()
    await expectKept(tab, form)
  },
  'loaded anew with a row added, and with one removed': async ({ tab, form }) => {
    const list = element(tab, form).locator('.document-rows').first()
    const rows = list.locator(':scope > fieldset')
    await element(tab, form).waitFor()
    if ((await list.count()) === 0) return
    for (const move of ['Add', 'Remove']) {
      await navigate(tab, form.drawn.path)
      const button = list.locator(':scope > button, :scope > fieldset button').filter({ hasText: move }).last()
      if ((await button.count()) === 0) continue
      const before = await rows.count()
      await idle(tab, form)
      await button.click()
      await expect(rows).toHaveCount(before + (move === 'Add' ? 1 : -1))
      const texts = element(tab, form).locator(':is(input:not([type=hidden], [type=checkbox]), textarea)')
      await typeInto(texts.last())
      const typed = await valuesIn(texts)
      await tab.reload()
      await alive(tab)
      await expect.poll(() => valuesIn(texts)).toEqual(typed)
    }
  },
}

const valuesIn = (fields: Locator) =>
  fields.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** Also into a row that is folded. */
const typeInto = (field: Locator) =>
  field.evaluate((field: HTMLInputElement) => {
    field.value = { date: '2030-01-31', time: '09:41', number: '41' }[field.type] ?? 'Typed into the last row'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

async function expectUnsent(tab: Page, form: TypedForm) {
  await press(tab, form)
  await expectTold(tab, form, 'Network Error')
  await expectHeld(tab, form, typedInto(form))
}

/** Each form has its own person. The session that the rest of the test uses goes on, too. */
async function signInAgain(site: Site, tab: Page, form: TypedForm) {
  const { db } = site
  const named = db.selectFrom('users').select(['id', 'email']).where('name', '=', `Ada at ${form.name}`)
  const { id, email } = await named.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  const newCode = async () => (await db.transaction().execute((trx) => renewRecoveryCodes(trx, id)))[0] ?? ''
  const link = element(tab, form).getByRole('link', { name: 'Sign in in a new tab' })
  await (signedInByHand.has(form.name) ? byHand : byRequests)(tab, link, { site, email, newCode })
  await db.updateTable('sessions').set({ ended_at: null }).execute()
}

type Credentials = { site: Site; email: string; newCode: () => Promise<string> }

/** A form without two-step sign-in and one with it. */
const signedInByHand = new Set([representatives['signed in by hand'], representatives['in two steps']])

async function byHand(tab: Page, link: Locator, { email, newCode }: Credentials) {
  const other = await newTab(tab.context(), () => link.click())
  await other.fill('[name=email]', email)
  await other.fill('[name=password]', password)
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await other.waitForURL(/\/(dashboard|login\/code)/)
  if (other.url().endsWith('/login/code')) {
    await other.fill('[name=code]', await newCode())
    await other.press('[name=code]', 'Enter')
    await other.waitForURL(/\/dashboard/)
  }
  await other.close()
}

/** The same in the same browser, without drawing three pages. */
async function byRequests(tab: Page, link: Locator, { site, email, newCode }: Credentials) {
  const visitor = site.visitor()
  const signIn = await visitor.visit((await link.getAttribute('href')) ?? '')
  const inside = await visitor.submit(signIn, '#login', { email, password }, { follow: false })
  if (inside.headers.get('Location') === '/login/code') {
    const asked = await visitor.visit('/login/code')
    await visitor.submit(asked, '#login-code', { code: await newCode() }, { follow: false })
  }
  await takeOver(site, tab, visitor)
}

/** Begins and ends on the page of the next record. */
async function expectOwn({ tab, form }: Given, next: TypedForm) {
  await navigate(tab, form.drawn.path)
  await expectAt(tab, form)
  await type(tab, form, typedInto(form))
  const mistake = mistakesIn(form).at(-1)?.[1]
  if (mistake) {
    await type(tab, form, mistake)
    await press(tab, form)
    await expectRefused(tab, form)
  }
  await navigate(tab, next.drawn.path)
  await expectAt(tab, next)
  await expect(element(tab, next).getByRole('alert')).toHaveCount(0)
  const theirs = await heldIn(tab, next)
  for (const [name, value] of Object.entries(typedInto(form)))
    if (isWords(name, form)) expect(theirs[name], name).not.toBe(value)
}

/** The form shows what is stored, not what was typed, also where the browser never drew that it was being sent. */
async function expectRenewed({ site, tab, form }: Given) {
  await forgetThrottles(site)
  const answered = tab.waitForResponse((one) => one.request().method() === 'POST' && isSent.test(one.url()))
  const release = await heldDrawing(tab)
  await send(tab, form)
  expect((await answered).status()).toBe(redirected)
  // The router of some pages comes to rest only once something is drawn.
  await settled(tab, 5000).catch(() => {})
  await expect(async () => {
    await release()
    await drawn(tab)
    const held = await heldIfThere(tab, form)
    if (held) expect(held).toEqual(await heldIfThere(tab, form, [tab.url(), form.drawn.path]))
  }).toPass({ timeout: 60_000 })
}

/** The status with which Remix tells a script about a redirect. */
const redirected = 202

/** With all of its values, as a browser without scripts would send them. */
async function send(tab: Page, form: TypedForm) {
  const isChosen = ({ kind }: Control) => ['checkbox', 'radio'].includes(kind)
  const isTyped = (name: string) => form.controls.some((control) => control.name === name && !isChosen(control))
  await type(tab, form, Object.fromEntries(form.fields.filter(([name]) => isTyped(name))))
  await choose(tab, form)
  await element(tab, form).evaluate((form: HTMLFormElement, fields) => {
    const isSent = (one: { name: string; value: string }) =>
      fields.some(([name, value]) => name === one.name && value === one.value)
    form.requestSubmit([...form.querySelectorAll('button')].find(isSent))
  }, form.fields)
}

/** Ticks the boxes whose values are sent, and no others. */
const choose = (tab: Page, form: TypedForm) =>
  element(tab, form).evaluate((form: HTMLFormElement, fields) => {
    const isSent = (box: HTMLInputElement) => fields.some(([name, value]) => name === box.name && value === box.value)
    const boxes = form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')
    for (const box of boxes) if (box.checked !== isSent(box)) box.click()
  }, form.fields)

/** The router has arrived before React has drawn the page. */
const expectAt = (tab: Page, form: TypedForm) =>
  expect(element(tab, form).locator('[name=form_of]')).toHaveValue(`${form.form} ${pathOf(form)}`)

const pathOf = ({ path }: TypedForm) => path.split('?')[0]
const isWords = (name: string, { controls }: TypedForm) =>
  controls.some((control) => control.name === name && !['select', 'color'].includes(control.kind))

async function enter({ site, tab, form }: Given) {
  await tab.context().clearCookies()
  await takeOver(site, tab, form.visitor)
  await tab.goto(form.drawn.path)
  await alive(tab)
}

type Busy = { state: 'idle' | 'loading' | 'submitting' }
type RouterState = { navigation: Busy; revalidation: Busy['state']; fetchers: Map<string, Busy> }
type Routed = { __remixRouter: { navigate: (path: string) => Promise<void>; state: RouterState } }
const navigate = (tab: Page, path: string) =>
  tab.evaluate((path) => (window as unknown as Routed).__remixRouter.navigate(path), path)

/** A form is idle once it is refused, but the page is still being read again: in another session that leads to the sign-in. */
const settled = (tab: Page, timeout?: number) =>
  tab.waitForFunction(
    () => {
      // A page that has just been loaded has no router yet.
      const router = (window as unknown as Partial<Routed>).__remixRouter
      if (!router) return false
      const { navigation, revalidation, fetchers } = router.state
      return [navigation.state, revalidation, ...[...fetchers.values()].map(({ state }) => state)].every(
        (state) => state === 'idle',
      )
    },
    undefined,
    { timeout },
  )

const isSent = /\.data(\?|$)/
const element = (tab: Page, { form }: TypedForm) => tab.locator(`form[id="${form}"]`)
const rightValues = ({ fields, controls }: TypedForm): Values =>
  Object.fromEntries(fields.filter(([name]) => controls.some((control) => control.name === name && isText(control))))
const isText = ({ kind }: Control) => !['checkbox', 'radio', 'password'].includes(kind)

/** Sets all fields at once, as if typed; adds an option for a value that is not offered. */
const type = (tab: Page, form: TypedForm, values: Values) =>
  element(tab, form).evaluate((form: HTMLFormElement, typed) => {
    for (const [name, value] of Object.entries(typed)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
        field.add(new Option(String(value), String(value)))
      if (!(field instanceof HTMLElement)) continue
      field.focus()
      // React overrides the setter on fields that it controls.
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
      setter?.call(field, String(value))
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, values)

/**
 * Waits until the form is idle, because it ignores a press while it is being sent. Then moves the focus to the button, as a
 * click does, so that only a new notice can have it afterwards. Another version is set as it is sent, because the next
 * render would set it back.
 */
async function press(tab: Page, form: TypedForm, version?: string) {
  await idle(tab, form)
  await element(tab, form).evaluate((form: HTMLFormElement, version) => {
    form.querySelector<HTMLElement>('[type=submit]')?.focus()
    const field = form.elements.namedItem('version')
    if (version !== undefined && field instanceof HTMLInputElement) field.value = version
    form.requestSubmit()
  }, version)
}

const idle = (tab: Page, form: TypedForm) => expect(element(tab, form)).not.toHaveAttribute('aria-busy')

async function expectTold(tab: Page, form: TypedForm, words: string) {
  const alert = element(tab, form).getByRole('alert').filter({ hasText: words })
  await expect(alert, words).toBeFocused()
}

/** By the summary of the errors, or by the field that the answer leads to. */
const expectRefused = (tab: Page, form: TypedForm) =>
  expect(element(tab, form).locator('.error-summary:focus, [aria-invalid=true]:focus')).toHaveCount(1)

async function expectHeld(tab: Page, form: TypedForm, typed: Values) {
  const shown = form.controls.filter(({ name, kind }) => kind !== 'password' && typed[name] !== undefined)
  const expected = Object.fromEntries(shown.map(({ name }) => [name, shortened(String(typed[name]))]))
  expect(await heldIn(tab, form)).toMatchObject(expected)
}

const isLong = ({ controls }: TypedForm) => controls.some(({ kind }) => kind === 'textarea')

/** Long texts are drafted, together with the other fields; passwords are not. */
async function expectKept(tab: Page, form: TypedForm) {
  const held = () => heldIn(tab, form)
  if (isLong(form)) await expect.poll(held).toMatchObject(wordsOf(form))
  for (const { name } of form.controls.filter(({ kind }) => kind === 'password')) expect((await held())[name]).toBe('')
}

const wordsOf = (form: TypedForm) =>
  Object.fromEntries(
    Object.entries(typedInto(form))
      .filter(([name]) => isWords(name, form))
      .map(([name, value]) => [name, String(value)]),
  )

async function heldIn(tab: Page, form: TypedForm): Promise<Record<string, string>> {
  await element(tab, form).waitFor({ state: 'attached' })
  return (await heldIfThere(tab, form)) ?? {}
}

/**
 * @param drawn pages, of which the first that has the form is read as the site draws it, without the drafts in the browser.
 * Some forms stand without scripts only on their own page
 */
async function heldIfThere(tab: Page, { form, controls }: TypedForm, drawn?: string[]) {
  const names = controls.map(({ name }) => name)
  const held = await tab.evaluate(
    async ({ form, names, drawn }) => {
      const texts = drawn && (await Promise.all(drawn.map(async (path) => (await fetch(path)).text())))
      const pages = texts?.map((text) => new DOMParser().parseFromString(text, 'text/html')) ?? [document]
      const [element] = pages.flatMap((page) => page.querySelector<HTMLFormElement>(`form[id="${form}"]`) ?? [])
      if (!element) return null
      return names.map((name) => [name, (element.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''])
    },
    { form, names, drawn },
  )
  return held && Object.fromEntries(held.map(([name = '', value = '']) => [name, shortened(value)]))
}

/** Shortens values for readable failures. */
const shortened = (value: string) => (value.length > 200 ? `${value.slice(0, 20)}… (${value.length})` : value)
