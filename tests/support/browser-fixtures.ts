// What a browser test starts from: the built site in the worker's own process, and pages that open it.
import { test as base, type Page } from 'playwright/test'
import { type Site, startSite } from './site.ts'

export { expect, type Page } from 'playwright/test'

/**
 * `site` is one for each worker, `page` opens its addresses ("/contact"). A browser without scripts:
 * `test.use({ javaScriptEnabled: false })`.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** Keeps the page from coming alive until what this gives is called. */
export async function heldScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Whether the page has come alive: React hangs what it knows on the elements as it takes them over. */
export const isAlive = (page: Page) => page.evaluate(hasReact)

export const alive = (page: Page) => page.waitForFunction(hasReact)

const hasReact = () => Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react'))
