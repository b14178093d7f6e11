import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import {
  addPerson,
  fileOf,
  fillEveryColumn,
  openSealed,
  other,
  person,
  tracesInFiles,
  tracesOf,
} from '#tests/support/one-person.ts'
import { addEnquiry } from '#tests/support/records.ts'
import { erasePerson } from './erase-person.server.ts'
import { findCopy } from './export-person.server.ts'
import { identifyPerson } from './find-person.server.ts'
import { findKnown } from './known-data.server.ts'
import { ledgerIn, listErasures } from './ledger.server.ts'
import { declaredData, personalTables } from './personal-tables.ts'
import { replayErasures } from './replay.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const by = { actor: theSite, now: noon }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const placeOf = async (db: Db) => ({ ledger: ledgerIn(folder), database: await fileOf(db) })
const erase = async (db: Db, more: { address?: string; seen?: string } = {}) =>
  erasePerson(db, { address: person.email, place: await placeOf(db), ...more }, by)

describeOnBothDialects('a person’s data', (open, dialect) => {
  test('is known in each table that is declared to hold it', async ({ db }) => {
    await addPerson(db, noon)
    const known = await findKnown(db, '  ZENOBIA@quartz.example ')
    // Found by other ways than a link, or only after an erasure.
    const others = ['last_moves', 'kept_forms', 'newsletter_batches', 'consent_events', 'erasures']
    const expected = personalTables.filter(({ table }) => !others.includes(table)).map(({ called }) => called)
    expect(known?.counts.map(({ called }) => called)).toEqual(expected)
    expect(await findKnown(db, 'nobody@quartz.example')).toBeNull()
    expect(await findKnown(db, '')).toBeNull()
  })

  test('is not sought by a phone number so short that it is in many texts', async ({ db }) => {
    await addEnquiry(db, 'new', noon, { email: person.email })
    const phonesWith = async (phone: string) => {
      await db.updateTable('enquiries').set({ phone }).execute()
      return (await identifyPerson(db, person.email)).phones
    }
    expect(await phonesWith('123 456')).toEqual([])
    expect(await phonesWith('123 4567')).toEqual(['123 4567'])
  })

  test('is sought in every column that is encrypted', () => {
    const sealed = Object.entries(declaredData).flatMap(([table, { columns }]) =>
      Object.entries(columns)
        .filter(([column, kind]) => kind === 'sealed' || column.startsWith('sealed'))
        .map(([column]) => `${table}.${column}`),
    )
    expect(Object.keys(openSealed).sort()).toEqual(sealed.sort())
  })

  test('is nowhere after its erasure, in no column and in no byte of the files, and others keep theirs', async () => {
    const db = await open()
    const { another } = await addPerson(db, noon)
    await fillEveryColumn(db)
    const before = await tracesOf(db)
    expect(before.length).toBeGreaterThan(30)
    expect(before).toEqual(expect.arrayContaining(['kept_forms.sealed', 'outbox.sealed']))
    expect((await tracesInFiles(db)).length > 0).toBe(dialect === 'SQLite')
    expect(await erase(db)).toMatchObject({ ok: true, isClean: true })
    expect(await tracesOf(db)).toEqual([])
    expect(await tracesInFiles(db)).toEqual([])
    expect(await findKnown(db, person.email)).toBeNull()
    const kept = await findKnown(db, other.email)
    expect(kept?.records).toMatchObject([{ reference: another, name: other.name }])
    const { message } = await db.selectFrom('enquiries').select('message').executeTakeFirstOrThrow()
    expect(message).toContain('Ask [erased] or [erased]!')
    expect(await db.selectFrom('erasure_requests').select(['email', 'closed_at', 'is_erased']).execute()).toEqual([
      { email: null, closed_at: noon, is_erased: 1 },
    ])
    const audit = await db.selectFrom('audit_events').selectAll().where('verb', '=', 'erased').execute()
    expect(audit).toMatchObject([{ record_kind: 'person', actor_name: 'The site', detail: '{"records":4}' }])
    expect(await db.selectFrom('subscribers').select(['status', 'email', 'name']).execute()).toEqual([
      { status: 'unsubscribed', email: null, name: null },
    ])
  })

  test('is erased once: a second press finds nothing, and a page that showed less is refused', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    await addPerson(db, noon)
    expect(await erase(db, { seen: 'something else' })).toEqual({ ok: false, reason: 'changed' })
    const known = await findKnown(db, person.email)
    const presses = await Promise.all([erase(db, { seen: known?.seen }), erase(db, { seen: known?.seen })])
    expect(presses.map((press) => press.ok || press.reason).sort()).toEqual(['nothing', true])
    expect([...listErasures(ledgerIn(folder))]).toHaveLength(1)
  })

  test('stays while a mail to the person is on its way', async ({ db }) => {
    await addPerson(db, noon)
    const mail = await db
      .selectFrom('outbox')
      .select('id')
      .where('to_address', '=', person.email)
      .executeTakeFirstOrThrow()
    await db.updateTable('outbox').set({ status: 'sending' }).where('id', '=', mail.id).execute()
    expect(await erase(db)).toEqual({ ok: false, reason: 'sending' })
    expect([...listErasures(ledgerIn(folder))]).toEqual([])
    await db.updateTable('outbox').set({ status: 'sent' }).where('id', '=', mail.id).execute()
    expect(await erase(db)).toMatchObject({ ok: true })
  })

  test('that an older copy of the database brings back is erased again by the ledger, and the ledger learns what it lacks', async () => {
    const db = await open()
    const place = await placeOf(db)
    expect(await replayErasures(db, place, noon)).toBe(0)
    await addPerson(db, noon)
    const before = await open()
    await addPerson(before, noon)
    await erase(db)
    // The other database is as one that was restored from before the erasure.
    expect(await replayErasures(before, place, noon)).toBe(1)
    expect(await tracesOf(before)).toEqual([])
    expect(await replayErasures(before, place, noon)).toBe(0)
    const elsewhere = { ledger: join(folder, 'of-another-server.jsonl') }
    expect(await replayErasures(db, elsewhere, noon)).toBe(0)
    expect([...listErasures(elsewhere.ledger)]).toEqual([...listErasures(place.ledger)])
  })

  test('is copied with its files, for the person without the notes of colleagues', async ({ db }) => {
    await addPerson(db, noon)
    const place = 'At the office, second floor'
    await db
      .updateTable('record_events')
      .set({ detail: JSON.stringify({ plan: { what: 'planned', place } }) })
      .execute()
    const read = async (reader: 'staff' | 'person') => {
      const copy = await findCopy(db, person.email, reader, noon)
      if (!copy || copy === 'busy') throw new Error('There is no copy')
      const files = unzipSync(new Uint8Array(Buffer.concat(await Readable.from(copy).toArray())))
      const texts = Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
      )
      return { names: Object.keys(files), json: texts['data.json'] ?? '', html: texts['data.html'] ?? '', texts }
    }
    const [forStaff, forPerson] = [await read('staff'), await read('person')]
    expect(forStaff.names).toEqual(expect.arrayContaining(['data.json', 'data.html', 'files/1-CV Zenobia Quartz.txt']))
    expect(forStaff.texts['files/1-CV Zenobia Quartz.txt']).toBe('CV of Zenobia Quartz')
    expect(forStaff.json).toContain('called from')
    for (const { json, html } of [forStaff, forPerson]) {
      expect(JSON.parse(json)).toMatchObject({ address: 'zenobia@quartz.example', madeAt: '2026-01-15T12:00:00.000Z' })
      expect(html).toContain('<h2>Enquiries and applications</h2>')
      expect(html).toContain('Quartz Ltd')
      expect(json).toContain(place)
      expect(json).not.toContain(other.email)
    }
    expect(forPerson.json).not.toContain('called from')
    expect(forPerson.json).not.toContain('Entries in the audit log')
  })
})
