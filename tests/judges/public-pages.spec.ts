// Every public page is opened with scripts and without, and all judges look at these visits: nothing from other hosts, no
// errors, no layout shifts, nothing that needs scripts or scrolling to be visible, nothing too wide, no drawing near the
// text of a heading; accessible, valid, of few bytes.
import { get } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { Browser } from 'playwright/test'
import { alive, drawn, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import type { Site } from '#tests/support/site.ts'
import { bringAxe, judge } from './axe.ts'
import { illegible } from './contrast.ts'
import { faded, shownTexts, tooWide, wordsNearDrawings } from './layout.ts'
import { type Document, invalidMarkup } from './markup.ts'
import { judgedPaths, representativePaths, templatePaths } from './pages.ts'

const wide = { width: 1280, height: 900 }

test('all judges accept a page of each template', async ({ site, browser }) => {
  expect(await judgePages(site, browser, await representativePaths(site))).toEqual([])
})

/** Splits the pages among the workers. */
const parts = 2

for (let part = 0; part < parts; part++) {
  test(`all judges accept every other page (${part + 1} of ${parts})`, { tag: '@rest' }, async ({ site, browser }) => {
    const judged = await representativePaths(site)
    const others = (await judgedPaths(site)).filter((path) => !judged.includes(path))
    expect(
      await judgePages(
        site,
        browser,
        others.filter((_, index) => index % parts === part),
      ),
    ).toEqual([])
  })
}

test('a page of each route is calm as it arrives in halves, needs no scripts, fits every width and is legible', {
  tag: '@rest',
}, async ({ site, browser }) => {
  const page = await browser.newPage({ baseURL: site.url })
  const report = await watch(page, site)
  const halves = await openInHalves(browser, site)
  for (const path of (await templatePaths(site)).filter((each) => !asksOthers(each))) {
    const tell = (lines: string[]) => report.found.push(...lines.map((line) => `${path} ${line}`))
    report.path = path
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(path, { waitUntil: 'load' })
    tell(await restless(page))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(wide)
    await alive(page)
    const { shift, shown } = await halves.open(path)
    if (shift >= mostShift) tell([`shifts by ${shift.toFixed(3)} when what follows its heading arrives`])
    const alone = (await shownTexts(page)).filter((text) => !shown.includes(text))
    tell(alone.map((text) => `says only with scripts: ${text}`))
    tell(await misplaced(page, [2560, 1024, 768, 360]))
    tell(await illegible(page))
  }
  await page.close()
  await halves.close()
  expect(report.found).toEqual([])
})

/** The map is another site's frame, which the visitor has requested. */
const asksOthers = (path: string) => path.includes('map=')

async function judgePages(site: Site, browser: Browser, paths: string[]): Promise<string[]> {
  const page = await browser.newPage({ baseURL: site.url })
  const report = await watch(page, site)
  await bringAxe(page)
  const documents: Document[] = []
  const weigh = scales(site)
  for (const path of paths) {
    const tell = (lines: string[]) => report.found.push(...lines.map((line) => `${path} ${line}`))
    report.path = path
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    await page.setViewportSize(wide)
    const answer = await page.goto(path, { waitUntil: 'load' })
    const html = (await answer?.text()) ?? ''
    // The validator does not know the layers of the styles inside.
    const document = { path, html: html.replace(/<style id="styles-inside">.*?<\/style>/s, '') }
    documents.push(document)
    tell(await weigh(document, (await answer?.request().sizes())?.responseBodySize ?? 0))
    if (!asksOthers(path)) tell(await restless(page))
    // Pictures that move would cost more than the judges.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await alive(page)
    tell(await misplaced(page, [wide.width, 320]))
    report.found.push(...(await judge(page, path)))
  }
  await page.close()
  return [...report.found, ...(await invalidMarkup(documents))]
}

/** What is too wide at these widths, and words of headings that its drawings meet. */
async function misplaced(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => scrollTo(0, 0))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await tooWide(page)))
    found.push(
      ...(await wordsNearDrawings(page)).map((words) => `draws within 24 px of words at ${width} px: ${words}`),
    )
  }
  return found
}

/** The sum from which a shift is noticed. */
const mostShift = 0.02

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

