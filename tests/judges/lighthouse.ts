// On demand: Lighthouse on a phone of middling speed. It is fetched by npx, because nothing else needs it.
import { spawn } from 'node:child_process'
import { findChromium } from '#tests/support/find-chromium.ts'
import { startSite } from '#tests/support/site.ts'

const paths = ['/', '/services', '/industries', '/contact', '/careers']

type Report = {
  categories: Record<string, { title: string; score: number | null }>
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>
}

const site = await startSite({ NODE_ENV: 'production' })
for (const path of paths) {
  // On a busy machine a recording is sometimes lost: once more, then give up.
  const { categories, audits } = await run(site.url + path).catch(() => run(site.url + path))
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`)
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  console.log(`${path}: ${scores.join(', ')}`)
  for (const { title } of failed) console.log(`  ${title}`)
}
await site.close()
process.exit()

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
