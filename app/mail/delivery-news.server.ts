// Records what the mail service reports about sent mails. Reports come late, twice and in any order: the worst wins.
import type { Trx } from '#db/schema.ts'
import type { MailStatus, OutboxMail } from '#db/tables/mail.ts'

export type DeliveryNews = 'delivered' | 'delayed' | 'bounced' | 'complained' | 'failed'

type NewsOfMail = {
  news: DeliveryNews
  /** Our id, from the mail's tag. The service's own id is below. */
  mailId: string | undefined
  providerId: string
  /** The Message-ID as sent. */
  messageId: string | null
  /** The service's description, on one line. */
  detail: string | null
}

const underWay: MailStatus[] = ['queued', 'sending', 'sent', 'unknown']

/** The states that each report replaces. */
const replaced: Record<DeliveryNews, MailStatus[]> = {
  delivered: underWay,
  delayed: underWay,
  failed: underWay,
  bounced: [...underWay, 'delivered'],
  complained: [...underWay, 'delivered', 'bounced'],
}

/** @returns the mail, and whether its state changed; undefined when it is not one of ours */
export async function recordDeliveryNews(
  trx: Trx,
  { news, mailId, providerId, messageId, detail }: NewsOfMail,
  now: number,
): Promise<{ mail: OutboxMail; isNews: boolean } | undefined> {
  const stored = await trx
    .selectFrom('outbox')
    .selectAll()
    .where((e) =>
      mailId ? e.or([e('id', '=', mailId), e('provider_id', '=', providerId)]) : e('provider_id', '=', providerId),
    )
    .executeTakeFirst()
  if (!stored) return undefined
  const status = news === 'delayed' ? stored.status : news
  const updated = await trx
    .updateTable('outbox')
    .set((e) => ({
      status,
      locked_until: null,
      provider_id: providerId,
      last_error: detail,
      message_id: messageId ?? stored.message_id,
      sent_at: e.fn.coalesce('sent_at', e.val(now)),
    }))
    .where('id', '=', stored.id)
    .where('status', 'in', replaced[news])
    .returningAll()
    .executeTakeFirst()
  return { mail: updated ?? stored, isNews: updated !== undefined }
}
