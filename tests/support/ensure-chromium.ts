// Before the browser tests: finds a Chromium, or installs one, or reports in one line what is missing.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium } from './find-chromium.ts'

const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')

const ways: [string, string[]][] = [
  [process.execPath, [playwright, 'install', 'chromium-headless-shell', 'chromium']],
  // As root on Debian, where that download is refused.
  ...(process.getuid?.() === 0
    ? ([
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
        ['apt-get', ['install', '-y', '-qq', 'chromium']],
      ] as [string, string[]][])
    : []),
]

for (const [program, args] of ways) {
  if (findChromium()) break
  console.log(`No Chromium found: trying ${program === process.execPath ? 'playwright' : program} ${args.at(-1)}`)
  spawnSync(program, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
if (!findChromium()) {
  console.error(
    'The browser tests need Chromium: install it so that "chromium" is on PATH, or run "npx playwright install chromium".',
  )
  process.exit(1)
}
