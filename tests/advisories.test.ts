// The registry here answers no audit; this holds the lockfile to the table of known advisories in SECURITY.md.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const packages: Record<string, { version?: string }> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const table = readFileSync('SECURITY.md', 'utf8').split('## Known and accepted')[0] ?? ''
const rows = [...table.matchAll(/^\|\s*(\S+)\s*\|\s*(CVE-\S+)\s*\|\s*([\d.]+)\s*\|/gm)].map(
  ([, name = '', advisory = '', fixed = '']) => [name, advisory, fixed] as const,
)

const parts = (version: string) => version.split(/[.-]/).map(Number)
function isAtLeast(version: string, floor: string) {
  const [a, b] = [parts(version), parts(floor)]
  const at = b.findIndex((part, index) => part !== a[index])
  return at < 0 || (a[at] ?? 0) > (b[at] ?? 0)
}

test('the table is read', () => {
  expect(rows.length).toBeGreaterThan(10)
  expect(isAtLeast('1.10.0', '1.9.9')).toBe(true)
  expect(isAtLeast('1.9.9', '1.10.0')).toBe(false)
})

test.each(rows)('%s has the fix of %s (%s)', (name, _, fixed) => {
  const installed = Object.entries(packages)
    .filter(([path]) => path === `node_modules/${name}`)
    .map(([, { version = '0' }]) => version)
  expect(installed.length).toBeGreaterThan(0)
  for (const version of installed) expect(isAtLeast(version, fixed), version).toBe(true)
})
