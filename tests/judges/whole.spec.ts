// Pages are self-contained and accessible: nothing from other hosts, no layout shifts, nothing that needs scripts to be visible.
import { type AddressInfo, connect, createServer } from 'node:net'
import { alive, drawn, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import type { Site } from '#tests/support/site.ts'
import { bringAxe, judge } from './axe.ts'
import { judgedPaths, listedPaths, templatePaths } from './pages.ts'

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    layoutShift: number
    moved: string[]
  }
}

/** Splits the pages among the workers. */
const parts = 4

for (let part = 0; part < parts; part++) {
  test(`pages use no other host, violate no policy, do not shift, say all without scripts and are accessible (${part + 1} of ${parts})`, async ({
    site,
    page,
    browser,
  }) => {
    const without = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false })
    const compared = await listedPaths(site)
    const report = await watch(page, site)
    await bringAxe(page)
    for (const path of (await judgedPaths(site)).filter((_, index) => index % parts === part)) {
      report.path = path
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path, { waitUntil: 'load' })
      if (!asksOthers(path)) await lookAt(page, report)
      if (compared.includes(path)) {
        await without.goto(path)
        await alive(page)
        const shown = new Set(await texts(without))
        for (const text of await texts(page))
          if (!shown.has(text)) report.found.push(`${path} says only with scripts: ${text}`)
      }
      await page.evaluate(() => scrollTo(0, 0))
      report.found.push(...(await judge(page, path)))
      await page.setViewportSize({ width: 320, height: 800 })
      report.found.push(...(await tooWide(page, path)))
    }
    await without.close()
    expect(report.found).toEqual([])
  })
}

test('pages of every route do not shift as they load at 320 px', async ({ site, page }) => {
  const report = await watch(page, site)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of await templatePaths(site)) {
    if (asksOthers(path)) continue
    report.path = path
    await page.goto(path, { waitUntil: 'load' })
    await lookAt(page, report)
  }
  expect(report.found).toEqual([])
})

/** The map is another site's frame, which the visitor has requested. */
const asksOthers = (path: string) => path.includes('map=')

type Report = {
  /** The page that is open. */
  path: string
  found: string[]
}

/** Reports requests to other hosts and errors, and measures layout shifts. */
async function watch(page: Page, site: Site): Promise<Report> {
  const report: Report = { path: '', found: [] }
  const tell = (words: string) => {
    if (!asksOthers(report.path)) report.found.push(`${report.path} ${words}`)
  }
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.url && protocol !== 'data:') tell(`asks ${request.url()}`)
  })
  page.on('console', (message) => {
    // Some pages are refusals on purpose; the browser logs their status as an error.
    const isOwnStatus = message.text().startsWith('Failed to load') && message.location().url === site.url + report.path
    if (message.type() === 'error' && !isOwnStatus) tell(`reports ${message.text()}`)
  })
  page.on('pageerror', (error) => tell(`throws ${error.message}`))
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        window.layoutShift += entry.value
        const at = Math.round(entry.startTime)
        for (const { node } of entry.sources) {
          const parent = node?.parentElement
          window.moved.push(`${node?.nodeName} in ${parent?.nodeName}.${parent?.className} after ${at} ms`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return report
}

async function lookAt(page: Page, { path, found }: Report) {
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  const { shift, moved } = await page.evaluate(() => ({ shift: window.layoutShift, moved: window.moved.join(', ') }))
  if (shift >= 0.02) found.push(`${path} shifts by ${shift.toFixed(3)}: ${moved}`)
  found.push(...(await tooWide(page, path)))
  found.push(...(await faded(page)).map((text) => `${path} hides until it is scrolled to: ${text}`))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await drawn(page)
  found.push(...(await faded(page)).map((text) => `${path} hides after a jump to its end: ${text}`))
}

async function tooWide(page: Page, path: string): Promise<string[]> {
  const [overflow, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth - clientWidth, clientWidth] as const
  })
  return overflow > 0 ? [`${path} is ${overflow} px too wide at ${width} px`] : []
}

