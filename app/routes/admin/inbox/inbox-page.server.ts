// Loads one page of the inbox for its address.
import { offices } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { countSpamHits, countViews } from '#app/features/inbox/counts.server.ts'
import { exportRecords } from '#app/features/inbox/export.server.ts'
import { isByPromise } from '#app/features/inbox/filter.ts'
import { type InboxRow, listByReference, listInbox, walkInbox } from '#app/features/inbox/inbox.server.ts'
import { isMergeable } from '#app/features/records/merge.server.ts'
import { listDraftAuthors } from '#app/features/records/reply/draft.server.ts'
import { listTags } from '#app/features/records/tags/tags-in-use.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { cursorOf } from '#app/routes/admin/shared/list-params.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { recordExport } from '#db/audit.ts'
import type { Page } from '#db/queries/page.ts'
import { firstWords } from './first-words.ts'
import { filterOf, inboxUrl, readerOf, readInboxQuery } from './query.ts'

export async function readInboxPage(request: Request, staff: Staff, now: number) {
  const reader = readerOf(staff, now)
  const [counts, tagsInUse, { query, after, ...found }] = await Promise.all([
    countViews(db, reader),
    can(staff.role, 'inbox.write') ? listTags(db, reader.kinds) : [],
    findPage(new URL(request.url).searchParams, staff, now),
  ])
  const hasNone = found.rows.length === 0 && query.search && query.view !== 'spam'
  return {
    query,
    counts,
    now,
    kinds: reader.kinds,
    tagsInUse,
    offices: offices.map(({ id, title }) => [id, title] as const),
    rows: await shownRows(found.rows, staff),
    spamHits: hasNone ? await countSpamHits(db, query.search, reader) : 0,
    first: after ? inboxUrl(query) : null,
    more: found.next ? inboxUrl(query, found.next) : null,
  }
}

/** The records on the page of the inbox with this query. */
export async function findPage(params: URLSearchParams, staff: Staff, now: number) {
  const [query, reader] = [readInboxQuery(params), readerOf(staff, now)]
  const after = cursorOf(params, isByPromise(query) ? ['number', 'number'] : ['number'])
  const named = query.search ? await listByReference(db, query.search, reader) : []
  const page: Page<InboxRow> =
    named.length > 0 ? { rows: named, next: null } : await listInbox(db, filterOf(query, staff), reader, { after })
  return { query, after, ...page }
}

export type ShownRow = Awaited<ReturnType<typeof shownRows>>[number]

export async function shownRows(rows: readonly InboxRow[], reader: Staff) {
  const references = rows.map(({ reference }) => reference)
  const authors = await listDraftAuthors(db, references)
  const people = rows.map((row) => (isMergeable(row) && row.email ? emailKey(row.email) : ''))
  return rows.map(({ seq, message, email, office, merged_into, ...row }, index) => ({
    ...row,
    /** The same number for enquiries of one person that can be merged; null for others. */
    person:
      people[index] && people.indexOf(people[index]) !== people.lastIndexOf(people[index])
        ? people.indexOf(people[index])
        : null,
    line: firstWords(message ?? ''),
    /** The authors of drafts; null is the reader. */
    drafts: authors
      .filter(({ reference }) => reference === row.reference)
      .map(({ id, name }) => (id === reader.id ? null : name)),
  }))
}

/** The records of the filtered inbox, for its downloads. */
export async function exportInbox({ request, staff, now, by }: Asked) {
  const query = readInboxQuery(new URL(request.url).searchParams)
  const { search, view, kind = '', status = '', office = '' } = query
  await recordExport(db, { kind: 'inbox', detail: { view, kind, status, office, search: Boolean(search) } }, by)
  return exportRecords(db, walkInbox(db, filterOf(query, staff), readerOf(staff, now)))
}
