// `npm ci` refuses a lockfile that lacks a platform's build of an optional package, and npm leaves out, without a word,
// those that the registry did not have on the day of an update.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string> }

const packages: Record<string, Entry> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

/** As Node looks for it: beside the asking package, then in every folder above. */
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
