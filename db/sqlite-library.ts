// Which line of better-sqlite3 runs here: 13 brings one binary for every Node from 22 on and crashes on 20, and 12 is
// compiled for one Node and crashes on 24. When 20 is given up, this is `import SQLite from 'better-sqlite3'`.
import { createRequire } from 'node:module'
import type Library from 'better-sqlite3'

export const sqlitePackage = process.versions.node.startsWith('20.') ? 'better-sqlite3-12' : 'better-sqlite3'

export const SQLite = load()
export type Database = Library.Database
export type Statement = Library.Statement

function load(): typeof Library {
  try {
    return createRequire(import.meta.url)(sqlitePackage)
  } catch (error) {
    // On 20 it is an optional package: npm goes on where it can neither fetch nor compile it.
    console.error(`Error: ${sqlitePackage} is not installed for this Node: run npm ci with it. (${error})`)
    process.exit(1)
  }
}