/** What shifts, is too wide or cannot be seen as a page loads and as a visitor jumps to its end. */
async function restless(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  const { shift, moved } = await page.evaluate(() => ({ shift: window.layoutShift, moved: window.moved.join(', ') }))
  const found = shift >= mostShift ? [`shifts by ${shift.toFixed(3)}: ${moved}`] : []
  found.push(...(await tooWide(page)))
  found.push(...(await faded(page)).map((text) => `hides until it is scrolled to: ${text}`))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await drawn(page)
  found.push(...(await faded(page)).map((text) => `hides after a jump to its end: ${text}`))
  return found
}

/** A page without scripts, of which the part behind the main heading arrives when the first part is drawn. */
async function openInHalves(browser: Browser, site: Site) {
  const line = await stoppedLine(site)
  const page = await browser.newPage({
    baseURL: line.url,
    javaScriptEnabled: false,
    viewport: wide,
    reducedMotion: 'reduce',
    // The bytes are inspected on their way.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
  })
  const shifts = await shiftsOf(page)
  /** Forces pending rendering: a frame cannot be requested where scripts are disabled. */
  const draw = () => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
  return {
    async open(path: string) {
      line.stop()
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(isHeadingPainted)).toBe(true)
      await draw()
      shifts.length = 0
      line.goOn()
      await page.waitForLoadState()
      await draw()
      return { shift: shifts.reduce((sum, one) => sum + one, 0), shown: await shownTexts(page) }
    },
    async close() {
      await page.close()
      line.close()
    },
  }
}

const isHeadingPainted = () => performance.getEntriesByType('paint').length > 0 && document.querySelector('h1') !== null

/** A proxy to the site that stops a page behind its main heading until told to continue. */
async function stoppedLine(site: Site) {
  let goOn = () => {}
  let going = Promise.resolve()
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
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      going = new Promise((resolve) => {
        goOn = resolve
      })
    },
    goOn: () => goOn(),
    close: () => server.close(),
  }
}

const kilobyte = 1000
/** The heaviest is /contact, with two forms and a map. */
const limits = { page: 50 * kilobyte, scripts: 109 * kilobyte }
const homeLimits = { page: 35 * kilobyte, scripts: 93.3 * kilobyte }

/** Weighs what a page needs on the wire before it is drawn, as sent to a browser: the same on every machine. @returns what is too heavy */
function scales(site: Site) {
  const known = new Map<string, Promise<number>>()
  const weigh = (path: string) => {
    const weight = known.get(path) ?? wireSize(site.url + path)
    known.set(path, weight)
    return weight
  }
  const weighAll = async (addresses: Iterable<RegExpMatchArray>) => {
    const paths = new Set([...addresses].map(([, path]) => path ?? ''))
    return (await Promise.all([...paths].map(weigh))).reduce((sum, one) => sum + one, 0)
  }
  return async ({ path, html }: Document, ownBytes: number): Promise<string[]> => {
    const most = path === '/' ? homeLimits : limits
    const page = ownBytes + (await weighAll(html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)))
    const scripts = await weighAll(html.matchAll(/(\/assets\/[\w.-]+\.js)/g))
    return [
      ...(page > most.page ? [`has ${page} bytes of page and styles`] : []),
      ...(scripts > most.scripts ? [`has ${scripts} bytes of scripts`] : []),
    ]
  }
}

/** The length of the compressed body. */
function wireSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

for (const scripts of ['with', 'without'] as const) {
  for (const width of [360, 1280]) {
    const title = `on a slow connection pages do not shift while they load at ${width} px, ${scripts} scripts`
    test(title, { tag: '@rest' }, async ({ browser, site }) => {
      const found: string[] = []
      // Concurrently, because each mostly waits; each page has its own connection.
      await Promise.all(
        ['/', '/services', '/about', '/contact', '/careers', '/blog'].map(async (path) => {
          // A new context each time, with an empty cache.
          const page = await browser.newPage({
            baseURL: site.url,
            javaScriptEnabled: scripts === 'with',
            viewport: { width, height: 900 },
          })
          const shifts = await slowLine(page)
          await page.goto(path, { waitUntil: 'networkidle' })
          if (scripts === 'with') await alive(page)
          // Forces pending rendering.
          await page.screenshot()
          const shift = shifts.reduce((sum, one) => sum + one, 0)
          if (shift >= mostShift) found.push(`${path} shifts by ${shift.toFixed(3)}`)
          await page.close()
        }),
      )
      expect(found).toEqual([])
    })
  }
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
