// A copy of a person's data: JSON, a page that a browser shows, and the files, in one zip.

import { fileParts } from '#app/features/records/mail/files.server.ts'
import { streamZip, type ZipEntry } from '#app/http/stream-zip.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { escapeHtml } from '#app/mail/look/escape-html.ts'
import { once } from '#app/process/once.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { identifyPerson, type Person, type Row, rowsOf } from './find-person.server.ts'
import { columnsOf, type DeclaredTable, personalTables } from './personal-tables.ts'

/** The person's own copy leaves out what only colleagues read: their notes, drafts and log. */
type Reader = 'staff' | 'person'

type Fact = string | number | boolean | null | readonly Record<string, unknown>[]
type Facts = Record<string, Fact>
type Copied = { db: Db; person: Person; reader: Reader; now: number }

const exported = ['address', 'reference', 'name', 'phone', 'company', 'words', 'fact'] as const
/** With what says whose a row is. */
const everyFact = [...exported, 'mail', 'none'] as const
/** Tables that repeat what others say, or that say nothing without them. */
const repeated = [
  'kept_forms',
  'last_moves',
  'received_words',
  'reply_presence',
  'status_links',
  'data_links',
  'erasures',
]
const forStaff = ['audit_events', 'removed_records', 'reply_drafts']
const repeatedColumns = ['email_key', 'html_body', 'search_text', 'headers']
const staffColumns = ['spam_reasons', 'tags', 'detail']
/** Events of a timeline that its sender never sees. */
const staffEvents = ['note', 'assigned', 'corrected', 'merged', 'separated', 'settled', 'again', 'adopted', 'dismissed']

/** What one query reads: some of these rows have texts of many pages. */
const portion = 20
/** Each reads all about a person from the database. */
const mostAtOnce = 3
/** A reader who takes nothing for so long is gone. */
const goneMs = 120_000
/** When each copy that is being made was last read from. */
const beingMade = once('copies-of-people', () => new Map<string, number>())

/** The zip, made while it is read. `busy`: the same one, or as many as may be, are being made. */
export type PersonCopy = AsyncGenerator<Uint8Array> | 'busy'

/** @returns null when nothing is known about the address */
export async function findCopy(db: Db, address: string, reader: Reader, now: number): Promise<PersonCopy | null> {
  const copied = { db, person: await identifyPerson(db, address), reader, now }
  const { done: isEmpty } = await sectionsOf(copied, inJson).next()
  if (isEmpty) return null
  const name = `${reader} ${copied.person.key}`
  for (const [one, readAt] of beingMade) if (performance.now() - readAt > goneMs) beingMade.delete(one)
  const others = [...beingMade.keys()].filter((one) => one.startsWith(reader))
  if (others.includes(name) || others.length >= mostAtOnce) return 'busy'
  beingMade.set(name, performance.now())
  return untilRead(name, streamZip(entriesOf(copied), new Date(now)))
}

async function* untilRead(name: string, zip: AsyncGenerator<Uint8Array>) {
  try {
    for await (const chunk of zip) {
      beingMade.set(name, performance.now())
      yield chunk
    }
  } finally {
    beingMade.delete(name)
  }
}

/** For staff: recorded in the audit log, without the address. */
export async function exportPerson(db: Db, address: string, by: By): Promise<PersonCopy | null> {
  const copy = await findCopy(db, address, 'staff', by.now)
  if (copy && copy !== 'busy')
    await db.transaction().execute((trx) => recordAudit(trx, { verb: 'exported', kind: 'person' }, by))
  return copy
}

async function* entriesOf(copied: Copied): AsyncGenerator<ZipEntry> {
  yield { path: 'data.json', isText: true, read: () => bytesOf(jsonOf(copied)) }
  yield { path: 'data.html', isText: true, read: () => bytesOf(pageOf(copied)) }
  const { db, person, reader } = copied
  const files = personalTables.filter(({ table }) => table === 'received_files')
  let before = 0
  for (const table of files) {
    for await (const rows of rowsOf(db, person, table, { kinds: everyFact, portion })) {
      for (const row of rows.filter(isShown(person, table, reader))) {
        yield { path: pathOf(row, before), read: () => fileParts(db, String(row.id)) }
        before += 1
      }
    }
  }
}

async function* bytesOf(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}

const tablesFor = (reader: Reader) =>
  personalTables.filter(({ table }) => !repeated.includes(table) && !(reader === 'person' && forStaff.includes(table)))

async function* factsOf({ db, person, reader }: Copied, table: DeclaredTable): AsyncGenerator<Facts[]> {
  const isOfFiles = table.table === 'received_files'
  const portions =
    table.table === 'removed_records' ? [copiedRows(person)] : rowsOf(db, person, table, { kinds: everyFact, portion })
  let before = 0
  for await (const rows of portions) {
    const shown = rows.filter(isShown(person, table, reader))
    const first = before
    before += shown.length
    if (shown.length > 0)
      yield shown.map((row, index) => factsIn(row, table, reader, isOfFiles ? pathOf(row, first + index) : undefined))
  }
}

