// The page of a record in a real browser with scripts: text that is not sent yet, the cursor, the keys.
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { addNote } from '#app/features/records/staff-changes.server.ts'
import { apply } from '#tests/support/applications.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { inMenu } from '#tests/support/in-menu.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'
import { takeOver } from '../judges/staff-pages.ts'

let count = 0
async function enquiry(site: Site, message = 'Can you?', language: 'en' | 'fr' | 'ko' = 'en') {
  count += 1
  const input = { name: `Kim ${count}`, email: `record${count}@example.com`, message: `${message} ${count}` }
  const how = {
    digest: `r${count}`,
    client: `r${count}`,
    now: Date.now() - 60_000 + count,
    language,
    spamReasons: null,
  }
  return `/dashboard/contacts/${(await submitEnquiry(site.db, 'contact', input, how)).reference}`
}

async function open(site: Site, page: Page, path: string) {
  await takeOver(site, page, await signedIn(site))
  await page.goto(path)
  await alive(page)
}

async function signIn(page: Page, email: string, path = '/dashboard/inbox') {
  await page.goto(`/login?redirectTo=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await alive(page)
}

const note = (page: Page) => page.locator('#note-note')
const reply = (page: Page) => page.locator('#reply-body')

test('what was typed survives signing out in another tab, for its own account only', async ({ site, page }) => {
  const path = await enquiry(site)
  const [ada, bob] = [await staffAccount(site), await staffAccount(site)]
  await signIn(page, ada, path)
  await note(page).fill('A note not added yet')
  await reply(page).fill('A reply not sent yet')
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL(/\/login/)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.waitForURL(/\/login/)
  await signIn(page, bob, path)
  await expect(page.getByRole('heading', { name: 'Kim', level: 1 })).toBeVisible()
  await expect(note(page)).toHaveValue('')
  await expect(reply(page)).not.toHaveValue(/not sent yet/)
  await page.context().clearCookies()
  await signIn(page, ada, path)
  await expect(note(page)).toHaveValue('A note not added yet')
  await expect(reply(page)).toHaveValue('A reply not sent yet')
})

test('a form of one account is not stored for another that has signed in since', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const path = await enquiry(site)
  const [ada, bob] = [await staffAccount(site), await staffAccount(site)]
  await signIn(page, ada, path)
  await note(page).fill('By Ada')
  const other = await page.context().newPage()
  await page.context().clearCookies()
  await signIn(other, bob)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('#note').getByRole('alert')).toContainText('different account')
  await expect(note(page)).toHaveValue('By Ada')
  expect(await site.db.selectFrom('record_events').select('type').where('type', '=', 'note').execute()).toEqual([])
})

test('`r` and "Send and next" put the cursor after the greeting', async ({ site, page }) => {
  const [first, second] = [await enquiry(site), await enquiry(site)]
  await open(site, page, `${first}?list=${encodeURIComponent('view=todo')}`)
  await page.keyboard.press('r')
  await expect(reply(page)).toBeFocused()
  await page.keyboard.type('Yes, we can.')
  await expect(reply(page)).toHaveValue(/^Hello Kim \d+,\n\nYes, we can\.\n\nKind regards,\nAda$/)
  await page.keyboard.press('Control+Shift+Enter')
  await page.waitForURL(new RegExp(second))
  await expect(reply(page)).not.toHaveValue(/Yes/)
  await expect(reply(page)).toBeFocused()
  await page.keyboard.type('No.')
  await expect(reply(page)).toHaveValue(/^Hello Kim \d+,\n\nNo\.\n\nKind regards,\nAda$/)
})

test('an untouched text follows the chosen language at once, a touched one stays', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await open(site, page, await enquiry(site))
  await page.locator('#reply-language').selectOption('fr')
  await expect(reply(page)).toHaveValue(/^Bonjour Kim \d+,\n\n\n\nCordialement,\nAda$/)
  await reply(page).focus()
  await page.keyboard.type('Oui.')
  await page.locator('#reply-language').selectOption('ko')
  await expect(reply(page)).toHaveValue(/^Bonjour Kim \d+,\n\nOui\.\n\nCordialement,\nAda$/)
})

test('a deleted draft and a discarded note leave the cursor in their text', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await open(site, page, await enquiry(site))
  await reply(page).fill('Begun')
  await (await inMenu(page, 'reply-more', 'Save draft')).click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await expect(reply(page)).toHaveValue(/^Hello/)
  await expect(reply(page)).toBeFocused()
  await note(page).fill('Wrong')
  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(note(page)).toHaveValue('')
  await expect(note(page)).toBeFocused()
})

test('an emptied reply is no draft', { tag: '@rest' }, async ({ site, page }) => {
  const path = await enquiry(site)
  await open(site, page, path)
  await reply(page).fill('Begun')
  await reply(page).fill('')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.locator('#reply-body-error')).toBeVisible()
  await page.goto(path)
  await alive(page)
  await expect(page.getByText('Draft restored')).toHaveCount(0)
  await expect(reply(page)).toHaveValue(/^Hello/)
})

test('a menu closes when its action is done', { tag: '@rest' }, async ({ site, page }) => {
  await open(site, page, await enquiry(site))
  await page.locator('#snooze-choices > summary').click()
  await page.locator('#snooze-choices').getByRole('button').first().click()
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  await expect(page.locator('#snooze-choices[open]')).toHaveCount(0)
})

test('Ctrl+Enter adds the note; leaving with one that is not added says that it is kept', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const [first, second] = [await enquiry(site), await enquiry(site)]
  await open(site, page, `${first}?list=${encodeURIComponent('view=todo')}`)
  await note(page).fill('Called back')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.thread [data-from=note]')).toContainText('Called back')
  await expect(note(page)).toHaveValue('')
  await note(page).fill('Not added')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('e')
  await page.waitForURL(new RegExp(second))
  await expect(page.locator('.Toastify__toast').filter({ hasText: 'is not added yet' })).toBeVisible()
  await expect(note(page)).toHaveValue('')
  await page.goto(first)
  await expect(note(page)).toHaveValue('Not added')
})

test('Enter in a note takes the first colleague whose name is begun, and then begins a line', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const email = await staffAccount(site, 'desk')
  const handle = email.split('@')[0] ?? ''
  await open(site, page, await enquiry(site))
  await note(page).focus()
  await page.keyboard.type(`See @${handle.slice(0, -1)}`)
  await expect(page.locator('.mentions')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(note(page)).toHaveValue(`See @${handle} `)
  await page.keyboard.press('Enter')
  await expect(note(page)).toHaveValue(`See @${handle} \n`)
})

test('a price that was typed goes with the acceptance, also before the email shows it', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const { reference } = await apply(site.db)
  await open(site, page, `/dashboard/careers/${reference}/accept`)
  await page.locator('#decision [name=amount]').fill('99.50')
  await page.locator('#decision [name=currency]').selectOption('EUR')
  await page.locator('#decision [name=paragraph]').fill('Welcome')
  await page.getByRole('button', { name: 'Update the email' }).click()
  await expect(page.locator('.letter')).toContainText('€99.50')
  await expect(page.locator('#decision [name=paragraph]')).toHaveValue('Welcome')
  await page.locator('#decision [name=amount]').fill('89.50')
  await page.locator('#decision .button-primary').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/accept'))
  const stored = site.db.selectFrom('course_signups').select(['price', 'currency'])
  expect(await stored.executeTakeFirst()).toEqual({ price: 8950, currency: 'EUR' })
})

test('messages of one kind do not pile up', { tag: '@rest' }, async ({ site, page }) => {
  await open(site, page, await enquiry(site))
  const toast = page.locator('.Toastify__toast')
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(toast).toContainText('Assigned')
  await page.locator('[data-move=completed] button').click()
  await expect(toast.filter({ hasText: 'Completed' })).toBeVisible()
  await expect(toast).toHaveCount(1)
})

test('t leads to the field of tags, the key u takes them back, and an open page of tags begins in it', {
  tag: '@rest',
}, async ({ site, page }) => {
  const path = await enquiry(site)
  await site.db.updateTable('records').set({ tags: 'on site' }).execute()
  await open(site, page, path)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('t')
  await expect(page.locator('#tags-tags')).toBeFocused()
  await expect(page.getByLabel('#on site')).toBeChecked()
  await page.keyboard.type('late, two words')
  await page.keyboard.press('Enter')
  const shown = page.locator('#desk-heading ~ .facts, #desk-heading ~ dl')
  await expect(shown).toContainText('#on site #late #two words')
  await expect(page.locator('#tags-choices > summary')).toBeFocused()
  // What was typed goes when the answer is drawn.
  await expect(page.locator('#tags-tags')).toHaveValue('')
  await page.keyboard.press('t')
  await expect(page.locator('#tags-tags')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(shown).not.toContainText('#late')
  await page.goto(`${path.replace('contacts', 'inbox')}/tags`)
  await expect(page.locator('#tags-tags')).toBeFocused()
})

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`at ${width} px no button of the reply is cut by the lower edge, nor the Snooze menu by the right one`, {
    tag: '@rest',
  }, async ({ site, page }) => {
    await page.setViewportSize({ width, height })
    const records = [await enquiry(site), await enquiry(site, 'A line of a longer message.\n'.repeat(9))]
    const { reference } = await apply(site.db)
    await takeOver(site, page, await signedIn(site))
    for (const path of [...records, `/dashboard/careers/${reference}`]) {
      await page.goto(path)
      await alive(page)
      for (let at = 0; at < 400; at += 20) {
        await page.evaluate((y) => scrollTo(0, y), at)
        const [composer, bar] = await Promise.all(
          ['.composer', '.composer-send'].map((one) => page.locator(one).boundingBox()),
        )
        const isBegun = (composer?.y ?? 0) + 100 <= height
        if (isBegun) expect((bar?.y ?? 0) + (bar?.height ?? 0), `${path} from ${at} px`).toBeLessThanOrEqual(height)
      }
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('#snooze-choices > summary').click()
      const [button, panel] = await Promise.all(
        ['summary', '.popover-panel'].map((one) => page.locator(`#snooze-choices > ${one}`).boundingBox()),
      )
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeCloseTo((button?.x ?? 0) + (button?.width ?? 0), 0)
      const starts = await page
        .locator('#snooze-choices .popover-panel :is(a, button)')
        .evaluateAll((lines) =>
          lines.map((line) => line.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(line).paddingLeft)),
        )
      expect(new Set(starts).size).toBe(1)
    }
  })

