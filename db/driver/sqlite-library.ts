// Which line of better-sqlite3 runs here: 13 brings one binary for every Node from 22 on and crashes on 20, and 12 is
// compiled for one Node and crashes on 24. When 20 is given up, this is `import SQLite from 'better-sqlite3'`.
import { createRequire } from 'node:module'
import type Library from 'better-sqlite3'

const require = createRequire(import.meta.url)
const line = process.versions.node.startsWith('20.') ? '12.' : '13.'

export const sqlitePackage = ['better-sqlite3', 'better-sqlite3-12'].find(isOfLine) ?? notInstalled()
export const SQLite = require(sqlitePackage) as typeof Library
export type Database = Library.Database
export type Statement = Library.Statement

function isOfLine(name: string): boolean {
  try {
    return require(`${name}/package.json`).version.startsWith(line)
  } catch {
    return false
  }
}

/** On 20 it is an optional package: npm goes on where it can neither fetch nor compile it. */
function notInstalled(): never {
  const version = line.replace('.', '')
  const remedy = version === '12' ? ' where it can be fetched or compiled, or take Node 22 or newer' : ''
  console.error(`Error: better-sqlite3 ${version} is needed by this Node and is not installed: run npm ci${remedy}.`)
  process.exit(1)
}
