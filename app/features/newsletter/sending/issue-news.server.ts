// What the mail service reports about an issue's mails. Reports come late, twice and in any order: the worst wins.
import type { DeliveryNews } from '#app/mail/delivery-news.server.ts'
import { suppressAddress } from '#app/mail/suppressions.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import type { Trx } from '#db/schema.ts'
import type { RecipientState } from '#db/tables/issues.ts'
import { complainAboutIssue, loseSubscriber } from '../lost-subscriber.server.ts'
import { pauseIfUnhealthy } from './health.server.ts'

type IssueNews = {
  /** From the tags of the mail. */
  issueId: string
  n: number
  news: DeliveryNews
  /** In the service's words, on one line. */
  detail: string | null
  /** True for an address that can never be reached; false for a full mailbox, for example. */
  isForGood: boolean
}

const underWay: RecipientState[] = ['batched', 'accepted', 'unknown']

/** The states that each report replaces. */
const replaced: Record<Exclude<DeliveryNews, 'delayed'>, RecipientState[]> = {
  delivered: underWay,
  failed: underWay,
  bounced: [...underWay, 'delivered'],
  complained: [...underWay, 'delivered', 'bounced'],
}

/** A complaint about an issue ends the newsletter only: invitations and links that the person asks for still arrive. */
export async function takeIssueNews(trx: Trx, { issueId, n, news, detail, isForGood }: IssueNews, now: number) {
  if (news === 'delayed') return
  const moved = await trx
    .updateTable('newsletter_recipients')
    .set({ state: news, reason: news === 'delivered' ? null : detail, changed_at: now })
    .where('issue_id', '=', issueId)
    .where('n', '=', n)
    .where('state', 'in', replaced[news])
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!moved) return
  if (news === 'complained') await complainAboutIssue(trx, moved.subscriber_id, now)
  if (news === 'bounced' && isForGood) await loseAddress(trx, moved.subscriber_id, detail, now)
  if (news !== 'delivered') await pauseIfUnhealthy(trx, issueId)
}

async function loseAddress(trx: Trx, subscriberId: string, detail: string | null, now: number) {
  const subscriber = await trx
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', subscriberId)
    .executeTakeFirst()
  if (!subscriber?.email) return
  const { email } = subscriber
  const mail = { id: null, to_address: email, mailbox_key: mailboxKey(email) }
  await suppressAddress(trx, mail, { reason: 'bounced', detail }, now)
  await loseSubscriber(trx, email, 'bounced', now)
}
