import { defineConfig } from 'playwright/test'
import { chromiumArguments, findChromium } from './support/find-chromium.ts'
import { keepTestsInMemory } from './support/memory-folder.ts'
import { part } from './support/part.ts'
import { siteSecret } from './support/site-secret.ts'

process.env.SESSION_SECRET = siteSecret
keepTestsInMemory()

export default defineConfig({
  testDir: '.',
  // The built site is plain JavaScript: transforming its megabytes once more would cost each worker half a minute.
  build: { external: ['**/build/**'] },
  outputDir: '../test-results/browser',
  // The slowest tests first, so that no worker is left alone with one at the end.
  projects: [
    // One test goes through every page.
    { name: 'judges', testMatch: 'judges/**/*.spec.ts', timeout: 1_800_000 },
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
  ],
  // One for each core that can be expected: more would only wait for each other, and fail.
  workers: 2,
  fullyParallel: true,
  // A flaky test is a fault of the test or of the product.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous limits: a busy machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['./support/playwright-costs.ts']],
  ...(part === 'quick' && { grepInvert: /@rest/ }),
  ...(part === 'rest' && { grep: /@rest/ }),
  use: {
    locale: 'en-GB',
    // An element that never comes fails here, with a picture of the page, instead of at the end of the test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    timezoneId: 'UTC',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
  },
})