/** Texts and pictures of the main content that are too faint in a screenshot of the whole page. */
const faded = (page: Page) =>
  page.evaluate(() => {
    const isContent = (element: Element) =>
      element.matches('img, svg') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    // The hero of /spotlight fades gradually as it leaves the screen, and returns with it.
    const contents = [...document.querySelectorAll('main *')].filter(
      (element) => isContent(element) && !element.closest('[aria-hidden=true], [data-fades], noscript, template'),
    )
    return contents
      .filter((element) => !element.checkVisibility({ opacityProperty: true }) && element.checkVisibility())
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`)
  })

for (const scripts of ['with', 'without'] as const) {
  for (const width of [360, 1280]) {
    test(`on a slow connection pages do not shift while they load at ${width} px, ${scripts} scripts`, async ({
      browser,
      site,
    }) => {
      const found: string[] = []
      // Concurrently, because each mostly waits; each page has its own connection.
      await Promise.all(
        ['/', '/services', '/about', '/contact', '/careers', '/blog'].map(async (path) => {
          // A new context each time, with an empty cache.
          const page = await browser.newPage({
            baseURL: site.url,
            javaScriptEnabled: scripts === 'with',
            viewport: { width, height: 800 },
          })
          const shifts = await slowLine(page)
          await page.goto(path, { waitUntil: 'networkidle' })
          if (scripts === 'with') await alive(page)
          // Forces pending rendering.
          await page.screenshot()
          const shift = shifts.reduce((sum, one) => sum + one, 0)
          if (shift >= 0.02) found.push(`${path} shifts by ${shift.toFixed(3)}`)
          await page.close()
        }),
      )
      expect(found).toEqual([])
    })
  }
}

test('a partly rendered heading does not shift when the rest arrives', async ({ site, browser }) => {
  const found: string[] = []
  for (const path of await templatePaths(site)) {
    if (asksOthers(path)) continue
    const line = await stoppedLine(site)
    const page = await browser.newPage({
      baseURL: line.url,
      viewport: { width: 1280, height: 800 },
      // The bytes are inspected on their way.
      extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    })
    const shifts = await shiftsOf(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0 && document.querySelector('h1'))
    await page.screenshot()
    line.goOn()
    await page.waitForLoadState()
    await page.screenshot()
    const shift = shifts.reduce((sum, one) => sum + one, 0)
    if (shift >= 0.02) found.push(`${path} shifts by ${shift.toFixed(3)}`)
    await page.close()
    line.close()
  }
  expect(found).toEqual([])
})

/** A proxy to the site that stops a page behind its main heading until told to continue. */
async function stoppedLine(site: Site) {
  let goOn = () => {}
  const going = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const sitePort = Number(new URL(site.url).port)
  const server = createServer((browser) => {
    const far = connect(sitePort, 'localhost').on('error', () => browser.destroy())
    browser.on('error', () => far.destroy()).pipe(far)
    far.on('data', async (bytes) => {
      const end = bytes.indexOf('</h1>')
      if (end < 0) return void browser.write(bytes)
      far.pause()
      browser.write(bytes.subarray(0, end))
      await going
      browser.write(bytes.subarray(end))
      far.resume()
    })
    far.on('end', () => browser.end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, goOn, close: () => server.close() }
}

/** Throttles the page to 3G. @returns its layout shifts */
async function slowLine(page: Page): Promise<number[]> {
  const debug = await page.context().newCDPSession(page)
  const speed = { downloadThroughput: 190_000, uploadThroughput: 90_000 }
  await debug.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed })
  return shiftsOf(page)
}

/** The page's layout shifts. */
async function shiftsOf(page: Page): Promise<number[]> {
  const debug = await page.context().newCDPSession(page)
  const shifts: number[] = []
  debug.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails } }) => {
    if (layoutShiftDetails && !layoutShiftDetails.hadRecentInput) shifts.push(layoutShiftDetails.value)
  })
  await debug.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] })
  return shifts
}

/**
 * The visible texts of the main content, except decoration and texts that need scripts. Read through the debugger, which
 * works while the page's own scripts are disabled.
 */
const texts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
      const element = node.parentElement
      const isExtra = element?.closest('script, noscript, [aria-hidden=true], button[type=button], [data-scripted]')
      if (text && element?.checkVisibility({ visibilityProperty: true }) && !isExtra) found.push(text)
    }
    return found
  })
