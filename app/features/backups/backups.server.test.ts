import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { backupHealth, recordBackup } from './backup-record.server.ts'
import { checkBackup } from './check-backup.server.ts'
import { listBackups, markProven, pruneBackups, recordNewestProof } from './kept-backups.server.ts'
import { makeBackup, type Source } from './make-backup.server.ts'
import { endRestore, restoreBackup } from './restore-backup.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const day = 24 * 60 * 60_000
let data: string
let into: string
let db: Db
let source: Source
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'backups-'))
  into = join(data, 'kept')
  const url = `file:${join(data, 'site.db')}`
  db = connect(url)
  await migrate(db, url)
  source = { url, environment: process.env, dataFolder: data, hasOwnSecret: false, version: '1.0.0' }
})
afterEach(async () => {
  await db.destroy()
  rmSync(data, { recursive: true, force: true })
})

const addCode = (code: string) =>
  db
    .insertInto('promo_codes')
    .values({
      code,
      percent: 50,
      starts_at: 0,
      ends_at: null,
      max_uses: null,
      first_course_only: 0,
      active: 1,
      created_at: 0,
      version: 1,
    })
    .execute()

describe('a backup', () => {
  test('includes the write-ahead log, the secret and the uploads, readable by their owner only', async () => {
    writeFileSync(join(data, 'session-secret'), 'x'.repeat(64), { mode: 0o644 })
    mkdirSync(join(data, 'uploads', 'brand'), { recursive: true })
    writeFileSync(join(data, 'uploads', 'brand', 'logo.svg'), '<svg/>')
    for (let n = 0; n < 20; n++) await addCode(`CODE${n}`)
    const { folder, manifest } = await makeBackup(source, into, noon)
    expect(manifest).toMatchObject({ takenAt: '2026-01-15T12:00:00.000Z', secret: 'included', version: '1.0.0' })
    expect(manifest.files.map(({ path }) => path)).toEqual(['session-secret', 'site.db', 'uploads/brand/logo.svg'])
    expect(manifest.database.schema).toMatch(/^01\d\d-/)
    const before = await db.selectFrom('promo_codes').select('code').execute()
    expect(manifest.database.rows.promo_codes).toBe(before.length)
    expect(readdirSync(join(folder))).toEqual(['manifest.json', 'session-secret', 'site.db', 'uploads'])
    for (const name of ['manifest.json', 'site.db']) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(await checkBackup(folder)).toEqual(manifest)
    // The check itself changed nothing.
    expect(await checkBackup(folder)).toEqual(manifest)
  })

  test('is consistent although others write meanwhile', async () => {
    const other = new SQLite(join(data, 'site.db'))
    other.exec('create table pairs (a integer, b integer)')
    const add = other.prepare('insert into pairs values (?, ?)')
    let next = 0
    const writing = setInterval(() => {
      other.transaction(() => {
        add.run(next, 1)
        add.run(next, 2)
      })()
      next += 1
    })
    const { folder } = await makeBackup(source, into, noon)
    clearInterval(writing)
    other.close()
    const copy = new SQLite(join(folder, 'site.db'), { readonly: true })
    expect(copy.prepare('select count(*) as n from pairs').get()).toEqual(
      copy.prepare('select count(distinct a) * 2 as n from pairs').get(),
    )
    copy.close()
  })

  test('leaves out a secret that comes from the environment', async () => {
    const { manifest } = await makeBackup({ ...source, hasOwnSecret: true }, into, noon)
    expect(manifest.secret).toBe('environment')
  })

  test('that fails leaves nothing that looks like a backup', async () => {
    await expect(makeBackup({ ...source, url: `file:${join(data, 'no.db')}` }, into, noon)).rejects.toThrow(
      'There is no database to copy',
    )
    expect(readdirSync(into)).toEqual([])
  })
})

