import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './support/long-files-first.ts'
import { keepTestsInMemory } from './support/memory-folder.ts'
import { filesOfPart, part } from './support/part.ts'

keepTestsInMemory()

// Generous limits: a busy machine is slow, not wrong. Nothing here measures time.
const node = {
  environment: 'node',
  pool: 'forks',
  testTimeout: 900_000,
  hookTimeout: 900_000,
  // Styles that a module reads; all others are empty.
  css: { include: /\?raw$/ },
} as const

// React has no development build where the site that shares the process has asked for the other one.
const noDevelopment = { esbuild: { jsxDev: false } } as const

const http = {
  setupFiles: ['tests/support/measure-file.ts', 'tests/support/share-secret.ts'],
  // The built site is loaded as Node would load it.
  server: { deps: { external: [/\/build\/server\//] } },
}
const httpFiles = filesOfPart(part, 'tests/http')

/** These share a process and its site. A file with other settings, or that replaces a module, has its own. */
function sharesSite(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  return /\bstartSite\(\)/.test(text) && !text.includes('vi.hoisted(')
}

export default defineConfig({
  test: {
    // One more than the expected cores, because some tests mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    // The two dialects of databases.ts, and acts of several people at the same time.
    tags: [{ name: 'SQLite' }, { name: 'PostgreSQL' }, { name: 'simultaneous' }],
    // Once for both projects.
    globalSetup: ['tests/support/postgres-server.ts', 'tests/support/sqlite-templates.ts'],
    // A log needs only the failures and the totals.
    reporters: [process.stdout.isTTY ? 'default' : 'minimal', 'tests/support/vitest-costs.ts'],
    // Tests provoke log output, which matters only for failures.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          env: { APP_URL: 'https://site.example', MAIL_TO: 'staff@example.com' },
          include: [...filesOfPart(part, 'app'), ...filesOfPart(part, 'db'), ...filesOfPart(part, 'tests', false)],
          setupFiles: ['tests/support/measure-file.ts'],
          // Packages are loaded once for many files, the project's own modules anew for each.
          isolate: false,
        },
      },
      {
        ...noDevelopment,
        test: { ...node, ...http, name: 'http', include: httpFiles.filter(sharesSite), isolate: false },
      },
      {
        ...noDevelopment,
        test: { ...node, ...http, name: 'http-own', include: httpFiles.filter((file) => !sharesSite(file)) },
      },
    ],
  },
})
