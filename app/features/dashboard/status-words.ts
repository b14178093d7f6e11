// The statuses of what activity tells of, in words.
import { drawn } from '#app/languages/message.ts'
import type { Message, Phrase, Say } from '#app/languages/phrases.server.ts'
import type { PostsTable } from '#db/tables/blog.ts'
import type { RecordKind, SignupStatus, StatusOf } from '#db/tables/records.ts'

type Status = StatusOf<RecordKind> | SignupStatus | PostsTable['status'] | 'restored' | 'trash'

const labels: Record<Status, Phrase> = {
  new: 'New',
  in_progress: 'In progress',
  completed: 'Completed',
  spam: 'Spam',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  restored: 'Restored',
  trash: 'Trash',
}

const isStatus = (code: string): code is keyof typeof labels => Object.hasOwn(labels, code)

/** An unknown status, which an older release may have stored, stays as it is. */
export function statusLabel(status: string): Message {
  const code = status.replaceAll(' ', '_')
  return isStatus(code) ? labels[code] : drawn(status)
}

/** Within a sentence: such as "in progress" for in_progress. */
export const statusWord = (status: string, say: Say): string => say(statusLabel(status)).toLowerCase()
