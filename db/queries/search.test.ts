import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Db, Trx } from '#db/schema.ts'
import { describeOnBothDialects, openPostgres, test } from '#tests/support/databases.ts'
import { planOf } from '#tests/support/query-plan.ts'
import { newId } from './id.ts'
import { readPage } from './page.ts'
import { nextSeq } from './rising-number.ts'
import { searchText, selectMatching } from './search.ts'

const row = () => {
  const id = newId()
  return {
    id,
    address_hash: id,
    email: null,
    status: 'active' as const,
    spam_reasons: null,
    language: 'en' as const,
    source: '/',
    request_digest: null,
    requested_at: 1,
    opt_in: 1,
    consent_wording: '',
    consent_version: '',
    consented_at: 1,
    confirmed_at: null,
    marketing_wording: null,
    marketing_version: null,
    marketing_at: null,
    ended_at: null,
    created_at: 1,
    version: 1,
  }
}

async function add(db: Db | Trx, ...names: string[]) {
  for (const name of names) {
    const values = { ...row(), name, search_text: searchText(name), seq: nextSeq(db, 'subscribers') }
    await db.insertInto('subscribers').values(values).execute()
  }
}

const listed = (db: Db, text: string) => selectMatching(db, 'subscribers', text).select(['name', 'seq'])
const found = async (db: Db, text: string) => {
  const { rows } = await readPage(listed(db, text), { by: ['seq'] })
  return rows.map(({ name }) => name)
}

const naughty: string[] = JSON.parse(readFileSync('tests/support/naughty-strings/blns.json', 'utf8'))

