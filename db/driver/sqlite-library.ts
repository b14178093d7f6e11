// Chooses the better-sqlite3 version: 13 has one binary for every Node from 22 on and crashes on 20; 12 is compiled for one
// Node and crashes on 24. Once Node 20 is dropped, this becomes `import SQLite from 'better-sqlite3'`.
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

/** It is an optional package on Node 20: npm carries on when it can neither download nor compile it. */
function notInstalled(): never {
  const version = line.replace('.', '')
  const remedy = version === '12' ? ' where it can be fetched or compiled, or take Node 22 or newer' : ''
  console.error(`Error: better-sqlite3 ${version} is needed by this Node and is not installed: run npm ci${remedy}.`)
  process.exit(1)
}
