import { expect, vi } from 'vitest'
import { listVersions } from '#app/features/versions/versions.server.ts'
import { group, line, rows } from '#app/forms/document/field-types.ts'
import { inRequest } from '#app/http/edge/per-request.server.ts'
import { drawn } from '#app/languages/message.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { addEntry, changeEntry } from './change-order.server.ts'
import { codeText, defineTexts } from './define-texts.ts'
import { textKinds } from './kinds.server.ts'
import { misfitsOf, readEntries, readTexts } from './read-texts.server.ts'
import {
  findEdited,
  listRemoved,
  listTexts,
  newestVersion,
  statesNow,
  statesOf,
  textVersions,
} from './versions.server.ts'
import { restoreText, returnToCode, saveText, undoPublish } from './write-texts.server.ts'

const inCode = {
  title: 'Hello',
  phone: '[Phone number – to be confirmed]',
  place: { city: 'Seoul' },
  points: ['One'],
}
const inFrench = { ...inCode, title: 'Bonjour' }

const notes = defineTexts({
  kind: 'notes',
  title: 'Products',
  fields: {
    title: line('Title', 60),
    phone: line('Phone', 40, { isOptional: true }),
    place: group('Place', { city: line(drawn('City'), 60) }),
    points: rows(drawn('Points'), 'point', line('Point', 120), { most: 5 }),
  },
  shared: ['phone', 'place'],
  languages: ['en', 'fr'],
  keys: ['welcome'],
  seed: (_, language) => (language === 'fr' ? inFrench : inCode),
  path: () => '/',
  version: 2,
  lift: { 2: (older) => ({ ...(older as object), title: (older as { heading: string }).heading }) },
})

const noon = Date.UTC(2026, 10, 24, 12)
const hour = 60 * 60_000
const by = { actor: theSite, now: noon }
const place = { key: 'welcome', language: 'en' } as const
const typed = (title: string) => ({ title, phone: '', place: { city: 'Buea' }, points: [] })
const publish = (db: Db, title: string, version: number) =>
  saveText(db, notes, place, { document: typed(title), version, publish: { at: 'now' } }, by)
const shown = async (db: Db, now = noon, language: 'en' | 'fr' = 'en') =>
  (await readTexts(db, notes, now))('welcome', language)
const titleAt = async (db: Db, now = noon) => (await shown(db, now)).title
const versionOf = async (db: Db) => (await newestVersion(db, notes, place)).number

const cities = { oslo: { name: 'Oslo' }, lima: { name: 'Lima' }, bern: { name: 'Bern' } }
const towns = defineTexts({
  kind: 'towns',
  title: 'Industries',
  fields: { name: line('Name', 60) },
  shared: [],
  languages: ['en'],
  keys: Object.keys(cities),
  list: { one: 'product', titled: 'name' },
  seed: (key) => cities[key as keyof typeof cities],
  path: () => '/',
  version: 1,
})

/** The database, and the number of queries so far. */
function counting(db: Db) {
  let queries = 0
  const counted: Db = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { counted, count: () => queries }
}

