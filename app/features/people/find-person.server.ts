// Finds everything by which rows lead to a person, beginning with an address, and the address by a name or a phone number.
import { type RawBuilder, sql } from 'kysely'
import { emailKey } from '#app/forms/fields/rules.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Personal } from '#db/personal-data.ts'
import { normalizeText } from '#db/queries/normalize.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import { type Copy, copiesMentioning, isCopyOf } from './copies.server.ts'
import { columnsOf, type DeclaredTable, personalTables } from './personal-tables.ts'

const linkKinds = ['address', 'record', 'reference', 'subscriber', 'mail'] as const
type Link = (typeof linkKinds)[number]

export type Row = Record<string, string | number | null>

export type Person = {
  /** The folded address. */
  key: string
  /** The values by which rows are found. */
  links: Record<Link, string[]>
  phones: string[]
  /** Copies of their deleted records. */
  copies: Copy[]
  /** It is also the address of a staff account: mails to it are a colleague's. */
  isStaff: boolean
}

/** A phone number with fewer digits could be any number in a text. */
const fewestDigits = 7

/** The person as far as the database knows; the links are empty for an unknown address. */
export async function identifyPerson(db: Db, address: string): Promise<Person> {
  const key = emailKey(address)
  const isStaff =
    (await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst()) !== undefined
  const copies = (await copiesMentioning(db, [key])).filter((copy) => isCopyOf(copy, key))
  const person: Person = {
    key,
    links: { address: await spellingsOf(db, key), record: [], reference: [], subscriber: [], mail: [] },
    phones: [],
    copies,
    isStaff,
  }
  for (const { content } of copies) {
    for (const [table, rows] of Object.entries(content)) learn(person, table, rows)
  }
  // In the order of the tables, each of which may lead to further ones.
  for (const table of personalTables) {
    for await (const rows of rowsOf(db, person, table)) learn(person, table.table, rows)
  }
  return person
}

/** The spellings of the address in all tables. */
async function spellingsOf(db: Db, key: string): Promise<string[]> {
  if (key === '') return []
  // Databases fold only these letters alike.
  const probe = key
    .split(/[^a-z0-9@._+-]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  const found = new Set<string>()
  for (const { table, ...declared } of personalTables) {
    for (const column of columnsOf(declared, 'address')) {
      const { rows } = await sql<{ value: string }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)}
        where ${hasText(db, column, probe)}`.execute(db)
      for (const { value } of rows) if (emailKey(value) === key) found.add(value)
    }
  }
  return [...found]
}

/** A condition: the column has the text, which is in small letters. */
export const hasText = (db: Db, column: string, text: string): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`strpos(lower(${sql.ref(column)}), ${text}) > 0`
    : sql<boolean>`instr(lower(${sql.ref(column)}), ${text}) > 0`

/** The condition by which a table's rows are the person's; null where none can be. */
export function leadsTo({ key, links, isStaff }: Person, table: DeclaredTable): RawBuilder<boolean> | null {
  const conditions = linkKinds.flatMap((kind) => {
    if (kind === 'address' && table.table === 'outbox' && isStaff) return []
    const values = links[kind]
    if (values.length === 0) return []
    return columnsOf(table, kind).map((column) => sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`)
  })
  if (table.table === 'records' && key !== '') conditions.push(sql<boolean>`email_key = ${key}`)
  return conditions.length === 0 ? null : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Whatever leads further; never texts or files, which may be many. */
const leading: Personal[] = ['none', 'staff', 'phone', ...linkKinds]

/** Rows in portions, in the order in which they are stored. */
export async function* rowsOf(
  db: Db,
  person: Person,
  table: DeclaredTable,
  { kinds = leading, portion = 500 }: { kinds?: readonly Personal[]; portion?: number } = {},
): AsyncGenerator<Row[]> {
  const isTheirs = leadsTo(person, table)
  if (!isTheirs) return
  const columns = sql.join(columnsOf(table, ...kinds).map((column) => sql.ref(column)))
  const [key, typed] = isPostgres(db) ? [sql`ctid`, sql`::tid`] : [sql`rowid`, sql``]
  for (let after: string | number | null = null; ; ) {
    const isNext: RawBuilder<unknown> = after === null ? sql`` : sql`and ${key} > ${after}${typed}`
    const { rows }: { rows: (Row & { row_key: string | number })[] } = await sql<Row & { row_key: string | number }>`
      select ${key} as row_key, ${columns} from ${sql.table(table.table)} where ${isTheirs} ${isNext}
      order by ${key} limit ${portion}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < portion) return
    after = rows.at(-1)?.row_key ?? null
  }
}

/** Adds what these rows of a table say about the person. */
function learn(person: Person, table: string, rows: readonly Row[]) {
  const { links } = person
  const add = (list: string[], ...values: unknown[]) => {
    for (const value of values) if (typeof value === 'string' && value && !list.includes(value)) list.push(value)
  }
  for (const row of rows) {
    if (table === 'records') {
      add(links.record, row.id)
      add(links.reference, row.reference)
      // A CV belongs to the record itself.
      add(links.mail, row.id)
    }
    if (table === 'reply_drafts') add(links.mail, `reply ${row.record_id} ${row.user_id}`)
    if (table === 'subscribers') add(links.subscriber, row.id)
    if (table === 'received_mails' || table === 'outbox') add(links.mail, row.id)
    const { phone } = row
    if (typeof phone === 'string' && phone.replace(/\D/g, '').length >= fewestDigits) add(person.phones, phone)
  }
}

export type Named = { name: string; email: string }

/** The newest rows that are looked through, and the people that are listed. */
const mostRead = 200
const mostShown = 20

/**
 * Finds senders of records and readers of the newsletter by a name or a phone number, the newest first. People who only
 * mention the words are left out if somebody is called so.
 */
export async function findByName(db: Db, words: string): Promise<Named[]> {
  const records = await selectMatching(db, 'records', words)
    .select(['records.name', 'records.email'])
    .where('records.email', '!=', '')
    .orderBy('records.seq', 'desc')
    .limit(mostRead)
    .execute()
  const readers = await selectMatching(db, 'subscribers', words)
    .select(['subscribers.name', 'subscribers.email'])
    .where('subscribers.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('subscribers.seq', 'desc')
    .limit(mostRead)
    .execute()
  const found = new Map<string, Named>()
  for (const { name, email } of [...records, ...readers]) {
    if (!found.has(emailKey(email))) found.set(emailKey(email), { name: name ?? '', email })
  }
  const people = [...found.values()]
  const parts = folded(words).split(/\s+/)
  const named = people.filter(({ name }) => parts.every((part) => folded(name).includes(part)))
  return (named.length > 0 ? named : people).slice(0, mostShown)
}

const folded = (text: string) => normalizeText(text, 'NFKC').trim().toLowerCase()
