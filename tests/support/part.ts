// The tests in two parts: `npm test` runs the quick one, `npm run test:rest` all others. A file named *.rest.test.ts and a browser
// test with the tag @rest belong to the rest, and so do most tests of features on PostgreSQL (databases.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Part = 'quick' | 'rest'

/** Undefined where files are named: then their tests of both parts run. */
export const part = process.env.TEST_PART as Part | undefined

/** @returns the paths of the tests for vitest below a folder that belong to the part */
export function filesOfPart(part: Part | undefined, folder: string, recursive = true): string[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => part === undefined || partsOf(path).includes(part))
}

function partsOf(path: string): Part[] {
  if (path.endsWith('.rest.test.ts')) return ['rest']
  return readFileSync(path, 'utf8').includes('describeOnBothDialects(') ? ['quick', 'rest'] : ['quick']
}
