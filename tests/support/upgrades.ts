// Databases of both dialects at an earlier schema, to be upgraded.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { migrate, released } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { openPostgres } from './databases.ts'

type Upgradable = {
  url: string
  db: Db
  /** Applies pending migrations up to this one, or all. */
  upgrade: (last?: string) => Promise<unknown>
}

/** Runs the tests once for each dialect. `open` returns an empty database that is closed after the test. */
export function describeUpgrades(name: string, tests: (open: () => Promise<Upgradable>) => void) {
  for (const [dialect, make] of Object.entries({ SQLite: openFile, PostgreSQL: openPostgres })) {
    describe(`${name} (${dialect})`, () => {
      const closers: (() => unknown)[] = []
      afterEach(async () => {
        for (const close of closers.splice(0).reverse()) await close()
      })
      tests(async () => {
        const { url, close } = await make()
        const db = connect(url)
        closers.push(close, () => db.destroy())
        return { url, db, upgrade: (last) => migrate(db, url, upTo(last)) }
      })
    })
  }
}

const upTo = (last = '9999') => Object.fromEntries(Object.entries(released).filter(([name]) => name <= last))

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  return { url: `file:${join(folder, 'site.db')}`, close: () => rmSync(folder, { recursive: true, force: true }) }
}
