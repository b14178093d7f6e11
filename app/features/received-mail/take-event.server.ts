// Stores a webhook's event together with its consequences, exactly once.
import { answerLost, newestReply, tellOfSender } from '#app/features/records/ask-again.server.ts'
import { changeRecord } from '#app/features/records/change-record.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { remainingReference } from '#app/features/records/merged.server.ts'
import type { NoticeTo } from '#app/features/records/notices.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { type DeliveryNews, recordDeliveryNews } from '#app/mail/delivery-news.server.ts'
import type { MailEnvelope } from '#app/mail/incoming/received-mail.server.ts'
import type { MailEvent, SignedEvent } from '#app/mail/incoming/webhook.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { replyUndelivered } from '#app/mail/messages/staff/visitor-news.ts'
import { suppressAddress } from '#app/mail/suppressions.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { OutboxMail, SuppressionReason } from '#db/tables/mail.ts'

/** The actions of other features in the same transaction. */
type EventHooks = {
  /** The address can no longer be reached, or must not be. */
  onLost: (trx: Trx, address: string, reason: SuppressionReason, now: number) => Promise<void>
  /** A received mail is ready to be fetched. */
  onReceived: (trx: Trx, mail: MailEnvelope, now: number) => Promise<void>
  /** News of a mail of a newsletter issue, which is not in the outbox. */
  onIssueNews: (trx: Trx, news: IssueNews, now: number) => Promise<void>
}

type IssueNews = {
  issueId: string
  /** Which of the issue's mails. */
  n: number
  news: DeliveryNews
  detail: string | null
  /** True if the address can never be reached. */
  isForGood: boolean
}

const newsOf: Record<string, DeliveryNews> = {
  'email.delivered': 'delivered',
  'email.delivery_delayed': 'delayed',
  'email.bounced': 'bounced',
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
  'email.failed': 'failed',
}

export function takeEvent(db: Db, { id, event }: SignedEvent, now: number, hooks: EventHooks): Promise<void> {
  return mailTransaction(db, async (trx) => {
    const isFirst = await trx
      .insertInto('webhook_events')
      .values({ id, type: event.type.slice(0, 100), received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isFirst) return
    const { email_id } = event.data
    if (event.type === 'email.received' && email_id) await hooks.onReceived(trx, envelopeOf(email_id, event), now)
    const news = newsOf[event.type]
    if (news && email_id) await takeNews(trx, news, event, now, hooks)
  })
}

const envelopeOf = (providerId: string, { data }: MailEvent): MailEnvelope => ({
  providerId,
  from: data.from ?? '',
  to: [...data.to, ...data.cc, ...data.received_for],
  subject: data.subject ?? '',
})

async function takeNews(trx: Trx, news: DeliveryNews, { data }: MailEvent, now: number, hooks: EventHooks) {
  const detail = detailOf(news, data)
  // A temporary failure, such as a full mailbox, does not suppress the address.
  const isForGood = news === 'bounced' && data.bounce?.type !== 'Transient'
  const { issue, n } = data.tags ?? {}
  if (issue && n && /^\d{1,9}$/.test(n)) {
    return hooks.onIssueNews(trx, { issueId: issue, n: Number(n), news, detail, isForGood }, now)
  }
  const found = await recordDeliveryNews(
    trx,
    {
      news,
      detail,
      mailId: data.tags?.mail,
      providerId: data.email_id ?? '',
      messageId: data.message_id ?? null,
    },
    now,
  )
  if (!found?.isNews) return
  const { mail } = found
  if (news === 'bounced' || news === 'complained' || news === 'failed') await tellRecord(trx, mail, now)
  if (isForGood || news === 'complained') {
    await suppressAddress(trx, mail, { reason: news, detail }, now)
    await hooks.onLost(trx, mail.to_address, news, now)
  }
}

function detailOf(news: DeliveryNews, { bounce, failed }: MailEvent['data']): string | null {
  if (news === 'bounced') return bounce?.message ?? 'The email bounced.'
  if (news === 'complained') return 'The recipient reported the email as spam.'
  if (news === 'failed') return failed?.reason ?? 'The email service couldn’t send it.'
  return news === 'delayed' ? 'The mailbox isn’t responding yet. The email service will try again.' : null
}

/**
 * A record whose newest reply did not arrive waits for an answer again. The version stays: news of a mail does not
 * invalidate a decision that staff are about to take on its record.
 */
async function tellRecord(trx: Trx, { id, reference: sent, last_error }: OutboxMail, now: number) {
  const kind = sent === null ? null : kindOf(sent)
  if (!kind || sent === null) return
  const reference = await remainingReference(trx, sent)
  let isAnswer = false
  const outcome = await changeRecord(trx, { kind, reference }, { actor: theSite, now }, async (record) => {
    isAnswer = (await newestReply(trx, record))?.mail_id === id
    return {
      reading: 'unread',
      ...(isAnswer ? await answerLost(trx, record, now) : {}),
      events: [{ type: 'undelivered', mail_id: id, note: last_error }],
      keepsVersion: true,
    }
  })
  if (!isAnswer || !outcome.ok) return
  const { record } = outcome
  const notice: NoticeTo = (reader) => replyUndelivered({ ...record, path: recordPath(record) }, last_error, reader)
  await tellOfSender(trx, record, notice, now)
}
