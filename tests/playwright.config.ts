import { defineConfig } from 'playwright/test'
import { chromiumArguments, findChromium } from './support/find-chromium.ts'
import { keepTestsInMemory } from './support/memory-folder.ts'
import { siteSecret } from './support/site-secret.ts'

process.env.SESSION_SECRET = siteSecret
keepTestsInMemory()

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'judges/**/*.spec.ts'],
  outputDir: '../test-results',
  // As many as the cores there are to be counted on: more only wait for each other.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long limits: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
  },
})