describeOnBothDialects('a list', () => {
  const townVersion = async (db: Db) => (await newestVersion(db, towns, { key: 'oslo-2', language: 'en' })).number
  const shownIn = async (db: Db) => (await readEntries(db, towns, noon)).map(({ id, name }) => `${id} ${name}`)
  const move = (db: Db, key: string, way: Parameters<typeof changeEntry>[2]['move']) =>
    changeEntry(db, towns, { key, move: way }, by)
  const name = (db: Db, key: string, version: number, name: string) =>
    saveText(db, towns, { key, language: 'en' }, { document: { name }, version, publish: { at: 'now' } }, by)

  test('is the code’s until staff order it, hide one or add one', async ({ db }) => {
    const inCode = ['oslo Oslo', 'lima Lima', 'bern Bern']
    expect(await shownIn(db)).toEqual(inCode)
    expect(await readEntries(db, towns, noon)).toBe(await readEntries(db, towns, noon))
    expect(await move(db, 'oslo', 'up')).toEqual({ ok: true, before: 'shown' })
    expect(await shownIn(db)).toEqual(inCode)
    await move(db, 'bern', 'up')
    expect(await shownIn(db)).toEqual(['oslo Oslo', 'bern Bern', 'lima Lima'])
    await move(db, 'oslo', 'hide')
    await move(db, 'oslo', 'down')
    expect(await shownIn(db)).toEqual(['bern Bern', 'lima Lima'])
    await move(db, 'oslo', 'show')
    expect(await shownIn(db)).toEqual(['bern Bern', 'oslo Oslo', 'lima Lima'])
    // An entry that comes with the code can be hidden, not removed.
    expect(await move(db, 'lima', 'remove')).toEqual({ ok: false, reason: 'gone' })
    expect(await move(db, 'rome', 'up')).toEqual({ ok: false, reason: 'gone' })
  })

  test('has an added entry once its text is published, until it is removed', async ({ db }) => {
    expect(await addEntry(db, towns, 'Zürich, the “old” town', by)).toEqual({ ok: true, key: 'zurich-the-old-town' })
    expect(await addEntry(db, towns, 'Oslo', by)).toEqual({ ok: true, key: 'oslo-2' })
    expect(await addEntry(db, towns, '서울', by)).toEqual({ ok: true, key: 'entry' })
    expect(await shownIn(db)).toHaveLength(3)
    const place = { key: 'oslo-2', language: 'en' } as const
    expect(await findEdited(db, towns, place)).toMatchObject({ title: 'Oslo', document: { name: 'Oslo' }, version: 0 })
    await name(db, 'oslo-2', 0, 'New Oslo')
    expect(await shownIn(db)).toEqual(['oslo Oslo', 'lima Lima', 'bern Bern', 'oslo-2 New Oslo'])
    expect((await listTexts(db, towns, noon)).slice(3)).toMatchObject([
      { key: 'zurich-the-old-town', title: 'Zürich, the “old” town', isPublished: false },
      { key: 'oslo-2', title: 'New Oslo', isPublished: true },
      { key: 'entry', title: '서울', isPublished: false },
    ])
    // Back to no text at all: its form begins with its name again.
    expect(await undoPublish(db, towns, place, await townVersion(db), by)).toMatchObject({ ok: true })
    expect(await findEdited(db, towns, place)).toMatchObject({ title: 'Oslo', document: { name: 'Oslo' } })
    await name(db, 'oslo-2', await townVersion(db), 'New Oslo')
    await move(db, 'oslo-2', 'remove')
    expect(await shownIn(db)).toHaveLength(3)
    expect(await findEdited(db, towns, place)).toBeNull()
    expect(await name(db, 'oslo-2', 9, 'Again')).toEqual({ ok: false, reason: 'gone' })
    expect(await addEntry(db, towns, 'Oslo', by)).toEqual({ ok: true, key: 'oslo-3' })
    expect((await listVersions(textVersions(db, towns, place))).lines).toHaveLength(3)
  })

  test('has a removed entry back as it was, at its place', async ({ db }) => {
    await addEntry(db, towns, 'Rome', by)
    await name(db, 'rome', 0, 'Rome')
    for (const _ of [1, 2]) await move(db, 'rome', 'up')
    const before = await shownIn(db)
    expect(before).toEqual(['oslo Oslo', 'rome Rome', 'lima Lima', 'bern Bern'])
    expect(await move(db, 'rome', 'remove')).toEqual({ ok: true, before: 'shown' })
    expect(await listRemoved(db, towns)).toEqual([{ key: 'rome', title: 'Rome' }])
    await move(db, 'rome', 'restore')
    expect([await shownIn(db), await listRemoved(db, towns)]).toEqual([before, []])
    await move(db, 'rome', 'hide')
    expect(await move(db, 'rome', 'remove')).toEqual({ ok: true, before: 'hidden' })
    await move(db, 'rome', 'restore-hidden')
    expect((await listTexts(db, towns, noon))[1]).toMatchObject({ key: 'rome', state: 'hidden' })
    expect(await move(db, 'paris', 'restore')).toEqual({ ok: false, reason: 'gone' })
  })
})

