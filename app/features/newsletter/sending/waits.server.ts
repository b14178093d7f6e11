// What an issue that is scheduled or being sent waits for.
import type { Say } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import type { Db } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'

export type Wait =
  | { for: 'time'; at: number }
  | { for: 'mail service' }
  /** @property title of an issue that is still being sent */
  | { for: 'issue'; title: string }
  /** The job looks every few seconds. */
  | { for: 'turn' }
  /** After trouble of the mail service, in its words or the reader’s. */
  | { for: 'retry'; at: number; error: string }
  /** The mails that are left leave as fast as the mail service allows. */
  | { for: 'pace'; left: number }

type Waiting = Pick<IssueRow, 'id' | 'status' | 'send_at'>

/** One entry for each of these issues that waits; a paused one has its reason in the issue itself. */
export async function waitsOf(
  db: Db,
  issues: readonly Waiting[],
  { hasMailService, now, say }: { hasMailService: boolean; now: number; say: Say },
): Promise<ReadonlyMap<string, Wait>> {
  const waiting = issues.filter(({ status }) => ['scheduled', 'preparing', 'sending'].includes(status))
  if (waiting.length === 0) return new Map()
  const ids = waiting.map(({ id }) => id)
  const [running, retries, left] = await Promise.all([
    listRunning(db),
    db
      .selectFrom('newsletter_batches')
      .select(['issue_id', 'next_attempt_at', 'error'])
      .where('issue_id', 'in', ids)
      .where('state', '=', 'open')
      .where('error', 'is not', null)
      .where('next_attempt_at', '>', now)
      .orderBy('next_attempt_at', 'desc')
      .execute(),
    db
      .selectFrom('newsletter_counts')
      .select((e) => ['issue_id', e.fn.sum<number>('count').as('count')])
      .where('issue_id', 'in', ids)
      .where('state', 'in', ['queued', 'batched'])
      .groupBy('issue_id')
      .execute(),
  ])
  return new Map(
    waiting.map(({ id, status, send_at }): [string, Wait] => {
      if (status === 'scheduled' && Number(send_at) > now) return [id, { for: 'time', at: Number(send_at) }]
      if (!hasMailService) return [id, { for: 'mail service' }]
      const own = running.findIndex((issue) => issue.id === id)
      const [first] = own < 0 ? running : running.slice(0, own)
      if (first) return [id, { for: 'issue', title: first.title }]
      if (own < 0) return [id, { for: 'turn' }]
      const retry = retries.findLast(({ issue_id }) => issue_id === id)
      if (retry) {
        const error = say(storedMessage(retry.error ?? ''))
        return [id, { for: 'retry', at: Number(retry.next_attempt_at), error }]
      }
      return [id, { for: 'pace', left: Number(left.find(({ issue_id }) => issue_id === id)?.count ?? 0) }]
    }),
  )
}

/** In the order in which they are sent: each waits for those before it. */
export const listRunning = (db: Db): Promise<Pick<IssueRow, 'id' | 'title'>[]> =>
  db
    .selectFrom('newsletter_issues')
    .select(['id', 'title'])
    .where('status', 'in', ['preparing', 'sending'])
    .orderBy('send_at')
    .execute()
