import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { parseEnv } from '#app/env.server.ts'
import { connect } from '#db/driver/connect.ts'
import { sayFailure } from '#db/driver/say-failure.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { migrate, released } from '#db/migrate.ts'
import { checkDatabase } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ours = Object.keys(released)
const [first = '', second = '', ...later] = ours
const remembered = (...names: string[]) =>
  `delete from kysely_migration; ${names.map((name) => `insert into kysely_migration values ('${name}', '2026-11-01');`).join(' ')}`
const additive = (name: string) => `insert into additive_migrations values ('${name}');`

/** What made a database, and whether this release starts on it. */
const histories: Record<string, { made: string; starts: boolean }> = {
  'this release': { made: '', starts: true },
  'a newer release that only added': { made: remembered(...ours, '9998-more') + additive('9998-more'), starts: true },
  'a newer release that changed': { made: remembered(...ours, '9998-less'), starts: false },
  'a newer release that added and changed': {
    made: remembered(...ours, '9998-more', '9999-less') + additive('9998-more'),
    starts: false,
  },
  'a release of another line': { made: remembered(first, second, '9998-other'), starts: false },
  'another program': { made: remembered('0001-theirs', '0002-more'), starts: false },
  'another program with later names': { made: remembered('V1__init'), starts: false },
  'a release before 1.0.0': { made: remembered('0001-spine', '0076-nodes'), starts: false },
  'version 1.0.0': { made: remembered('0001-spine', '0077-tagged-records', second, ...later), starts: true },
  'no release in this order': { made: remembered(first, ...later), starts: false },
  'other tables': { made: 'drop table kysely_migration', starts: false },
}

test.each(Object.entries(histories))(
  'a database made by %s is judged as the start does',
  async (name, { made, starts }) => {
    const file = join(folder, `${name.replace(/\W+/g, '-')}.db`)
    copyFileSync(inject('migratedFile'), file)
    const database = new SQLite(file)
    database.exec(made)
    database.close()
    const url = `file:${file}`
    const findings = await checkDatabase(parseEnv({ DATABASE_URL: url }), Date.now())
    const found = findings.find(({ about }) => about === 'Database')
    const db = connect(url)
    const refusal = await migrate(db, url).then(
      () => null,
      (error: unknown) => sayFailure(error) ?? String(error),
    )
    await db.destroy()
    expect(refusal === null).toBe(starts)
    if (refusal !== null) expect(found).toMatchObject({ level: 'wrong', found: refusal })
    else expect(found?.level).not.toBe('wrong')
  },
)
