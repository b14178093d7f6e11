// Lists deliveries for staff, and does what they decide about one.
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { type Cursor, countBy, type Page, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { DeliveryStatus, WebhookDelivery } from '#db/tables/webhooks.ts'
import { fresh } from './announce.server.ts'
import { deliveryStates } from './words.ts'

const listed = ['id', 'event', 'reference', 'status', 'attempts', 'created_at'] as const
export type DeliveryRow = Pick<WebhookDelivery, (typeof listed)[number]> & { target: string }
export type Delivery = WebhookDelivery & { target: string; isOn: number }

const withTarget = (db: Db) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_targets as target', 'target.id', 'delivery.target_id')

/** One page, newest first. */
export const listDeliveries = (db: Db, status?: DeliveryStatus, after?: Cursor): Promise<Page<DeliveryRow>> =>
  readPage(
    withTarget(db)
      .select(['delivery.id', 'delivery.event', 'delivery.reference', 'delivery.status', 'delivery.attempts'])
      .select(['delivery.created_at', 'target.name as target'])
      .$if(status !== undefined, (query) => query.where('delivery.status', '=', status ?? 'queued')),
    { by: ['delivery.created_at', 'delivery.id'], after },
  )

/** Few, because they are kept for some weeks only. */
export const countDeliveries = (db: Db) =>
  countBy(db.selectFrom('webhook_deliveries'), 'status', Object.keys(deliveryStates) as DeliveryStatus[])

export const findDelivery = async (db: Db, id: string): Promise<Delivery | null> =>
  (await withTarget(db)
    .selectAll('delivery')
    .select(['target.name as target', 'target.is_on as isOn'])
    .where('delivery.id', '=', id)
    .executeTakeFirst()) ?? null

const mayResend: readonly DeliveryStatus[] = ['held', 'sent', 'failed', 'discarded']
const mayGiveUp: readonly DeliveryStatus[] = ['queued', 'held', 'failed']

export const deliveryChoices = ({ status, isOn }: Pick<Delivery, 'status' | 'isOn'>) => ({
  resend: isOn === 1 && mayResend.includes(status),
  'give-up': mayGiveUp.includes(status),
})

/** With the same id, by which its receiver recognises it; not while its target is off. @returns whether it could be */
export const resendDelivery = (db: Db, id: string, by: By): Promise<boolean> =>
  decide(db, { id, verb: 'sent-again', from: mayResend, to: fresh(by.now), needsTarget: true }, by)

export const giveUpDelivery = (db: Db, id: string, by: By): Promise<boolean> =>
  decide(db, { id, verb: 'discarded', from: mayGiveUp, to: { status: 'discarded' } }, by)

type Decision = {
  id: string
  verb: 'sent-again' | 'discarded'
  from: readonly DeliveryStatus[]
  to: Partial<WebhookDelivery>
  /** Only while its target is on: otherwise it would wait unseen. */
  needsTarget?: true
}

function decide(db: Db, { id, verb, from, to, needsTarget }: Decision, by: By): Promise<boolean> {
  return mailTransaction(db, async (trx) => {
    const decided = await trx
      .updateTable('webhook_deliveries')
      .set(to)
      .where('id', '=', id)
      .where('status', 'in', from)
      .$if(needsTarget === true, (query) =>
        query.where('target_id', 'in', (e) => e.selectFrom('webhook_targets').select('id').where('is_on', '=', 1)),
      )
      .returning(['event', 'reference'])
      .executeTakeFirst()
    if (!decided) return false
    const reference = [decided.event, decided.reference].filter(Boolean).join(' ')
    await recordAudit(trx, { verb, kind: 'webhook-delivery', id, reference }, by)
    return true
  })
}