describeOnBothDialects('searching', (open, dialect) => {
  test.each([
    [
      '+237 677 12 34 56',
      ['+237677123456', '677123456', '677 12 34 56', '+237 677-12-34-56', '(+237) 677 123 456', '00237 677123456'],
    ],
    ['010-1234-5678', ['01012345678', '010 1234 5678', '+821012345678', '+82 10-1234-5678', '010.1234.5678']],
    ['02 123 4567', ['021234567', '02-123-4567', '+82 2 123 4567']],
    ['237677123456', ['+237 677 12 34 56', '677123456']],
  ])('finds the phone number %s however it is typed', async (phone, ways) => {
    const db = await open()
    await add(db, `Ada ${phone} Seoul`, 'Bea +237 699 99 99 99', 'Eve')
    for (const typed of [phone, ...ways]) expect(await found(db, typed), typed).toEqual([`Ada ${phone} Seoul`])
    // A row that was stored before is found as it is typed.
    await db
      .updateTable('subscribers')
      .set({ search_text: `  ada  ${phone.split(' ').join('  ')}` })
      .where('name', 'like', 'Ada%')
      .execute()
    expect(await found(db, phone)).toEqual([`Ada ${phone} Seoul`])
  })

  test('takes dates, references and words for what they are', async ({ db }) => {
    await add(db, 'a 2026-01-15 b', 'ENQ-7K3M-92QT', '2026-01-15 10:00 c')
    expect(await found(db, '2026-01-15')).toEqual(['2026-01-15 10:00 c', 'a 2026-01-15 b'])
    expect(await found(db, 'ENQ-7K3M-92QT')).toEqual(['ENQ-7K3M-92QT'])
  })

  test('finds rows that contain every word, ignoring case, accents and order, newest first', async ({ db }) => {
    await add(db, 'Zoë Müller', 'Ada Mulligan', 'ENQ-7K3M-92QT zoe@müller.example')
    expect(await found(db, 'MULL')).toEqual(['ENQ-7K3M-92QT zoe@müller.example', 'Ada Mulligan', 'Zoë Müller'])
    expect(await found(db, 'uller  ZOE')).toEqual(['ENQ-7K3M-92QT zoe@müller.example', 'Zoë Müller'])
    expect(await found(db, '7k3m-92')).toEqual(['ENQ-7K3M-92QT zoe@müller.example'])
    expect(await found(db, 'zoe missing')).toEqual([])
    expect(await found(db, 'zoemuller')).toEqual([])
    expect(await found(db, ' ')).toHaveLength(3)
  })

  test('finds one or two letters at the start of words', async ({ db }) => {
    await add(db, 'Li Wei', 'Oliver Twist', '가나 박')
    expect(await found(db, 'li')).toEqual(['Li Wei'])
    expect(await found(db, 'w l')).toEqual(['Li Wei'])
    expect(await found(db, 't')).toEqual(['Oliver Twist'])
    expect(await found(db, 'é')).toEqual([])
    expect(await found(db, '가')).toEqual(['가나 박'])
    expect(await found(db, '나')).toEqual([])
  })

  test('finds Korean words anywhere, from two syllables or one that ends in a consonant', async ({ db }) => {
    await add(db, '김철수', '홈페이지문의 드립니다', '새김')
    expect(await found(db, '문의')).toEqual(['홈페이지문의 드립니다'])
    expect(await found(db, '김')).toEqual(['새김', '김철수'])
    expect(await found(db, '문의'.normalize('NFD'))).toEqual(['홈페이지문의 드립니다'])
  })

  test('treats any text as plain search words', async ({ db }) => {
    await add(db, 'Ada')
    const operators = [
      '"',
      '""',
      '" OR "',
      'ada OR bo',
      'NOT x',
      'NEAR(a b)',
      'text:ada',
      '^ada',
      'ad*',
      '(',
      'a\0da',
      '\0',
    ]
    for (const text of [...operators, '%', '_', '\\', '%ada%', "' or 1=1 --", '\ud800', 'ﷺ', '\u0301', ...naughty]) {
      // A text of only marks or spaces has no words.
      const names = searchText(text) === '' ? ['Ada'] : []
      expect(await found(db, text), JSON.stringify(text)).toEqual(names)
    }
  })

  test('finds the texts of a list of naughty strings', async ({ db }) => {
    await add(db, ...naughty.map((text) => text.replaceAll('\0', '')))
    for (const text of naughty.filter((text) => searchText(text) !== '')) {
      expect(await listed(db, text.slice(0, 100)).execute(), JSON.stringify(text)).not.toEqual([])
    }
  })

  test('follows updates, deletions and rollbacks', async ({ db }) => {
    await add(db, 'Zoë', 'Ada')
    await db
      .updateTable('subscribers')
      .set({ search_text: searchText('Bo Berg') })
      .where('name', '=', 'Zoë')
      .execute()
    expect([await found(db, 'zoe'), await found(db, 'berg')]).toEqual([[], ['Zoë']])
    await db
      .updateTable('subscribers')
      .set({ seq: nextSeq(db, 'subscribers') })
      .where('name', '=', 'Zoë')
      .execute()
    expect(await found(db, 'berg')).toEqual(['Zoë'])
    await db.updateTable('subscribers').set({ search_text: null }).where('name', '=', 'Zoë').execute()
    expect(await found(db, 'berg')).toEqual([])
    await db.deleteFrom('subscribers').where('name', '=', 'Ada').execute()
    expect(await found(db, 'ada')).toEqual([])
    const undone = db.transaction().execute(async (trx) => {
      await add(trx, 'Ghost')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await add(db, 'Ida')
    expect([await found(db, 'ghost'), await found(db, 'ida')]).toEqual([[], ['Ida']])
  })

  test('uses the index', async ({ db }) => {
    const plan = await planOf(db, (trx) => readPage(listed(trx, 'ada bo'), { by: ['seq'] }))
    expect(plan).toContain(dialect === 'SQLite' ? 'SCAN found VIRTUAL TABLE INDEX' : 'subscribers_search_trigrams')
    // Rows come in index order, without a sort.
    if (dialect === 'SQLite') expect(plan).not.toContain('TEMP B-TREE')
  })
})

test('PostgreSQL also searches without the extension, and adds it at the next start', async () => {
  const { url, close } = await openPostgres()
  const db = connect(url)
  await migrate(db, url)
  await add(db, 'Zoë Müller')
  const indexed = () => sql`select 1 from pg_indexes where indexname = 'subscribers_search_trigrams'`.execute(db)
  await sql`drop extension if exists pg_trgm cascade`.execute(db)
  expect((await indexed()).rows).toEqual([])
  expect(await found(db, 'mull z')).toEqual(['Zoë Müller'])
  await migrate(db, url)
  expect((await indexed()).rows).toHaveLength(1)
  await db.destroy()
  await close()
})
