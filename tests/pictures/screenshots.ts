// npm run screenshots: takes the pictures of docs/screenshots from the built site, with the demonstration data of npm run db:seed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { takeOver } from '#tests/judges/staff-pages.ts'
import { alive } from '#tests/support/browser-fixtures.ts'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { siteSecret } from '#tests/support/site-secret.ts'

type Shot = { path: string; height?: number; colorScheme?: 'light' | 'dark' }

const shots: Record<string, Shot> = {
  // Tall enough for the part below the first, which is dark in both.
  home: { path: '/', height: 1_400 },
  'home-dark': { path: '/', height: 1_400, colorScheme: 'dark' },
  inbox: { path: '/dashboard/inbox' },
}

const target = 'docs/screenshots'
const folder = mkdtempSync(join(tmpdir(), 'screenshots-'))
const database = { DATABASE_URL: `file:${join(folder, 'site.db')}`, SESSION_SECRET: siteSecret }

const site = await startSite(database)
execFileSync(process.execPath, ['app/commands/run.js', 'seed'], { env: { ...process.env, ...database } })
const admin = await signedIn(site, 'admin', { name: 'Ada' })
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArguments })
mkdirSync(target, { recursive: true })
for (const [name, shot] of Object.entries(shots)) await take(site, name, shot)
await browser.close()
await site.close()
rmSync(folder, { recursive: true, force: true })
process.exit()

async function take({ url }: Site, name: string, { path, height = 800, colorScheme = 'light' }: Shot) {
  const context = await browser.newContext({
    viewport: { width: 1_280, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Seoul',
    baseURL: url,
  })
  const page = await context.newPage()
  if (/^\/(dashboard|admin)/.test(path)) await takeOver(site, page, admin)
  await page.goto(path)
  await alive(page)
  await page.waitForLoadState('networkidle')
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(target, `${name}.webp`))
  console.log(`${name}.webp: ${path}, ${Math.round(size / 1000)} kB`)
  await context.close()
}