type Look = {
  open: (called: string, isFirst: boolean) => string
  row: (facts: Facts) => string
  between: string
  close: string
}

/** Each table with rows as a section, in portions. */
async function* sectionsOf(copied: Copied, { open, row, between, close }: Look): AsyncGenerator<string> {
  let isFirst = true
  for (const table of tablesFor(copied.reader)) {
    let isOpen = false
    for await (const rows of factsOf(copied, table)) {
      yield (isOpen ? between : open(table.called, isFirst)) + rows.map(row).join(between)
      isOpen = true
    }
    if (isOpen) yield close
    isFirst &&= !isOpen
  }
}

/** Notices to colleagues about the person repeat the person's own words. */
const isShown =
  ({ links }: Person, { table }: DeclaredTable, reader: Reader) =>
  (row: Row) => {
    if (table === 'outbox') return links.address.includes(String(row.to_address))
    if (reader === 'staff') return true
    if (table === 'record_events') return !staffEvents.includes(String(row.type))
    // A reply's draft has files that were never sent.
    return table !== 'received_files' || !String(row.received_id).startsWith('reply ')
  }

const copiedRows = ({ copies }: Person): Row[] =>
  copies.map(({ removedAt, content }) => ({ removed_at: removedAt, content: JSON.stringify(content) }))

const pathOf = ({ name }: Row, before: number) =>
  `files/${before + 1}-${String(name).replace(/[^\p{L}\p{N}._ -]/gu, '_')}`

function factsIn(row: Row, table: DeclaredTable, reader: Reader, path: string | undefined): Record<string, Fact> {
  // The interviews of a timeline are in its details.
  const ofStaff = staffColumns.filter((column) => column !== 'detail' || table.table !== 'record_events')
  const hidden = reader === 'person' ? [...repeatedColumns, ...ofStaff] : repeatedColumns
  const columns = columnsOf(table, ...exported).filter((column) => !hidden.includes(column))
  const facts = columns.flatMap((column) => {
    const stored = row[column] ?? null
    const value = isStoredMessage(column, row) ? inEnglish(stored) : stored
    return value === null || value === '' ? [] : [[column, isMoment(column, value) ? momentOf(value) : value] as const]
  })
  if (table.table === 'received_files' && path) facts.push(['file', path])
  if (table.table === 'removed_records') facts.push(['content', String(row.content)])
  return Object.fromEntries(facts)
}

/** The site's own words about a mail, a quarantine, a move or a discount. */
const isStoredMessage = (column: string, { type }: Row) =>
  ['last_error', 'reason', 'spam_reasons'].includes(column) ||
  (column === 'note' && ['received', 'status', 'adopted'].includes(String(type)))

/** The files are in English. */
const inEnglish = (stored: string | number | null) =>
  typeof stored === 'string' ? sayInEnglish(storedMessage(stored)) : stored

const isMoment = (column: string, value: string | number): value is number =>
  typeof value === 'number' && /(^at|_at|_by|_since|_until)$/.test(column) && value > 1e11

const momentOf = (value: number) => new Date(value).toISOString()

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}'

const inJson: Look = {
  open: (called, isFirst) => `${isFirst ? '' : ',\n'}{ "called": ${JSON.stringify(called)}, "rows": [\n`,
  row: (facts) => JSON.stringify(facts, null, 2),
  between: ',\n',
  close: '\n] }',
}

async function* jsonOf(copied: Copied): AsyncGenerator<string> {
  const { person, now } = copied
  yield `{ "address": ${JSON.stringify(person.key)}, "madeAt": "${momentOf(now)}", "data": [\n`
  yield* sectionsOf(copied, inJson)
  yield '\n] }\n'
}

const onPage: Look = {
  open: (called) => `<section><h2>${escapeHtml(called)}</h2>`,
  row: (facts) => `<article><dl>${Object.entries(facts).map(lineOf).join('')}</dl></article>`,
  between: '\n',
  close: '</section>\n',
}

async function* pageOf(copied: Copied): AsyncGenerator<string> {
  const title = `Data about ${escapeHtml(copied.person.key)}`
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>Made on ${momentOf(copied.now).slice(0, 10)}. Times are in UTC. data.json has the same for programs.</p>
`
  yield* sectionsOf(copied, onPage)
  yield '</body></html>\n'
}

function lineOf([column, value]: [string, Fact]) {
  const text = escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
  const shown = column === 'file' ? `<a href="${encodeURI(String(value))}">${text}</a>` : text
  return `<dt>${escapeHtml(labelOf(column))}</dt><dd dir="auto">${shown}</dd>`
}

/** Such as "Received at". */
const labelOf = (column: string) => capitalized(column).replaceAll('_', ' ')