describe('checking a backup', () => {
  const spoilt: Record<string, [(folder: string) => void, RegExp]> = {
    'a changed file': [(folder) => appendFileSync(join(folder, 'site.db'), 'x'), /site\.db is not as it was written/],
    'a missing file': [(folder) => rmSync(join(folder, 'site.db')), /site\.db is missing/],
    'a file too many': [(folder) => writeFileSync(join(folder, 'more'), ''), /more is not part of the backup/],
    'no manifest': [(folder) => rmSync(join(folder, 'manifest.json')), /holds no backup/],
    'half a manifest': [(folder) => writeFileSync(join(folder, 'manifest.json'), '{"form'), /not a manifest/],
    'a path that leads out': [
      (folder) => {
        const files = [{ path: '../site.db', bytes: 1, sha256: 'a'.repeat(64) }]
        const database = { kind: 'sqlite', file: '../site.db', schema: '', rows: {} }
        const manifest = { format: 1, takenAt: '2026-01-15T12:00:00.000Z', version: '1', secret: 'included' }
        writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, database, files }))
      },
      /not a manifest/,
    ],
  }

  test.each(Object.keys(spoilt))('finds %s', async (what) => {
    const { folder } = await makeBackup(source, into, noon)
    const [spoil, words] = spoilt[what] ?? [() => {}, /x/]
    spoil(folder)
    await expect(checkBackup(folder)).rejects.toThrow(words)
  })

  test('finds missing rows, even if the checksums were adjusted', async () => {
    const { folder } = await makeBackup(source, into, noon)
    const other = await makeBackup(source, join(data, 'other'), noon)
    await addCode('MORE')
    const more = await makeBackup(source, join(data, 'more'), noon)
    cpSync(join(more.folder, 'site.db'), join(folder, 'site.db'))
    const rows = { ...more.manifest, database: other.manifest.database }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(rows))
    await expect(checkBackup(folder)).rejects.toThrow(/promo_codes \d+ instead of \d+/)
  })
})

test('one picture that cannot be read costs no other, and its backup pushes out no complete one', async () => {
  const pictures = new Map(['a', 'b', 'c'].map((name) => [`${name}.webp`, Buffer.from(name)]))
  let broken = ''
  const bucket = {
    isName: () => true,
    async *names() {
      yield* pictures.keys()
    },
    async get(name: string) {
      if (name === broken) throw new Error('403')
      return pictures.get(name) ?? null
    },
    put: async () => {},
  }
  const whole = await makeBackup({ ...source, bucket }, into, noon)
  broken = 'b.webp'
  pictures.set('d.webp', Buffer.from('d'))
  // The whole one lacks its picture b, so that it has to be read again.
  rmSync(join(whole.folder, 'uploads/b.webp'))
  const partly = []
  for (let n = 1; n < 4; n++) partly.push(await makeBackup({ ...source, bucket }, into, noon + n * day))
  expect(partly.map(({ manifest }) => manifest.uploadsProblem)).toEqual(['403', '403', '403'])
  expect(readdirSync(join(partly[2]?.folder ?? '', 'uploads'))).toEqual(['a.webp', 'c.webp', 'd.webp'])
  expect(pruneBackups(into, 1)).toHaveLength(2)
  expect(listBackups(into)).toEqual([partly[2]?.folder, whole.folder])
})

test('the newest are kept, and the newest proven one at any age', async () => {
  const folders = []
  for (let n = 0; n < 5; n++) folders.push((await makeBackup(source, into, noon + n * day)).folder)
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = folders
  markProven(first, noon)
  markProven(second, noon)
  expect(pruneBackups(into, 2).sort()).toEqual([first, third])
  expect(listBackups(into)).toEqual([fifth, fourth, second])
})

