// Fixtures for browser tests: the built site in the worker's own process, and pages that open it.
import { format } from 'node:util'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { databaseFile } from '#db/driver/database-file.ts'
import { cpuOfTree } from './cpu-time.ts'
import { keepCopy } from './fresh-database.ts'
import { cpuAnnotation } from './playwright-costs.ts'
import { type Site, startSite } from './site.ts'

export { expect, type Locator, type Page } from 'playwright/test'

type OfTest = { logged: undefined; fresh: undefined; measured: undefined }
type OfWorker = { site: Site; log: string[]; putBack: () => Promise<void>; contexts: Map<string, BrowserContext> }

/** What a page may have left in the browser beside cookies. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'

/**
 * `site` is shared within a worker, but each test begins with the database of a site just started. `page` opens its paths
 * ("/contact"). For a browser without scripts: `test.use({ javaScriptEnabled: false })`. Tests of equal settings share a
 * browser context, which is cleared for each of them: making a new one takes longer.
 */
export const test = base.extend<OfTest, OfWorker>({
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
      // Notices go to staff.
      const site = await startSite({ MAIL_TO: '' })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  putBack: [
    async ({ site: _ }, use) => use(await keepCopy(databaseFile(process.env.DATABASE_URL ?? ''))),
    { scope: 'worker', auto: true },
  ],
  /** For the table of tests/run.ts. */
  measured: [
    async ({ site: _ }, use, { annotations }) => {
      const before = cpuOfTree()
      await use(undefined)
      annotations.push({ type: cpuAnnotation, description: String(cpuOfTree() - before) })
    },
    { auto: true },
  ],
  /** So no test depends on those before it, which differ from run to run. */
  fresh: [
    async ({ putBack }, use) => {
      await putBack()
      await use(undefined)
    },
    { auto: true },
  ],
  /** The site's log is attached to the report of a failed test only. */
  logged: [
    async ({ log }, use, info) => {
      log.length = 0
      await use(undefined)
      if (info.status !== info.expectedStatus) await info.attach('log of the site', { body: log.join('\n') })
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  contexts: [async ({ browser: _ }, use) => use(new Map()), { scope: 'worker' }],
  context: async (
    {
      browser,
      contexts,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
      isMobile,
      hasTouch,
      extraHTTPHeaders,
      contextOptions,
    },
    use,
  ) => {
    const key = JSON.stringify([
      javaScriptEnabled,
      [locale, timezoneId, extraHTTPHeaders],
      [viewport, isMobile, hasTouch, contextOptions],
    ])
    const context = contexts.get(key) ?? (await browser.newContext())
    contexts.set(key, context)
    const { clock } = context
    const install = clock.install.bind(clock)
    clock.install = (options) => {
      // Nothing takes a clock out again: later pages would live in its time.
      contexts.delete(key)
      return install(options)
    }
    await use(context)
    if (contexts.get(key) !== context) return context.close()
    clock.install = install
    for (const page of context.pages()) await page.close()
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.setOffline(false),
      context.unrouteAll(),
    ])
  },
  page: async ({ context, site }, use, info) => {
    const page = await context.newPage()
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes })
    // Also the scripts: pages may be shown from the cache while they are asked for again.
    await browser.send('Network.clearBrowserCache')
    await browser.detach()
    await use(page)
    if (info.status === info.expectedStatus) return
    for (const [name, body] of Object.entries(await page.evaluate(whatIsShown))) await info.attach(name, { body })
  },
})

/** For the report, which prints the beginning of each. */
const whatIsShown = () => ({
  'address of the page': location.href,
  'element with the focus': document.activeElement?.outerHTML.slice(0, 250) ?? '',
  'alerts and errors': [...document.querySelectorAll('[role=alert], .field-error')]
    .map(({ textContent }) => textContent)
    .join('\n'),
})

/** Delays hydration until the returned function is called. */
export const heldScripts = (page: Page) => heldRequests(page, '**/assets/entry.client-*.js')

/** Delays matching requests until the returned function is called. */
export async function heldRequests(page: Page, address: string | RegExp, method?: 'GET'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await released
    await route.continue()
  })
  return release
}

/** Opens the address of a new tab in another tab, because Playwright sometimes never sees a new tab's first navigation. */
export async function newTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page')
  await press()
  const tab = await opened
  await expect.poll(() => tab.url()).toMatch(/^http/)
  const other = await context.newPage()
  await other.goto(tab.url(), { waitUntil: 'commit' })
  await tab.close()
  return other
}

/** True after hydration, when React has attached its properties to the elements. */
export const isAlive = (page: Page) => page.evaluate(hasReact)

/** Waits until the whole page is hydrated, and what is only shown with scripts (`useHydrated`) is there. */
export async function alive(page: Page) {
  await page.waitForFunction(hasReact)
  await page.waitForFunction(isCommitted)
  await drawn(page)
}

/** React attaches its properties while it still hydrates, in slices. It is done once the root is no longer dehydrated. */
const isCommitted = () => {
  const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? []
  return (root as HostRoot | undefined)?.stateNode.current.memoizedState.isDehydrated === false
}

type HostRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

const hasReact = () => Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react'))

/** Waits until changes by scripts are painted and nothing is pending. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        // Chromium can stop making frames for one of several pages; nothing would be drawn however long one waits.
        setTimeout(done, 20_000)
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(null))))
      }),
  )

/** As on a busy device, React draws and cleans up a second late; a click or a key is drawn at once. */
export const slowDrawing = (page: Page) =>
  page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 1000)
    }
  })

/** As on a device that is busy until the returned function is called: React draws nothing but what a click or a key changes. */
export async function heldDrawing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      held.push(() => postMessage.apply(this, message))
    }
    const release = () => {
      MessagePort.prototype.postMessage = postMessage
      for (const draw of held.splice(0)) draw()
    }
    Object.assign(window, { release })
  })
  // The page may have been replaced by another.
  return () => page.evaluate(() => (window as { release?: () => void }).release?.())
}

/** As while the window is in the background. */
export const pauseToasts = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')))
