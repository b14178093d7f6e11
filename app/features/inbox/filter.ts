// The views of the inbox and its other filters.
import type { OfficeId } from '#app/content/company/offices.ts'
import { kindNames } from '#app/features/records/kinds.ts'
import { isStatus, statusesOf, statusLabel } from '#app/features/records/statuses.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'

export const views = {
  todo: 'To answer',
  overdue: 'Overdue',
  unread: 'Unread',
  mine: 'Mine',
  answered: 'Answered',
  snoozed: 'Snoozed',
  done: 'Done',
  spam: 'Spam',
  all: 'All',
} as const

export type View = keyof typeof views
export const isView = (value: string): value is View => Object.hasOwn(views, value)

export type Status = RecordRow['status']

/** The assignee filter's value for unassigned records. */
export const nobody = 'nobody'

export type InboxFilter = {
  view: View
  kind?: RecordKind
  status?: Status
  office?: OfficeId
  /** A user's id, or the value for unassigned. */
  assignee?: string
  /** Received at or after `from` and before `until`. */
  from?: number
  until?: number
  /** Leaves out what is closed. */
  isOpen?: boolean
  search: string
}

/** The member of staff who reads the inbox, and the time. */
export type InboxReader = { userId: string; kinds: readonly RecordKind[]; now: number }

/** The statuses of all kinds, without repeats. */
export const allStatuses: readonly (readonly [Status, Phrase])[] = [
  ...new Map(
    kindNames.flatMap((kind) => statusesOf(kind).map((status) => [status, statusLabel(kind, status)] as const)),
  ),
]

/** The kinds that can appear in the list with this filter. */
export const kindsIn = ({ kind, status }: Pick<InboxFilter, 'kind' | 'status'>, readable: readonly RecordKind[]) =>
  readable.filter((known) => (!kind || known === kind) && (!status || isStatus(known, status)))

/** Open records come in the order in which answers or appointments are due; searches and closed records newest first. */
export const isByPromise = ({ view, search }: Pick<InboxFilter, 'view' | 'search'>) =>
  !search && !['done', 'spam', 'all'].includes(view)
