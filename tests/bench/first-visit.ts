// npm run bench:first-visit [-- /path …]: the first visit of each template, with an empty cache, on a slow phone (400 kbit/s, 300 ms a
// request, a processor four times slower): what is sent, when the first text and the largest part are drawn (medians of five visits).
import { type CDPSession, chromium } from 'playwright'
import { templatePaths } from '#tests/judges/pages.ts'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'
import { startSite } from '#tests/support/site.ts'

/** A slow mobile line: bytes a second, and milliseconds that each request waits. */
const line = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 300 }
const slowdown = 4
const visits = 5
/** A browser reports tasks of 50 ms and more. */
type Seen = { paint: number; element: string; tasks: number[] }

/** `bytes` by the kind of request, and of all; times in ms. */
type Visit = Seen & { text: number; bytes: Record<string, number>; requests: number }

const site = await startSite({ NODE_ENV: 'production' })
const paths = process.argv.length > 2 ? process.argv.slice(2) : await templatePaths(site)
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArguments })

console.log(
  'page | requests | all kB | scripts kB | styles kB | first text s | LCP s | of | longest task ms | long tasks ms',
)
for (const path of paths) {
  const seen: Visit[] = []
  for (let visit = 0; visit < visits; visit++) seen.push(await firstVisit(path))
  const median = (figure: (one: Visit) => number) => seen.map(figure).sort((a, b) => a - b)[(visits - 1) / 2] ?? 0
  const cells = [
    path,
    median(({ requests }) => requests),
    ...['all', 'script', 'stylesheet'].map((kind) => (median(({ bytes }) => bytes[kind] ?? 0) / 1000).toFixed(1)),
    (median(({ text }) => text) / 1000).toFixed(2),
    (median(({ paint }) => paint) / 1000).toFixed(2),
    seen[0]?.element,
    Math.round(median(({ tasks }) => Math.max(0, ...tasks))),
    Math.round(median(({ tasks }) => tasks.reduce((sum, one) => sum + one, 0))),
  ]
  console.log(cells.join(' | '))
}
await browser.close()
await site.close()
process.exit()

async function firstVisit(path: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const bytes: Record<string, number> = { all: 0 }
  const sent: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    sent.push(
      request.sizes().then(({ responseBodySize }) => {
        for (const kind of ['all', request.resourceType()]) bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
      }),
    )
  })
  const debug: CDPSession = await context.newCDPSession(page)
  await debug.send('Network.enable')
  await debug.send('Network.emulateNetworkConditions', line)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    const seen: Seen = { paint: 0, element: '', tasks: [] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, element } of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        seen.paint = startTime
        seen.element = `${element?.tagName}.${element?.className}`
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const text = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await Promise.all(sent)
  await context.close()
  return { ...seen, text, bytes, requests: sent.length }
}
