import { expect } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { addressHash } from '#app/features/newsletter/personal-data.ts'
import { theSite } from '#db/audit.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { addPerson, person } from '#tests/support/one-person.ts'
import { correctPerson, findDetails } from './correct-person.server.ts'
import { columnsOf, personalTables } from './personal-tables.ts'
import type { DetailsInput } from './schema.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const by = { actor: theSite, now: noon }

test('each column that is declared to hold a name, a phone number or a company is corrected, or said to stay', () => {
  const declared = personalTables.flatMap((table) =>
    columnsOf(table, 'name', 'phone', 'company').map((column) => `${table.table}.${column}`),
  )
  const corrected = [
    'records.name',
    'enquiries.phone',
    'enquiries.company',
    'applications.first_name',
    'applications.last_name',
    'applications.phone',
    'subscribers.name',
  ]
  // A received mail keeps the name that it came with.
  const kept = ['received_mails.from_name']
  expect(declared.sort()).toEqual([...corrected, ...kept].sort())
})

let sends = 0
async function enquire(db: Db, more: { name?: string; phone?: string; company?: string; email?: string } = {}) {
  sends += 1
  const sending = { digest: `d${sends}`, client: 'c', language: 'en' as const, spamReasons: null, now: noon }
  const input = { name: 'Ada Byron', email: 'Ada@example.com', message: 'Hello', ...more }
  return submitEnquiry(db, 'contact', input, sending)
}

/** Types into the page's form. */
async function correct(db: Db, address: string, typed: Partial<DetailsInput>) {
  const details = await findDetails(db, address)
  if (!details) throw new Error('nothing is known')
  return correctPerson(db, { address, typed: { ...details.same, version: details.version, ...typed } }, by)
}

const enquiries = (db: Db) =>
  db
    .selectFrom('records')
    .innerJoin('enquiries', 'record_id', 'records.id')
    .select(['name', 'phone', 'company'])
    .orderBy('seq')
    .execute()

describeOnBothDialects('a person’s details', (open) => {
  test('are corrected in every table, with an entry in each timeline and in the audit log', async ({ db }) => {
    await addPerson(db, noon)
    const before = await db.selectFrom('audit_events').select('id').execute()
    const typed = { firstName: 'Zenobia', lastName: 'Onyx', phone: '+237 699 00 00 01', company: 'Onyx Ltd' }
    expect(await correct(db, person.email, typed)).toEqual({ ok: true })

    const records = await db
      .selectFrom('records')
      .select(['id', 'name', 'search_text'])
      .where('email_key', '=', person.email.toLowerCase())
      .execute()
    expect(new Set(records.map(({ name }) => name))).toEqual(new Set(['Zenobia Onyx']))
    const all = await enquiries(db)
    const theirs = all.filter(({ name }) => name === 'Zenobia Onyx')
    expect(theirs.map(({ phone }) => phone).filter(Boolean)).toEqual(theirs.map(() => '+237 699 00 00 01'))
    expect(theirs.map(({ company }) => company)).toContain('Onyx Ltd')
    expect(await db.selectFrom('applications').select(['first_name', 'last_name', 'phone']).execute()).toEqual([
      { first_name: 'Zenobia', last_name: 'Onyx', phone: '+237 699 00 00 01' },
    ])
    const reader = db.selectFrom('subscribers').select(['name', 'search_text'])
    expect(await reader.where('address_hash', '=', addressHash(person.email)).executeTakeFirst()).toEqual({
      name: 'Zenobia Onyx',
      search_text: '  zenobia  onyx  zenobia@quartz.example',
    })

    const entries = await db
      .selectFrom('audit_events')
      .select(['verb', 'record_kind', 'detail'])
      .where(
        'id',
        'not in',
        before.map(({ id }) => id),
      )
      .execute()
    expect(entries.map(({ record_kind }) => record_kind).sort()).toEqual([
      'application',
      ...Array.from({ length: records.length - 1 }, () => 'enquiry'),
      'subscriber',
    ])
    expect(entries.map(({ detail }) => detail)).toContain(JSON.stringify({ fields: 'name, phone, company' }))
    expect(entries.map(({ verb }) => verb)).toEqual(entries.map(() => 'details-corrected'))
    expect(JSON.stringify(entries)).not.toMatch(/Onyx|Quartz|699/)
    const notes = await db
      .selectFrom('record_events')
      .select('note')
      .where('type', '=', 'corrected')
      .where('note', 'like', '%Onyx%')
      .execute()
    expect(notes).toHaveLength(records.length)
    expect(notes.map(({ note }) => note)).toContainEqual(
      'Zenobia Quartz → Zenobia Onyx\n+237 677 01 02 03 → +237 699 00 00 01\nQuartz Ltd → Onyx Ltd',
    )
  })

  test('are found by the new words and no longer by the old ones', async ({ db }) => {
    await enquire(db, { phone: '+82 10 1234 5678', company: 'Engines' })
    await correct(db, 'ada@example.com', { name: 'Ada King', phone: '+82 10 8765 4321', company: null })
    const found = async (words: string) =>
      (await selectMatching(db, 'records', words).select('records.name').execute()).length
    expect(await Promise.all(['Ada', 'King', '01087654321', 'Hello'].map(found))).toEqual([1, 1, 1, 1])
    expect(await Promise.all(['Byron', '821012345678', '5678', 'Engines'].map(found))).toEqual([0, 0, 0, 0])
    expect(await enquiries(db)).toEqual([{ name: 'Ada King', phone: '+82 10 8765 4321', company: null }])
  })

  test('stay where they differ and the field is left empty, and are replaced or added where something is typed', async () => {
    const db = await open()
    await enquire(db, { phone: '1111111', name: 'A. Byron' })
    await enquire(db, { phone: '2222222' })
    await enquire(db)
    const { same } = (await findDetails(db, 'ADA@example.com')) ?? {}
    expect(same).toMatchObject({ name: null, phone: null, company: null })
    await correct(db, 'ada@example.com', { company: 'Engines' })
    expect(await enquiries(db)).toEqual([
      { name: 'A. Byron', phone: '1111111', company: 'Engines' },
      { name: 'Ada Byron', phone: '2222222', company: 'Engines' },
      { name: 'Ada Byron', phone: null, company: 'Engines' },
    ])
    await correct(db, 'ada@example.com', { name: 'Ada Byron', phone: '3333333' })
    expect(await enquiries(db)).toEqual([
      { name: 'Ada Byron', phone: '3333333', company: 'Engines' },
      { name: 'Ada Byron', phone: '3333333', company: 'Engines' },
      { name: 'Ada Byron', phone: null, company: 'Engines' },
    ])
  })

  test('of others stay, and so do those that changed while the page was open', async ({ db }) => {
    await enquire(db)
    await enquire(db, { email: 'bea@example.com' })
    const { version = '' } = (await findDetails(db, 'ada@example.com')) ?? {}
    const typed = { name: 'Ada King', firstName: null, lastName: null, phone: null, company: null }
    expect(await correctPerson(db, { address: 'ada@example.com', typed: { ...typed, version } }, by)).toEqual({
      ok: true,
    })
    expect((await enquiries(db)).map(({ name }) => name)).toEqual(['Ada King', 'Ada Byron'])
    const late = { address: 'ada@example.com', typed: { ...typed, name: 'Ada Late', version } }
    expect(await correctPerson(db, late, by)).toEqual({ ok: false, reason: 'changed' })
    expect(await correct(db, 'ada@example.com', {})).toEqual({ ok: false, reason: 'unchanged' })
    expect(await findDetails(db, 'nobody@example.com')).toBeNull()
  })
})
