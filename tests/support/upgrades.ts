// Empty databases of both dialects, to be migrated.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import type { Db } from '#db/schema.ts'
import { openPostgres } from './databases.ts'

type Upgradable = { url: string; db: Db }

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
        return { url, db }
      })
    })
  }
}

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  return { url: `file:${join(folder, 'site.db')}`, close: () => rmSync(folder, { recursive: true, force: true }) }
}
