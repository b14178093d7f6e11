// On demand: Lighthouse on a mid-range phone, run by npx, because nothing else needs it.
import { spawn } from 'node:child_process'
import { signOffLaunch } from '#app/features/company/sign-off-launch.server.ts'
import { theSite } from '#db/audit.ts'
import { findChromium } from '#tests/support/find-chromium.ts'
import { startSite } from '#tests/support/site.ts'

const usual = ['/', '/services', '/industries', '/contact', '/careers']
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual

type Report = {
  categories: Record<string, { title: string; score: number | null }>
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>
}

/** A single run is noisy on a busy machine: the median of three counts, and all are printed. */
const runs = 3

const site = await startSite({ NODE_ENV: 'production' })
// As after launch: before it every page is noindex, which Lighthouse reports.
await signOffLaunch(
  site.db,
  { signedOff: true, reason: 'To be judged.', version: 0 },
  { actor: theSite, now: Date.now() },
)
for (const path of paths) {
  const reports: Report[] = []
  // A recording sometimes fails: retry once.
  while (reports.length < runs) reports.push(await run(site.url + path).catch(() => run(site.url + path)))
  const scores = Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => {
    const all = reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)).sort((a, b) => a - b)
    return `${title} ${all[(runs - 1) / 2]} (${all.join(', ')})`
  })
  const shifts = reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
  console.log(`${path}: ${scores.join(', ')}, layout shift ${Math.max(...shifts).toFixed(3)}`)
  const failed = reports.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(isFailed)
      .map(({ title }) => title),
  )
  for (const title of new Set(failed)) console.log(`  ${title}`)
}
await site.close()
process.exit()

function isFailed({ score, scoreDisplayMode }: Report['audits'][string]) {
  return score === 0 && scoreDisplayMode === 'binary'
}

function run(url: string): Promise<Report> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless --no-sandbox --disable-gpu']
  const child = spawn('npx', ['-y', 'lighthouse@12', url, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(Buffer.concat(chunks).toString()))
      else reject(new Error(`Lighthouse ended with ${code} on ${url}`))
    })
  })
}
