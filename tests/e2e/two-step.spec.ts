// Two-step sign-in with scripts: set up with an app, and asked for at the next sign-in.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { appCode, letTimePass } from '#tests/support/two-step.ts'
import { takeOver } from '../judges/staff-pages.ts'

async function open(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

test('the app is set up by its code, and a later sign-in leads through the code to where it was going', async ({
  site,
  page,
}) => {
  await takeOver(site, page, await signedIn(site, 'admin'))
  const { email } = await site.db.selectFrom('users').select('email').executeTakeFirstOrThrow()
  await open(page, '/dashboard/settings/two-step')
  await page.fill('#two-step [name=currentPassword]', password)
  await page.locator('#two-step [type=submit]').click()
  const secret = page.locator('main code').first()
  await expect(secret).toBeVisible()
  const words = ((await secret.textContent()) ?? '').replaceAll(' ', '')
  await page.fill('#two-step-set-up [name=code]', appCode(words))
  await page.locator('#two-step-set-up [type=submit]').click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)

  await letTimePass(site)
  await page.context().clearCookies()
  await open(page, '/login?redirectTo=%2Fdashboard%2Fcontacts')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/login/code**')
  await alive(page)
  await page.fill('[name=code]', '000000')
  await page.press('[name=code]', 'Enter')
  await expect(page.locator('#login-code .error-summary')).toBeVisible()
  await page.fill('[name=code]', appCode(words))
  await page.press('[name=code]', 'Enter')
  await expect(page.locator('h1')).toHaveText('Contacts')
})
