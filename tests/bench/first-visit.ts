// npm run bench:first-visit [-- /path …]: the first visit of each template, with an empty cache: bytes and requests of its scripts,
// the largest contentful paint at 400 kbit/s, and the longest task and the sum of long tasks on a processor four times slower.
import { type CDPSession, chromium } from 'playwright'
import { templatePaths } from '#tests/judges/pages.ts'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'
import { startSite } from '#tests/support/site.ts'

/** A slow mobile line: bytes a second, and milliseconds that each request waits. */
const line = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 300 }
const slowdown = 4
/** A browser reports tasks of 50 ms and more. */
type Seen = { paint: number; element: string; tasks: number[] }

const site = await startSite({ NODE_ENV: 'production' })
const paths = process.argv.length > 2 ? process.argv.slice(2) : await templatePaths(site)
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArguments })

console.log('page | scripts kB | requests | LCP s | of | longest task ms | long tasks ms')
for (const path of paths) {
  const slow = await visit(path, (debug) => debug.send('Network.emulateNetworkConditions', line))
  const busy = await visit(path, (debug) => debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
  const cells = [
    path,
    (slow.bytes / 1000).toFixed(1),
    slow.requests,
    (slow.paint / 1000).toFixed(2),
    slow.element,
    Math.round(Math.max(0, ...busy.tasks)),
    Math.round(busy.tasks.reduce((sum, one) => sum + one, 0)),
  ]
  console.log(cells.join(' | '))
}
await browser.close()
await site.close()
process.exit()

async function visit(path: string, prepare: (debug: CDPSession) => Promise<unknown>) {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 740 } })
  let bytes = 0
  let requests = 0
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return
    requests += 1
    bytes += (await request.sizes()).responseBodySize
  })
  await prepare(await page.context().newCDPSession(page))
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
  await page.close()
  return { ...seen, bytes, requests }
}
