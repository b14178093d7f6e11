// Checks the lockfile against the table of known advisories in SECURITY.md, because the registry here answers no audit.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Lockfile = Record<string, { version?: string }>

const packages: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const table = readFileSync('SECURITY.md', 'utf8').split('## Known and accepted')[0] ?? ''
const rows = [...table.matchAll(/^\|\s*(\S+)\s*\|\s*(CVE-\S+)\s*\|\s*([\d., ]+?)\s*\|/gm)].map(
  ([, name = '', advisory = '', fixed = '']) => [name, advisory, fixed.split(', ')] as const,
)

const parts = (version: string) => version.split(/[.-]/).map(Number)
function isAtLeast(version: string, floor: string) {
  const [a, b] = [parts(version), parts(floor)]
  const at = b.findIndex((part, index) => part !== a[index])
  return at < 0 || (a[at] ?? 0) > (b[at] ?? 0)
}

/** @param fixed one version, or one for each maintained release line, compared within its line */
function isFixed(version: string, fixed: readonly string[]) {
  const ofItsLine = fixed.find((floor) => parts(floor)[0] === parts(version)[0])
  return isAtLeast(version, ofItsLine ?? fixed.at(-1) ?? '')
}

/** Includes nested copies of a package. */
const installed = (lockfile: Lockfile, name: string) =>
  Object.entries(lockfile)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version = '0' }]) => version)

test('the table is read', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(isAtLeast('1.10.0', '1.9.9')).toBe(true)
  expect(isAtLeast('1.9.9', '1.10.0')).toBe(false)
})

test('a nested package is found', () => {
  const lockfile = {
    'node_modules/cookie': { version: '1.0.0' },
    'node_modules/tough-cookie': { version: '4.0.0' },
    'node_modules/a/node_modules/cookie': { version: '0.4.2' },
    'node_modules/a/node_modules/@b/c/node_modules/cookie': { version: '0.6.0' },
  }
  expect(installed(lockfile, 'cookie')).toEqual(['1.0.0', '0.4.2', '0.6.0'])
  expect(isFixed('5.4.20', ['5.4.21', '6.4.1'])).toBe(false)
  expect(isFixed('5.4.21', ['5.4.21', '6.4.1'])).toBe(true)
  expect(isFixed('6.4.0', ['5.4.21', '6.4.1'])).toBe(false)
  expect(isFixed('4.9.9', ['5.4.21', '6.4.1'])).toBe(false)
  expect(isFixed('7.0.0', ['5.4.21', '6.4.1'])).toBe(true)
})

test.each(rows)('%s has the fix of %s (%s)', (name, _, fixed) => {
  const versions = installed(packages, name)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(isFixed(version, fixed), version).toBe(true)
})
