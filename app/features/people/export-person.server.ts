// A copy of a person's data: JSON, a page that a browser shows, and the files, in one zip.

import { strToU8, zipSync } from 'fflate'
import { capitalized } from '#app/languages/capitalized.ts'
import { escapeHtml } from '#app/mail/look/escape-html.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { columnsOf, type DeclaredTable, personalTables } from './declared.ts'
import { identifyPerson, type Person, type Row, rowsOf } from './find-person.server.ts'

/** The person's own copy leaves out what only colleagues read: their notes, drafts and log. */
type Reader = 'staff' | 'person'

type Fact = string | number | boolean | null | readonly Record<string, unknown>[]
type Section = { called: string; rows: Record<string, Fact>[] }
type File = { path: string; content: Buffer }
type PersonCopy = { sections: Section[]; files: File[] }

const exported = ['address', 'reference', 'name', 'phone', 'words', 'fact'] as const
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
const staffEvents = ['note', 'assigned', 'corrected', 'settled', 'again', 'adopted', 'dismissed']

/** @returns the zip; null when nothing is known about the address */
export async function findCopy(
  db: Db,
  address: string,
  reader: Reader,
  now: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const person = await identifyPerson(db, address)
  const { sections, files } = await copyOf(db, person, reader)
  if (sections.length === 0) return null
  const data = { address: person.key, madeAt: new Date(now).toISOString(), data: sections }
  return Buffer.from(
    zipSync(
      {
        'data.json': strToU8(JSON.stringify(data, null, 2)),
        'data.html': strToU8(pageOf(person.key, sections, now)),
        ...Object.fromEntries(files.map(({ path, content }) => [path, new Uint8Array(content)])),
      },
      { mtime: new Date(now) },
    ),
  )
}

/** For staff: recorded in the audit log, without the address. */
export async function exportPerson(db: Db, address: string, by: By): Promise<Buffer<ArrayBuffer> | null> {
  const copy = await findCopy(db, address, 'staff', by.now)
  if (copy) await db.transaction().execute((trx) => recordAudit(trx, { verb: 'exported', kind: 'person' }, by))
  return copy
}

async function copyOf(db: Db, person: Person, reader: Reader): Promise<PersonCopy> {
  const sections: Section[] = []
  const files: File[] = []
  for (const table of personalTables) {
    if (repeated.includes(table.table) || (reader === 'person' && forStaff.includes(table.table))) continue
    const rows =
      table.table === 'removed_records'
        ? copiedRows(person)
        : (await rowsOf(db, person, table)).filter(isShown(person, table, reader))
    if (table.table === 'received_files') files.push(...filesIn(rows, files.length))
    const shown = rows.map((row, index) => factsIn(row, table, reader, files[index]?.path))
    if (shown.length > 0) sections.push({ called: table.called, rows: shown })
  }
  return { sections, files }
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

function filesIn(rows: readonly Row[], before: number): File[] {
  return rows.map(({ name, content }, index) => ({
    path: `files/${before + index + 1}-${String(name).replace(/[^\p{L}\p{N}._ -]/gu, '_')}`,
    content: Buffer.from(String(content ?? ''), 'base64'),
  }))
}

function factsIn(row: Row, table: DeclaredTable, reader: Reader, path: string | undefined): Record<string, Fact> {
  // The interviews of a timeline are in its details.
  const ofStaff = staffColumns.filter((column) => column !== 'detail' || table.table !== 'record_events')
  const hidden = reader === 'person' ? [...repeatedColumns, ...ofStaff] : repeatedColumns
  const columns = columnsOf(table, ...exported).filter((column) => !hidden.includes(column))
  const facts = columns.flatMap((column) => {
    const value = row[column] ?? null
    return value === null || value === '' ? [] : [[column, isMoment(column, value) ? momentOf(value) : value] as const]
  })
  if (table.table === 'received_files' && path) facts.push(['file', path])
  if (table.table === 'removed_records') facts.push(['content', String(row.content)])
  return Object.fromEntries(facts)
}

const isMoment = (column: string, value: string | number): value is number =>
  typeof value === 'number' && /(^at|_at|_by|_since|_until)$/.test(column) && value > 1e11

const momentOf = (value: number) => new Date(value).toISOString()

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}'

function pageOf(address: string, sections: readonly Section[], now: number): string {
  const title = `Data about ${escapeHtml(address)}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>Made on ${momentOf(now).slice(0, 10)}. Times are in UTC. data.json has the same for programs.</p>
${sections.map(sectionOf).join('\n')}
</body></html>
`
}

const sectionOf = ({ called, rows }: Section) =>
  `<section><h2>${escapeHtml(called)}</h2>${rows.map((row) => `<article><dl>${Object.entries(row).map(lineOf).join('')}</dl></article>`).join('\n')}</section>`

function lineOf([column, value]: [string, Fact]) {
  const text = escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
  const shown = column === 'file' ? `<a href="${encodeURI(String(value))}">${text}</a>` : text
  return `<dt>${escapeHtml(labelOf(column))}</dt><dd dir="auto">${shown}</dd>`
}

/** Such as "Received at". */
const labelOf = (column: string) => capitalized(column).replaceAll('_', ' ')
