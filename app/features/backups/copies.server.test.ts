import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import type { Db } from '#db/schema.ts'
import { copyBeforeUpgrade } from '#db/upgrade-copy.ts'
import { listCopies, rememberFormer } from './copies.server.ts'
import { makeBackup } from './make-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { inTemporaryFolder } from './temporary-places.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const day = 24 * 60 * 60_000
const later = Number.MAX_SAFE_INTEGER

let root: string
let data: string
let db: Db
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copies-'))
  data = join(root, 'data')
  mkdirSync(data)
  copyFileSync(inject('migratedFile'), join(data, 'site.db'))
  db = connect(`file:${join(data, 'site.db')}`)
})
afterEach(async () => {
  await db.destroy()
  rmSync(root, { recursive: true, force: true })
})

test('every place that keeps what is erased is listed, where it was made', async () => {
  const url = `file:${join(data, 'site.db')}`
  const where = { backups: join(root, 'kept'), dataFolder: data, url }
  const source = { ...where, environment: process.env, hasOwnSecret: true, version: '1.0.0' }
  expect(await listCopies(db, where, later)).toEqual([])

  const { folder } = await makeBackup(source, where.backups, noon)
  await makeBackup(source, where.backups, noon + day)
  await db.destroy()
  const { aside } = await restoreBackup(folder, source, noon + 2 * day)
  db = connect(url)
  const upgraded = copyBeforeUpgrade(join(data, 'site.db'), '0104-link-requests', new Date(noon + 3 * day))
  const killed = join(root, 'elsewhere', 'verify-0123456789ab')
  mkdirSync(join(root, 'elsewhere'))
  await inTemporaryFolder(killed, data, async () => {
    writeFileSync(join(killed, 'site.db'), '')
    cpSync(root, `${root}-moment`, { recursive: true, filter: (path) => !path.includes('site.db-') })
  })
  cpSync(join(`${root}-moment`, 'elsewhere'), join(root, 'elsewhere'), { recursive: true })
  copyFileSync(
    join(`${root}-moment`, 'data', 'temporary-verify-0123456789ab.path'),
    join(data, 'temporary-verify-0123456789ab.path'),
  )
  rmSync(`${root}-moment`, { recursive: true })
  copyFileSync(upgraded, join(data, 'site-of-before.db'))

  expect(await listCopies(db, where, later)).toEqual([
    { called: 'Backups', place: `${where.backups} (2)` },
    { called: 'What an interrupted backup or verification left', place: killed },
    { called: 'The data from before a restore', place: aside },
    { called: 'The database from before an upgrade', place: upgraded },
    { called: 'Another database', place: join(data, 'site-of-before.db') },
  ])
  // A backup that was made after the erasure no longer has the data; one that is being verified may be older.
  expect(await listCopies(db, where, noon)).toEqual([
    { called: 'Backups', place: `${where.backups} (1)` },
    { called: 'What an interrupted backup or verification left', place: killed },
  ])
})

test('after a move into another folder, those of the former one are listed too', async () => {
  const now = join(root, 'project', 'data')
  mkdirSync(now, { recursive: true })
  const upgraded = copyBeforeUpgrade(join(data, 'site.db'), '0104-link-requests', new Date(noon))
  rememberFormer(now, join(data, 'site.db'))
  await db.destroy()
  db = connect('file::memory:')
  const where = { backups: join(now, 'backups'), dataFolder: now, url: 'file::memory:' }
  expect(await listCopies(db, where, later)).toEqual([
    { called: 'The database from before an upgrade', place: upgraded },
    { called: 'Another database', place: join(data, 'site.db') },
  ])
})