test('on a phone a folded message shows its author and its time in full', { tag: '@rest' }, async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const path = await enquiry(site)
  const name = 'Alexandra Papadopoulos-Montgomery'
  await takeOver(site, page, await signedIn(site, 'desk', { name }))
  const { id } = await site.db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const actor = { id, name, address: null }
  const reference = path.split('/').at(-1) ?? ''
  for (const now of [Date.now(), Date.now() + 1])
    await addNote(site.db, { kind: 'enquiry', reference, note: 'Many words '.repeat(20) }, { actor, now })
  await page.goto(path)
  await alive(page)
  const heads = page.locator('.thread-line > :is(.thread-what, time)')
  await expect(heads.first()).toContainText('Alexandra Papadopoulos-Montgomery')
  const cut = (all: Element[]) =>
    all.filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth).length
  expect(await heads.evaluateAll(cut)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone the text of a reply is in the first screen, below one heading', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const path = await enquiry(site)
  await open(site, page, `${path}/reply`)
  await expect(page.getByRole('heading', { name: /^Reply to/ })).toHaveCount(1)
  expect((await reply(page).boundingBox())?.y).toBeLessThan(500)
  await page.getByText('Subject, language and templates').click()
  await expect(page.getByLabel('Subject')).toBeVisible()
})
