// The inbox's filters in the address. A record's page carries the same query, to return to its list.
import { officeIds } from '#app/content/company/offices.ts'
import {
  allStatuses,
  type InboxFilter,
  type InboxReader,
  isView,
  nobody,
  type Status,
  type View,
} from '#app/features/inbox/filter.ts'
import { readableKinds, recordKinds } from '#app/features/records/kinds.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { filterParams, listPath, periodOf, searchOf } from '#app/routes/admin/shared/list-params.ts'
import type { Cursor } from '#db/queries/page.ts'
import type { RecordKind } from '#db/tables/records.ts'

export const inboxPath = '/dashboard/inbox'

export const viewsPath = `${inboxPath}/views`

export const inboxCrumb = { label: 'Inbox', href: inboxPath } as const

export type InboxQuery = Omit<InboxFilter, 'from' | 'until' | 'isOpen'> & {
  /** Calendar days. */
  from?: string
  to?: string
  /** It is not the inbox's, but the page that lists the records of this kind. */
  page?: RecordKind
}

const kinds: readonly RecordKind[] = ['enquiry', 'application']

/** Ignores unknown values. */
export function readInboxQuery(params: URLSearchParams): InboxQuery {
  const given = (name: string) => params.get(name) ?? ''
  const { oneOf, dayIn } = filterParams(params)
  const search = searchOf(params)
  const status = allStatuses.find(([known]) => known === given('status'))?.[0]
  const [view, assignee] = [given('view'), given('assignee')]
  return {
    view: isView(view) ? view : defaultView(search, status),
    kind: oneOf('kind', kinds) || undefined,
    status,
    office: oneOf('office', officeIds) || undefined,
    assignee: assignee === nobody || /^[0-9a-f-]{36}$/.test(assignee) ? assignee : undefined,
    from: dayIn('from') || undefined,
    to: dayIn('to') || undefined,
    search,
  }
}

/** A search covers all records; without one, the inbox starts with those to answer. */
function defaultView(search: string, status?: Status): View {
  if (status === 'spam') return 'spam'
  return search || status ? 'all' : 'todo'
}

/** The query's fields under their names in the address. */
export const inboxValues = ({ search, ...fields }: InboxQuery) => ({ ...fields, q: search })

/** Narrowed by a search or a filter, not only by its view. */
export const isFiltered = ({ view: _, ...narrowed }: InboxQuery) => Object.values(narrowed).some(Boolean)

export const inboxUrl = (query: InboxQuery, after?: Cursor) => listPath(inboxPath, inboxValues(query), after)

/** The page of the list. */
export function listUrl(list: InboxQuery): string {
  const { page, view, status, search } = list
  if (!page) return inboxUrl(list)
  return listPath(recordKinds[page].path, { status: status ?? (view === 'all' ? undefined : view), q: search })
}

/** The list from which a record's page was opened, or beside which its reply is written; null if there is none. */
export function listOf(request: Request): InboxQuery | null {
  const params = new URL(request.url).searchParams
  const text = params.get('list') || params.get('beside')
  if (text === null || text === '') return null
  const list = new URLSearchParams(text.slice(0, 1000))
  return { ...readInboxQuery(list), page: kinds.find((kind) => kind === list.get('page')) }
}

/** For a reply that is written beside the list, whose address has this query. */
export const besideQuery = (query: string) => `?${new URLSearchParams({ beside: query.slice(1) || 'view=todo' })}`

/** The page of the list beside which a reply is written; null for one on its record's own page. */
export function besideOf(request: Request): string | null {
  const text = new URL(request.url).searchParams.get('beside')
  return text ? `${inboxPath}?${new URLSearchParams(text.slice(0, 1000))}` : null
}

/** A record's address, with the list so that its page links to the next record. */
export const inList = (path: string, list: InboxQuery | null) => (list ? path + listQuery(list) : path)

export const listQuery = (list: InboxQuery) => `?${new URLSearchParams({ list: inboxUrl(list).split('?')[1] ?? '' })}`

export function filterOf({ from, to, page: _, ...query }: InboxQuery, { timeZone }: Staff): InboxFilter {
  return {
    ...query,
    ...periodOf({ from, to }, timeZone),
  }
}

export const readerOf = ({ id, role }: Staff, now: number): InboxReader => ({
  userId: id ?? '',
  now,
  kinds: readableKinds(role),
})
