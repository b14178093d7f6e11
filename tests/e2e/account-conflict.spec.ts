// Two admins edit one account: with scripts, too, a conflict is detected and nothing typed is lost.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'

test('a conflicting change is refused in place, and saved once it is confirmed', async ({ site, page, context }) => {
  const admin = await signedIn(site, 'admin')
  await signedIn(site, 'viewer', { name: 'Eve Viewer' })
  const users = site.db.selectFrom('users').select(['id', 'version']).where('name', '=', 'Eve Viewer')
  const { id, version } = await users.executeTakeFirstOrThrow()
  await context.addCookies([...admin.cookies].map(([name, value]) => ({ name, value, url: site.url })))
  await page.goto(`/dashboard/users/${id}`)
  await alive(page)
  await site.db
    .updateTable('users')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()

  const save = async (name: string) => {
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
  }
  await save('Eve Late')
  await expect(page.locator('.error-summary')).toContainText('This account was changed')
  await expect(page.locator('.field-stored')).toHaveText('Stored now: Eve Viewer')
  for (const name of ['Eve Late', 'Eve Again']) {
    await save(name)
    await expect(page.locator('h1')).toHaveText(name)
    await expect(page.locator('.error-summary')).toHaveCount(0)
  }
})

test('a confirm page shows the account’s current state after a conflict', { tag: '@rest' }, async ({
  site,
  page,
  context,
}) => {
  const admin = await signedIn(site, 'admin')
  await signedIn(site, 'viewer', { name: 'Vic Viewer' })
  const users = site.db.selectFrom('users').select(['id', 'version']).where('name', '=', 'Vic Viewer')
  const { id, version } = await users.executeTakeFirstOrThrow()
  await context.addCookies([...admin.cookies].map(([name, value]) => ({ name, value, url: site.url })))
  await page.goto(`/dashboard/users/${id}/disable`)
  await alive(page)
  await site.db
    .updateTable('users')
    .set({ version: version + 1, status: 'disabled' })
    .where('id', '=', id)
    .execute()
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already changed')
  await expect(page.locator('.staff-main .pill')).toHaveText('Disabled')
})