describeOnBothDialects('texts', (open) => {
  test('are the code’s until one is published, and again once it is taken back', async ({ db }) => {
    expect(await shown(db)).toBe(inCode)
    const draft = { document: typed('Draft'), version: 0, publish: { at: 'draft' } } as const
    expect(await saveText(db, notes, place, draft, by)).toEqual({ ok: true, planned: null })
    expect(await shown(db)).toBe(inCode)
    expect(await publish(db, 'New', 1)).toMatchObject({ ok: true })
    // A missing fact is still the code's placeholder.
    expect(await shown(db)).toEqual({ ...typed('New'), phone: inCode.phone })
    expect(await shown(db)).toBe(await shown(db))
    expect(await returnToCode(db, notes, place, 2, by)).toEqual({ ok: true })
    expect(await shown(db)).toEqual(inCode)
    expect((await listVersions(textVersions(db, notes, place))).lines.map(({ action }) => action)).toEqual([
      'returned',
      'published',
      'saved',
    ])
  })

  test('have in each language their own words, and what is shared from the first', async ({ db }) => {
    await publish(db, 'New', 0)
    expect(await shown(db, noon, 'fr')).toEqual({ ...inFrench, place: { city: 'Buea' } })
    const publishing = { version: 0, publish: { at: 'now' } } as const
    const french = { document: { title: 'Salut', points: ['Un'] }, ...publishing }
    await saveText(db, notes, { ...place, language: 'fr' }, french, by)
    expect(await shown(db, noon, 'fr')).toEqual({
      title: 'Salut',
      phone: inCode.phone,
      place: { city: 'Buea' },
      points: ['Un'],
    })
    expect(await titleAt(db)).toBe('New')
  })

  test('lose nothing when 50 people save one at once: one is published, every other is kept as a conflict', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const titles = Array.from({ length: 50 }, (_, at) => `Text ${at}`)
    const outcomes = await Promise.all(titles.map((title) => publish(db, title, 0)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const stored = await db.selectFrom('text_versions').select(['document', 'action']).execute()
    expect(stored.map(({ document }) => JSON.parse(document ?? '').title).sort()).toEqual(titles.toSorted())
    expect(stored.filter(({ action }) => action === 'conflict')).toHaveLength(49)
    expect(await publish(db, 'After', await versionOf(db))).toMatchObject({ ok: true })
  })

  test('keep one copy of a conflict that is sent twice', async ({ db }) => {
    await publish(db, 'First', 0)
    for (const title of ['Mine', 'Mine', 'Other', 'Mine']) {
      expect(await publish(db, title, 0)).toMatchObject({ ok: false, reason: 'changed' })
    }
    const stored = await db.selectFrom('text_versions').select('document').where('action', '=', 'conflict').execute()
    expect(stored.map(({ document }) => JSON.parse(document ?? '').title)).toEqual(['Mine', 'Other'])
  })

  test('say what changed since the version before, past a conflict that the list does not reach', async ({ db }) => {
    await publish(db, 'First', 0)
    await publish(db, 'Mine', 0)
    await publish(db, 'Second', await versionOf(db))
    const [newest] = (await listVersions(textVersions(db, notes, place), null, 1)).lines
    expect(newest?.words).toEqual(['First', 'Second'])
  })

  test('come back byte for byte, the first of 200 versions', async ({ db }) => {
    for (let version = 0; version < 200; version += 1) await publish(db, `Text ${version}`, version)
    const documentOf = async (number: number) => {
      const version = db.selectFrom('text_versions').select('document').where('number', '=', number)
      return (await version.executeTakeFirstOrThrow()).document
    }
    expect(await restoreText(db, notes, place, { number: 1, version: 199 }, by)).toEqual({
      ok: false,
      reason: 'changed',
    })
    expect(await restoreText(db, notes, place, { number: 1, version: 200 }, by)).toEqual({ ok: true })
    expect(await documentOf(201)).toBe(await documentOf(1))
    expect(await titleAt(db)).toBe('Text 0')
    expect(await restoreText(db, notes, place, { number: 999, version: 201 }, by)).toEqual({
      ok: false,
      reason: 'gone',
    })
  })

  test('give back by an undo what was live before, as far as the code', async ({ db }) => {
    await publish(db, 'First', 0)
    await publish(db, 'Second', 1)
    expect(await undoPublish(db, notes, place, 2, by)).toEqual({ ok: true, took: 'publication' })
    expect(await titleAt(db)).toBe('First')
    expect(await undoPublish(db, notes, place, 3, by)).toMatchObject({ ok: true })
    expect(await titleAt(db)).toBe('Hello')
    expect(await undoPublish(db, notes, place, 4, by)).toEqual({ ok: false, reason: 'gone' })
    await publish(db, 'Third', 4)
    await returnToCode(db, notes, place, 5, by)
    await undoPublish(db, notes, place, 6, by)
    expect(await titleAt(db)).toBe('Third')
  })

  test('that are planned are shown from their moment, and until it where it ends', async ({ db }) => {
    await publish(db, 'Always', 0)
    const plan = (version: number, from: number, until: number | null, now = noon) =>
      saveText(
        db,
        notes,
        place,
        { document: typed(`Plan ${version}`), version, publish: { at: 'planned', from, until } },
        { ...by, now },
      )
    await plan(1, noon + hour, noon + 2 * hour)
    expect(await titleAt(db)).toBe('Always')
    expect(await titleAt(db, noon + hour)).toBe('Plan 1')
    expect(await titleAt(db, noon + 2 * hour)).toBe('Always')
    // While it is shown no other is planned over it.
    expect(await plan(2, noon + 5 * hour, null, noon + hour)).toEqual({ ok: false, reason: 'planned' })
    expect(await undoPublish(db, notes, place, 2, by)).toEqual({ ok: true, took: 'waiting' })
    expect(await titleAt(db, noon + hour)).toBe('Always')
    await plan(3, noon + hour, null)
    // The permanent text is the one that a later plan returns to.
    await plan(4, noon + 5 * hour, noon + 6 * hour, noon + 2 * hour)
    expect(await titleAt(db, noon + 3 * hour)).toBe('Plan 3')
    expect(await titleAt(db, noon + 5 * hour)).toBe('Plan 4')
    expect(await titleAt(db, noon + 6 * hour)).toBe('Plan 3')
  })

  test('that are sent twice are saved twice as one; a text of another is still a conflict', async ({ db }) => {
    const ways = [
      { at: 'draft' },
      { at: 'planned', from: noon + hour, until: null },
      { at: 'planned', from: noon + hour, until: noon + 2 * hour },
      { at: 'now' },
    ] as const
    for (const publish of ways) {
      const version = await versionOf(db)
      const save = (title: string) => saveText(db, notes, place, { document: typed(title), version, publish }, by)
      const title = Object.entries(publish).join(' ')
      expect([await save(title), await save(title)], title).toMatchObject([{ ok: true }, { ok: true }])
      const { lines } = await listVersions(textVersions(db, notes, place))
      expect(lines.filter(({ action, number }) => action !== 'conflict' && number > version)).toHaveLength(1)
      expect(await save('Another'), title).toEqual({ ok: false, reason: 'changed' })
    }
  })

  test('keep their draft when a plan is cancelled or a publication is undone', async ({ db }) => {
    await publish(db, 'First', 0)
    await publish(db, 'Second', 1)
    const save = (title: string, version: number, publishing: Parameters<typeof saveText>[3]['publish']) =>
      saveText(db, notes, place, { document: typed(title), version, publish: publishing }, by)
    await save('Planned', 2, { at: 'planned', from: noon + hour, until: noon + 2 * hour })
    expect(await save('Draft', 3, { at: 'draft' })).toEqual({ ok: true, planned: noon + hour })
    const edited = () => findEdited(db, notes, place)
    expect(await undoPublish(db, notes, place, 4, by)).toEqual({ ok: true, took: 'waiting' })
    expect(await edited()).toMatchObject({ document: { title: 'Draft' }, draft: { number: 4 }, version: 5 })
    expect([await titleAt(db), await titleAt(db, noon + hour)]).toEqual(['Second', 'Second'])
    expect(await undoPublish(db, notes, place, 5, by)).toEqual({ ok: true, took: 'publication' })
    expect(await edited()).toMatchObject({ document: { title: 'Draft' }, version: 6 })
    expect(await titleAt(db)).toBe('First')
    expect(await save('Draft', 6, { at: 'now' })).toEqual({ ok: true, planned: null })
    expect([await titleAt(db), (await edited())?.draft]).toEqual(['Draft', undefined])
  })

  test('that were planned count as live once due, and as nothing once they have ended', async ({ db }) => {
    await publish(db, 'First', 0)
    await publish(db, 'Second', 1)
    const until = noon + 2 * hour
    const publishing = { at: 'planned', from: noon + hour, until } as const
    await saveText(db, notes, place, { document: typed('Plan'), version: 2, publish: publishing }, by)
    const states = async (now: number) => statesNow(await statesOf(db, notes, place), now)
    expect((await states(until - 1)).planned).toMatchObject({ number: 3 })
    expect((await states(until)).planned).toBeUndefined()
    // There is nothing to cancel any more: the publication before it is undone.
    const after = { ...by, now: until }
    expect(await undoPublish(db, notes, place, 3, after)).toEqual({ ok: true, took: 'publication' })
    expect(await titleAt(db)).toBe('First')
    const forGood = { at: 'planned', from: until + hour, until: null } as const
    await saveText(db, notes, place, { document: typed('Stays'), version: 4, publish: forGood }, after)
    expect(await states(until + hour)).toMatchObject({ live: { number: 5 } })
    const cancelled = await undoPublish(db, notes, place, 5, { ...by, now: until + hour })
    expect(cancelled).toEqual({ ok: true, took: 'publication' })
  })

  test('of an older schema are lifted; what fits no longer gives way to the code’s, and staff are told', async () => {
    const db = await open()
    await publish(db, 'New', 0)
    const rewrite = async (document: string, schema: number) => {
      // A new number: what is in memory is read again.
      await publish(db, `Other ${await versionOf(db)}`, await versionOf(db))
      const number = await versionOf(db)
      await db.updateTable('text_versions').set({ document, schema }).where('number', '=', number).execute()
    }
    await rewrite(JSON.stringify({ heading: 'Lifted', points: ['Old'] }), 1)
    expect(await shown(db)).toEqual({ ...inCode, title: 'Lifted', points: ['Old'] })
    expect(await misfitsOf(db, notes)).toEqual([])
    for (const broken of ['{"title":7}', '[]', 'null', '{', '{"title":"A","points":"none"}', '{"title":""}']) {
      await rewrite(broken, 2)
      expect(await shown(db), broken).toBe(inCode)
      expect(await misfitsOf(db, notes)).toEqual(['welcome en'])
      expect(await findEdited(db, notes, place)).toMatchObject({
        isMisfit: true,
        document: { title: 'Hello', phone: '' },
      })
    }
  })

  test('stand as last read while the database cannot be, and else as the code has them', async () => {
    const [one, other] = [await open(), await open()]
    await publish(one, 'Read', 0)
    expect(await titleAt(one)).toBe('Read')
    for (const db of [one, other]) {
      await db.schema.dropTable('texts').execute()
      await db.schema.dropTable('text_versions').execute()
    }
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect([await titleAt(one), await titleAt(other)]).toEqual(['Read', 'Hello'])
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })

  test('that are not committed are read by their transaction alone', async ({ db }) => {
    await publish(db, 'Before', 0)
    expect(await titleAt(db)).toBe('Before')
    const written = await db.selectFrom('text_versions').selectAll().executeTakeFirstOrThrow()
    const work = db.transaction().execute(async (trx) => {
      expect((await readTexts(trx, notes, noon))('welcome', 'en').title).toBe('Before')
      const next = { ...written, number: 2, document: JSON.stringify(typed('Inside')) }
      await trx.insertInto('text_versions').values(next).execute()
      await trx.updateTable('texts').set({ number: 2 }).execute()
      expect((await readTexts(trx, notes, noon))('welcome', 'en').title).toBe('Inside')
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await titleAt(db)).toBe('Before')
    await publish(db, 'After', 1)
    expect(await titleAt(db)).toBe('After')
  })

  test('are asked for by one query, however many loaders of a request read them', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    await publish(db, 'New', 0)
    await shown(db)
    const { counted, count } = counting(db)
    await shown(counted)
    await readEntries(counted, towns, noon)
    const requested = (work: () => Promise<void>) =>
      new Promise<void>((done, fail) => inRequest(() => work().then(done, fail)))
    await requested(async () => {
      const before = count()
      expect(await Promise.all([titleAt(counted), titleAt(counted)])).toEqual(['New', 'New'])
      await readEntries(counted, towns, noon)
      expect([await titleAt(counted), count() - before]).toEqual(['New', 1])
      // A request reads its own changes.
      await publish(counted, 'Newer', 1)
      expect(await titleAt(counted)).toBe('Newer')
    })
    await publish(db, 'Newest', 2)
    await requested(async () => expect(await titleAt(counted)).toBe('Newest'))
  })

  test('of every kind of the site, all published, are asked for by that one query', async ({ db }) => {
    for (const kind of textKinds)
      for (const key of kind.keys) {
        const place = { key, language: kind.languages[0] }
        await saveText(db, kind, place, { document: codeText(kind, place), version: 0, publish: { at: 'now' } }, by)
      }
    const readAll = async (db: Db) => {
      for (const kind of textKinds) await (kind.list ? readEntries : readTexts)(db, kind, noon)
    }
    const { counted, count } = counting(db)
    await readAll(counted)
    await new Promise<void>((done, fail) =>
      inRequest(() => {
        const before = count()
        readAll(counted).then(() => done(expect(count() - before).toBe(1)), fail)
      }),
    )
  })

  test('are in the log with the names of their fields and never with what was written', async ({ db }) => {
    await publish(db, 'Private title', 0)
    await publish(db, 'Private other', 1)
    await publish(db, 'Private other', 2)
    const entries = await db.selectFrom('audit_events').selectAll().orderBy('id').execute()
    expect(entries.map(({ verb, record_reference, detail }) => [verb, record_reference, JSON.parse(detail)])).toEqual([
      ['text-published', 'notes/welcome/en', { version: 1, fields: 'title, place.city, points, points.0' }],
      ['text-published', 'notes/welcome/en', { version: 2, fields: 'title' }],
    ])
  })
})
