// The page of a record in a real browser with scripts: text that is not sent yet, the cursor, the keys.
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { password, staffAccount } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

let count = 0
async function enquiry(site: Site, message = 'Can you?', language: 'en' | 'fr' | 'ko' = 'en') {
  count += 1
  const input = { name: `Kim ${count}`, email: `kim${count}@example.com`, message: `${message} ${count}` }
  const how = {
    digest: `r${count}`,
    client: `r${count}`,
    now: Date.now() - 60_000 + count,
    language,
    spamReasons: null,
  }
  return `/dashboard/contacts/${(await submitEnquiry(site.db, 'contact', input, how)).reference}`
}

async function signIn(page: Page, email: string, path = '/dashboard/inbox') {
  await page.goto(`/login?redirectTo=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await alive(page)
}

const note = (page: Page) => page.locator('#note-note')
const reply = (page: Page) => page.locator('#reply-body')

test.beforeEach(async ({ site }) => {
  for (const table of ['records', 'rate_limits'] as const) await site.db.deleteFrom(table).execute()
})

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
  await expect(page.getByRole('heading', { name: 'Kim' })).toBeVisible()
  await expect(note(page)).toHaveValue('')
  await expect(reply(page)).not.toHaveValue(/not sent yet/)
  await page.context().clearCookies()
  await signIn(page, ada, path)
  await expect(note(page)).toHaveValue('A note not added yet')
  await expect(reply(page)).toHaveValue('A reply not sent yet')
})

test('a form of one account is not stored for another that has signed in since', async ({ site, page }) => {
  const path = await enquiry(site)
  const [ada, bob] = [await staffAccount(site), await staffAccount(site)]
  await signIn(page, ada, path)
  await note(page).fill('By Ada')
  const other = await page.context().newPage()
  await page.context().clearCookies()
  await signIn(other, bob)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('#note').getByRole('alert')).toContainText('another account')
  await expect(note(page)).toHaveValue('By Ada')
  expect(await site.db.selectFrom('record_events').select('type').where('type', '=', 'note').execute()).toEqual([])
})
