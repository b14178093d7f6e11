// Browser tests share a site, but not its rows.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { keepCopy } from '#tests/support/fresh-database.ts'

test('rows and tables are put back, also for connections that have them open', async () => {
  const file = join(tmpdir(), `fresh-${process.pid}.db`)
  const open = new SQLite(file)
  try {
    open.pragma('journal_mode = WAL')
    open.exec("create table notes (text text); insert into notes values ('first')")
    const texts = open.prepare('select text from notes').pluck()
    const putBack = await keepCopy(file)
    open.exec("insert into notes values ('second'); create table more (n integer)")
    expect(texts.all()).toEqual(['first', 'second'])
    await putBack()
    expect(texts.all()).toEqual(['first'])
    expect(open.prepare("select name from sqlite_master where type = 'table'").pluck().all()).toEqual(['notes'])
    open.exec("insert into notes values ('third')")
    await putBack()
    expect(texts.all()).toEqual(['first'])
  } finally {
    open.close()
    for (const suffix of ['', '-wal', '-shm', '.kept']) rmSync(file + suffix, { force: true })
  }
})
