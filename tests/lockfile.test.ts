// `npm ci` refuses a lockfile that lacks a platform's build of an optional package, and npm silently omits those that the
// registry lacked on the day of an update.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  gypfile?: boolean
  optional?: boolean
  engines?: { node?: string }
  optionalDependencies?: Record<string, string>
}

const packages: Record<string, Entry> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

/** Like Node's resolution: beside the dependent package, then in every parent folder. */
function isLocked(name: string, from: string): boolean {
  if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
  if (!from) return false
  return isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

test('every optional package of a locked package is locked too', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path))
      .map((name) => `${path} → ${name}`),
  )
  expect(missing).toEqual([])
})

// `npm ci` learns from the lockfile, not from the package, that it need not be compiled, and npm omits that when writing it.
test('a package with its own binaries is locked as one that needs no compiler', () => {
  const brought = Object.keys(packages).filter(
    (path) => existsSync(join(path, 'binding.gyp')) && existsSync(join(path, 'prebuilds')),
  )
  expect(brought).toContain('node_modules/better-sqlite3')
  expect(brought.filter((path) => packages[path]?.gypfile !== false && !hasOwnInstall(path))).toEqual([])
})

// Newer Nodes would compile it for nothing: npm skips an optional package whose engines, as locked, are others.
test('what Node 20 alone needs is locked for Node 20 alone', () => {
  const { optional, engines } = packages['node_modules/better-sqlite3-12'] ?? {}
  expect([optional, engines?.node]).toEqual([true, '20.x'])
})

function hasOwnInstall(path: string): boolean {
  const { scripts = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return 'install' in scripts || 'preinstall' in scripts
}