describe('a disk that is too small', () => {
  /** It claims a size that it does not take. */
  const makeLarge = (path: string) => {
    writeFileSync(path, '')
    truncateSync(path, 2 ** 50)
  }

  test('for the uploads is noticed before a backup is begun', async () => {
    mkdirSync(join(data, 'uploads'))
    makeLarge(join(data, 'uploads', 'large.webp'))
    await expect(makeBackup(source, into, noon)).rejects.toThrow(/^The disk of .* left, and the backup needs .* MB/)
    expect(readdirSync(into)).toEqual([])
  })

  test('for the uploads of a backup is noticed before a restore is begun', async () => {
    mkdirSync(join(data, 'uploads'))
    const { folder, manifest } = await makeBackup(source, into, noon)
    await db.destroy()
    const files = [...manifest.files, { path: 'uploads/large.webp', bytes: 2 ** 50, sha256: 'a'.repeat(64) }]
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }))
    const before = readdirSync(data)
    await expect(restoreBackup(folder, source, noon)).rejects.toThrow(
      /left, and the restore needs .* Nothing was changed/,
    )
    expect(readdirSync(data)).toEqual(before)
  })
})

test.each(['the copy of the uploads', 'the moving aside'])(
  'a restore of which %s fails puts all back',
  async (step) => {
    mkdirSync(join(data, 'uploads'))
    writeFileSync(join(data, 'uploads', 'new.webp'), 'new')
    const { folder } = await makeBackup(source, into, noon)
    await addCode('PRESENT')
    await db.destroy()
    rmSync(join(data, 'uploads', 'new.webp'))
    writeFileSync(join(data, 'uploads', 'old.webp'), 'old')
    const inTheWay = step === 'the moving aside' ? 'before-restore-2026-01-15T12-00-00-000Z' : 'uploads.restoring'
    writeFileSync(join(data, inTheWay), '')
    const words = /^The backup was not restored: .*[^.]\. All is as it was before\.$/
    await expect(restoreBackup(folder, source, noon)).rejects.toThrow(words)
    expect(readdirSync(join(data, 'uploads'))).toEqual(['old.webp'])
    expect(readdirSync(data).filter((name) => name.startsWith('restoring-'))).toEqual([])
    db = connect(source.url)
    expect(await db.selectFrom('promo_codes').select('code').where('code', '=', 'PRESENT').execute()).toHaveLength(1)
  },
)

test('a restore from a backup without uploads moves the present ones aside, and puts them back when it fails', async () => {
  const { folder } = await makeBackup(source, into, noon)
  await db.destroy()
  mkdirSync(join(data, 'uploads'))
  writeFileSync(join(data, 'uploads', 'old.webp'), 'old')
  writeFileSync(join(data, 'before-restore-2026-01-15T12-00-00-000Z'), 'in the way')
  await expect(restoreBackup(folder, source, noon)).rejects.toThrow()
  expect(readdirSync(join(data, 'uploads'))).toEqual(['old.webp'])
  const { aside } = await restoreBackup(folder, source, noon + 1)
  expect(readdirSync(data)).not.toContain('uploads')
  expect(readdirSync(join(aside, 'uploads'))).toEqual(['old.webp'])
})

test('a restored database knows of the newest proof in the folder, and forgets none that is newer', async () => {
  const { folder } = await makeBackup(source, into, noon)
  markProven(folder, noon + 1)
  await makeBackup(source, into, noon + day)
  await db.destroy()
  await restoreBackup(folder, source, noon + 2 * day)
  db = connect(source.url)
  await recordNewestProof(db, into, noon + 2 * day)
  expect(await backupHealth(db, 7, noon + 2 * day)).toMatchObject({ provenTakenAt: noon })
  await recordBackup(db, { provenTakenAt: noon + 2 * day }, noon + 2 * day)
  await recordNewestProof(db, into, noon + 3 * day)
  expect(await backupHealth(db, 7, noon + 3 * day)).toMatchObject({ provenTakenAt: noon + 2 * day })
})

test('a restore that was killed while it wrote its mark has changed nothing, and leaves nothing', async () => {
  writeFileSync(join(data, 'restoring-site.db.json.part'), '{')
  expect(await endRestore(source)).toBeNull()
  expect(readdirSync(data).filter((name) => name.startsWith('restoring-'))).toEqual([])
})
