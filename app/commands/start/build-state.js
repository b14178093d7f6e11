// Tells whether build/ was made from the present sources, by their content: a copy or a checkout has new times.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const serverBuild = 'build/server/index.js'
const stamp = 'build/sources.sha256'
const sources = ['app', 'db', 'package-lock.json', 'remix.config.js']

/** A digest of all sources but the tests; null when they were not shipped with the build. */
function digestOfSources() {
  if (!sources.every((path) => existsSync(path)) || !existsSync('app/root.tsx')) return null
  const digest = createHash('sha256')
  for (const path of sources.flatMap(filesIn)) digest.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return digest.digest('hex')
}

export const isBuilt = () => existsSync(serverBuild)

/** @returns 'fresh', 'stale' or 'absent' */
export function buildState() {
  if (!isBuilt()) return 'absent'
  const digest = digestOfSources()
  return digest === null || digest === digestOfBuild() ? 'fresh' : 'stale'
}

function digestOfBuild() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : null
}

export function stampBuild() {
  writeFileSync(stamp, `${digestOfSources()}\n`)
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}
