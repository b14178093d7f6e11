// The time of one search query and of one page of a list among this many rows: npm run bench:search -- 100000
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Compilable, CompiledQuery, sql } from 'kysely'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { newId } from '#db/queries/id.ts'
import { searchText, selectMatching } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'

const count = Number(process.argv[2] ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const server = await launchPostgres()
const urls = { SQLite: `file:${join(folder, 'site.db')}`, ...(server ? { PostgreSQL: server.url } : {}) }

const words = [
  'website',
  'application',
  'network',
  'support',
  'training',
  'question',
  'invoice',
  '홈페이지',
  '문의',
  '교육',
]
const names = ['Kim Min Su', 'Zoë Müller', 'Anna Bo', 'Ivan Petrov', '김철수', 'Ngono Marie']
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** About the length of an enquiry: 300 letters. */
const textOf = (n: number) =>
  searchText(
    `REF-${((n * 7919) % 1_000_003).toString(36)}`,
    pick(names, n),
    `visitor${n}@example.com`,
    Array.from({ length: 30 }, (_, index) => pick(words, (n >> (index % 16)) + index)).join(' '),
  )

async function fill(db: Db) {
  const receipt = { consent_wording: '', consent_version: '', opt_in: 1, version: 1, created_at: 0 }
  for (let from = 1; from <= count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from + 1) }, (_, index) => {
      const [seq, id] = [from + index, newId()]
      return {
        ...receipt,
        id,
        seq,
        address_hash: id,
        email: `visitor${seq}@example.com`,
        name: pick(names, seq),
        search_text: textOf(seq),
        status: seq % 10 ? ('active' as const) : ('pending' as const),
        spam_reasons: null,
        language: 'en' as const,
        source: '/',
        request_digest: null,
        requested_at: seq,
        consented_at: seq,
        confirmed_at: null,
        marketing_wording: null,
        marketing_version: null,
        marketing_at: null,
        ended_at: null,
      }
    })
    await db.insertInto('subscribers').values(rows).execute()
    const mails = rows.map(({ id, seq }) => ({
      id,
      kind: 'enquiry-received',
      status: seq % 50_000 ? ('sent' as const) : ('failed' as const),
      to_address: '',
      mailbox_key: '',
      subject: '',
      text_body: '',
      html_body: '',
      headers: '{}',
      priority: 2,
      next_attempt_at: 0,
      attempts: 1,
      reference: `ENQ-${seq % (count / 3)}`,
      created_at: seq,
    }))
    await db.insertInto('outbox').values(mails).execute()
  }
  await sql.raw('analyze').execute(db)
}

const found = (db: Db, text: string) =>
  selectMatching(db, 'subscribers', text).select(['id', 'name', 'seq']).orderBy('seq', 'desc').limit(26)

const questions: Record<string, (db: Db) => Compilable> = {
  'first page': (db) => found(db, ''),
  'search, a missing word': (db) => found(db, 'nosuchword'),
  'search, a missing and a common word': (db) => found(db, 'nosuchword example'),
  'search, a word of one row': (db) => found(db, `visitor${count >> 1}@`),
  'search, a word of every row': (db) => found(db, 'example'),
  'search, two common words': (db) => found(db, 'website example'),
  'search, two Korean syllables': (db) => found(db, '문의'),
  'search, one letter': (db) => found(db, 'z'),
  'search, a missing letter': (db) => found(db, 'q'),
  'search, among few of a status': (db) => found(db, 'example').where('status', '=', 'pending'),
  'LIKE in the address alone, a missing word': (db) =>
    db.selectFrom('subscribers').select('id').where('email', 'like', '%nosuchword%').limit(26),
  'mails about one record': (db) =>
    db.selectFrom('outbox').select('id').where('reference', '=', 'ENQ-7').orderBy('created_at', 'desc').limit(50),
  'mails of a rare status': (db) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'failed')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(26),
}

const ms = (value: number) => `${value.toFixed(2)} ms`
console.log(`${count.toLocaleString('en')} rows, Node ${process.version}, ${cpus().length} cores\n`)
for (const [dialect, url] of Object.entries(urls)) {
  const db = connect(url, { isPatient: true })
  await migrate(db, url)
  const began = performance.now()
  await fill(db)
  console.log(
    `| ${dialect}, filled in ${Math.round((performance.now() - began) / 1000)} s | median | slowest |\n|---|---|---|`,
  )
  for (const [name, question] of Object.entries(questions)) {
    const { sql: text, parameters } = question(db).compile()
    const took: number[] = []
    for (let n = 0; n < 21; n++) {
      const start = performance.now()
      await db.executeQuery(CompiledQuery.raw(text, [...parameters]))
      took.push(performance.now() - start)
    }
    took.sort((a, b) => a - b)
    console.log(`| ${name} | ${ms(took[10] ?? 0)} | ${ms(took[20] ?? 0)} |`)
  }
  await db.destroy()
}
server?.remove()
rmSync(folder, { recursive: true })
