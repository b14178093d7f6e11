// The inbox in a browser.
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { drawn, type Page } from './browser-fixtures.ts'
import { signedIn } from './people.ts'
import type { Site } from './site.ts'

let sent = 0
/** @returns its reference */
export async function enquiry(site: Site, name: string) {
  sent += 1
  const words = { name, email: `v${sent}@example.com`, message: `Message of ${name}` }
  const sending = { digest: `i${sent}`, client: `i${sent}`, language: 'en' as const, spamReasons: null }
  return (await submitEnquiry(site.db, 'contact', words, { ...sending, now: Date.now() })).reference
}

/** As a colleague at the desk, with no records yet. */
export async function signIn(site: Site, page: Page) {
  await site.db.deleteFrom('records').execute()
  const staff = await signedIn(site, 'desk', { name: 'Dana' })
  const cookies = [...staff.cookies].map(([name, value]) => ({ name, value, url: site.url }))
  await page.context().addCookies(cookies)
}

/** In order of arrival. */
export const statuses = async (site: Site) =>
  (await site.db.selectFrom('records').select('status').orderBy('seq').execute()).map(({ status }) => status)

/** Waits for the key handlers, which start shortly after hydration. */
export async function keysAwake(page: Page) {
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor()
  await drawn(page)
}

/** On a window that is wide enough for the pane. */
export async function openWide(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
}
