// Ctrl+K: every page, command and record from the keyboard.
import { judge } from '#tests/judges/axe.ts'
import { alive, expect, heldRequests, type Page, test } from '#tests/support/browser-fixtures.ts'
import { enquiry } from '#tests/support/inbox-browser.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'

async function visit(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })

test.beforeEach(async ({ site, page }) => {
  const staff = await signedIn(site, 'admin', { name: 'Dana' })
  await page.context().addCookies([...staff.cookies].map(([name, value]) => ({ name, value, url: site.url })))
})

test('opens on every staff page, finds pages by name, and Escape gives the focus back', { tag: '@rest' }, async ({
  page,
}) => {
  for (const path of ['/dashboard', '/dashboard/inbox', '/admin/branding', '/dashboard/settings/profile']) {
    await visit(page, path)
    const link = page.getByRole('link', { name: 'Careers', exact: true })
    await link.focus()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Meta+k')
  await page.keyboard.type('holid')
  await expect(chosen(page)).toHaveText('Holidays')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Holidays')
  await expect(dialog(page)).toHaveCount(0)
})

test('opens again when the key is pressed as it closes', { tag: '@rest' }, async ({ page }) => {
  await visit(page, '/dashboard')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.evaluate(async () => {
    const palette = document.querySelector('dialog')
    const closed = new Promise((done) => palette?.addEventListener('close', done))
    palette?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    await closed
  })
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('holid')
  await expect(chosen(page)).toHaveText('Holidays')
})

test('nothing that is typed before the list has loaded is lost', { tag: '@rest' }, async ({ page }) => {
  const release = await heldRequests(page, '**/assets/palette-*.js')
  await visit(page, '/dashboard')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('holidays')
  await expect(dialog(page)).toContainText('Loading')
  release()
  await expect(chosen(page)).toHaveText('Holidays')
  await expect(field(page)).toHaveValue('holidays')
})

test('lists the keys of the open page, and runs them', { tag: '@rest' }, async ({ site, page }) => {
  const reference = await enquiry(site, 'First')
  await visit(page, '/dashboard')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'Inbox' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'On this page' })).toHaveCount(0)
  await visit(page, `/dashboard/contacts/${reference}`)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('note')
  await expect(chosen(page)).toHaveText('Note for colleagues n')
  await page.keyboard.press('Enter')
  await expect(page.locator('#note-note')).toBeFocused()
})

test('finds records, their emails and posts, and the arrows choose among all', async ({ site, page }) => {
  const reference = await enquiry(site, 'Quokka Ltd')
  await makePost(site.db, { title: 'The quokka', content: 'An animal', status: 'draft' })
  await visit(page, '/dashboard')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('quokka')
  await expect(page.getByRole('group', { name: 'Contacts' }).getByRole('option')).toHaveText(`Quokka Ltd${reference}`)
  await expect(chosen(page)).toContainText('Quokka Ltd')
  // Its visitor and the staff have one each.
  const emails = page.getByRole('group', { name: 'Emails' }).getByRole('option')
  for (const email of await emails.all()) {
    await page.keyboard.press('ArrowDown')
    await expect(email).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText('The quokka')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText('Search everything for “quokka”')
  await page.keyboard.press('ArrowDown')
  expect(await judge(page, 'the palette')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toContainText('Quokka Ltd')
})

test('says when the search cannot be reached, and still lists pages', { tag: '@rest' }, async ({ page }) => {
  await visit(page, '/dashboard')
  await page.route('**/suggestions*', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await page.keyboard.type('careers')
  await expect(chosen(page)).toHaveText('Careers')
})

test('in the text of a post the key makes a link, and the help of the inbox names it', { tag: '@rest' }, async ({
  page,
}) => {
  await visit(page, '/admin-controls/new')
  await page.locator('textarea[name=content]').click()
  await page.keyboard.press('Control+k')
  await expect(page.locator('textarea[name=content]')).toHaveValue('[text](https://)')
  await expect(dialog(page)).toHaveCount(0)
  await visit(page, '/dashboard/inbox')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Search, and all commands and pages',
  )
})
