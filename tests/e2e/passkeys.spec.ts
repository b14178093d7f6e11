// Passkeys with Chromium's virtual authenticator: added, used to sign in, required, revoked and then refused.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { password, staffAccount } from '#tests/support/people.ts'

const settings = '/dashboard/settings'

/** A device with a fingerprint reader that always recognises its owner. */
async function withAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verify = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { verify }
}

async function visit(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

async function enterPassword(page: Page, email: string) {
  await visit(page, '/login')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard**')
}

async function addPasskey(page: Page, name: string) {
  await visit(page, `${settings}/passkeys`)
  await page.fill('#passkey [name=name]', name)
  await page.fill('#passkey [name=currentPassword]', password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByText('Passkey added. You can sign in with it from now on.').first()).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}

async function signOut(page: Page) {
  await page.context().clearCookies()
}

test('a passkey is added, signs in with a verified owner only, and is refused once revoked', async ({ site, page }) => {
  const { verify } = await withAuthenticator(page)
  const email = await staffAccount(site)
  await enterPassword(page, email)
  await addPasskey(page, 'Test device')

  await signOut(page)
  await visit(page, '/login?redirectTo=%2Fdashboard%2Fcontacts')
  await verify(false)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('No passkey was used. Please try again.')
  await verify(true)
  await passkeyButton(page).click()
  await page.waitForURL('**/dashboard/contacts')

  await visit(page, `${settings}/passkeys`)
  await page.getByRole('link', { name: 'Revoke' }).click()
  await page.fill('[name=currentPassword]', password)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Passkey revoked.').first()).toBeVisible()

  await signOut(page)
  await visit(page, '/login')
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('a role that requires one is led to adding it, and its password alone no longer signs in', {
  tag: '@rest',
}, async ({ site, page }) => {
  await withAuthenticator(page)
  const email = await staffAccount(site, 'desk')
  const setting = { key: 'two_step_required_roles', value: '{"desk":"passkey"}', version: 1, changed_at: 1 }
  await site.db.insertInto('settings').values(setting).execute()
  await enterPassword(page, email)
  await page.waitForURL(`**${settings}/passkeys`)
  await expect(page.getByText('Your role requires a passkey.')).toBeVisible()
  await addPasskey(page, 'Desk phone')
  await visit(page, '/dashboard')
  expect(new URL(page.url()).pathname).toBe('/dashboard')

  await signOut(page)
  await visit(page, '/login')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please sign in with your passkey')).toBeVisible()
  await passkeyButton(page).click()
  await page.waitForURL('**/dashboard')
})

test('the library is loaded on these pages only, and not by a browser without passkeys', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const email = await staffAccount(site)
  await enterPassword(page, email)
  const libraries = () => loaded.filter((url) => /\/assets\/(esm|index)-/.test(url))
  expect(libraries()).toHaveLength(1)
  loaded.length = 0
  await signOut(page)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await visit(page, '/login')
  await expect(passkeyButton(page)).toHaveCount(0)
  await visit(page, '/contact')
  expect(libraries()).toEqual([])
})
