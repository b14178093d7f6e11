import { defineConfig } from 'vitest/config'
import { keepTestsInMemory } from './support/memory-folder.ts'

keepTestsInMemory()

// Long limits: a busy machine is slow, not wrong. Nothing here measures time.
const node = { environment: 'node', pool: 'forks', testTimeout: 90_000, hookTimeout: 120_000 } as const

export default defineConfig({
  test: {
    // One more than the cores there are to be counted on, for some tests wait most of the time.
    maxWorkers: 3,
    // A log needs only the failures and the totals.
    reporters: process.stdout.isTTY ? 'default' : 'minimal',
    // What a test provokes is logged; it is of interest where a test fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          env: { APP_URL: 'https://site.example', MAIL_TO: 'staff@example.com' },
          include: ['app/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: ['tests/support/postgres-server.ts', 'tests/support/sqlite-templates.ts'],
          // Packages are loaded once for many files, the project's own modules anew for each.
          isolate: false,
        },
      },
      {
        test: {
          ...node,
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-server.ts', 'tests/support/sqlite-templates.ts'],
          setupFiles: ['tests/support/share-secret.ts'],
          // The built site is loaded as Node would load it, once for each file.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
})
