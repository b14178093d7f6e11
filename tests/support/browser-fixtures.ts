// What a browser test starts from: the built site in the worker's own process, and pages that open it.
import { format } from 'node:util'
import { test as base, type Page } from 'playwright/test'
import { type Site, startSite } from './site.ts'

export { expect, type Page } from 'playwright/test'

/**
 * `site` is one for each worker, `page` opens its addresses ("/contact"). A browser without scripts:
 * `test.use({ javaScriptEnabled: false })`.
 */
export const test = base.extend<{ logged: undefined }, { site: Site; log: string[] }>({
  log: [
    async ({ browserName: _ }, use) => {
      const lines: string[] = []
      const { log, error } = console
      console.log = console.error = (...words) => lines.push(format(...words))
      await use(lines)
      Object.assign(console, { log, error })
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ log: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  /** What the site logged meanwhile belongs to the report of a test that failed, and to no other. */
  logged: [
    async ({ log }, use, info) => {
      log.length = 0
      await use(undefined)
      if (info.status !== info.expectedStatus) await info.attach('log of the site', { body: log.join('\n') })
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** Keeps the page from coming alive until what this gives is called. */
export const heldScripts = (page: Page) => heldRequests(page, '**/assets/entry.client-*.js')

/** Keeps what the page asks for from being answered until what this gives is called. */
export async function heldRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Whether the page has come alive: React hangs what it knows on the elements as it takes them over. */
export const isAlive = (page: Page) => page.evaluate(hasReact)

export const alive = (page: Page) => page.waitForFunction(hasReact)

const hasReact = () => Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react'))

/** Until what scripts changed is on the screen, and nothing waits to be done. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(null)))),
      ),
  )
