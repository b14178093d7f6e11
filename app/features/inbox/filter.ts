// The views of the inbox, and what else it can be narrowed to.
import type { OfficeId } from '#app/content/company/offices.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { isStatus, statusesOf, statusLabel } from '#app/features/records/statuses.ts'
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

/** The assignee of what is nobody's. */
export const nobody = 'nobody'

export type InboxFilter = {
  view: View
  kind?: RecordKind
  status?: Status
  office?: OfficeId
  /** A user's id, or `nobody`. */
  assignee?: string
  /** Came from this moment on, and before that one. */
  from?: number
  until?: number
  search: string
}

/** Who asks, and when. */
export type InboxReader = { userId: string; kinds: readonly RecordKind[]; now: number }

const kinds = Object.keys(recordKinds) as RecordKind[]

/** Of all kinds, each once. */
export const allStatuses: readonly (readonly [Status, string])[] = [
  ...new Map(kinds.flatMap((kind) => statusesOf(kind).map((status) => [status, statusLabel(kind, status)] as const))),
]

/** The kinds of which some record can be in the list at all. */
export const kindsIn = ({ kind, status }: Pick<InboxFilter, 'kind' | 'status'>, readable: readonly RecordKind[]) =>
  readable.filter((known) => (!kind || known === kind) && (!status || isStatus(known, status)))

/** What is open is read in the order in which answers are due; what is searched or done, newest first. */
export const isByPromise = ({ view, search }: Pick<InboxFilter, 'view' | 'search'>) =>
  !search && !['done', 'spam', 'all'].includes(view)
