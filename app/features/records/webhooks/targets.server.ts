// The targets: where they lead, what they are told, and their secrets.

import { createHmac, randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { WebhookTarget } from '#db/tables/webhooks.ts'
import { queueTest } from './announce.server.ts'
import type { NewTargetInput, TargetInput } from './schema.ts'

const [addressPurpose, secretPurpose] = ['webhook-address', 'webhook-secret']

export type ListedTarget = Omit<WebhookTarget, 'sealed_address' | 'sealed_secret'>
const listed = [
  'id',
  'kind',
  'name',
  'host',
  'events',
  'has_personal',
  'is_on',
  'failing_since',
  'created_at',
  'version',
] as const

/** Newest first. */
export const listTargets = (db: Db): Promise<ListedTarget[]> =>
  db
    .selectFrom('webhook_targets')
    .select(listed)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export const findTarget = async (db: Db, id: string): Promise<ListedTarget | null> =>
  (await db.selectFrom('webhook_targets').select(listed).where('id', '=', id).executeTakeFirst()) ?? null

/** Null where they were encrypted with a SESSION_SECRET that is gone. */
export function openTarget({ id, sealed_address, sealed_secret }: WebhookTarget) {
  const address = decrypt(addressPurpose, id, sealed_address)
  const secret = sealed_secret === null ? null : decrypt(secretPurpose, id, sealed_secret)
  return address === null || (sealed_secret !== null && secret === null) ? null : { address, secret }
}

/** @returns the signing secret, which cannot be read again; null for Slack */
export function addTarget(db: Db, { kind, address, ...chosen }: NewTargetInput, by: By) {
  return db.transaction().execute(async (trx) => {
    const id = newId()
    const secret = kind === 'webhook' ? newSecret() : null
    const sealed_secret = secret && encrypt(secretPurpose, id, secret)
    const place = { host: address.host, sealed_address: encrypt(addressPurpose, id, address.href), sealed_secret }
    const made = { is_on: 1, failing_since: null, created_at: by.now, version: 1 }
    await trx
      .insertInto('webhook_targets')
      .values({ id, kind, ...place, ...columnsOf(chosen), ...made })
      .execute()
    await recordAudit(
      trx,
      { verb: 'created', ...named({ id, name: chosen.name }), detail: { kind, host: place.host, ...sentTo(chosen) } },
      by,
    )
    return { id, secret }
  })
}

const columnsOf = ({ name, events, hasPersonal }: Pick<TargetInput, 'name' | 'events' | 'hasPersonal'>) => ({
  name,
  events: events.join(','),
  has_personal: hasPersonal ? 1 : 0,
})

/** For the audit log: what leaves the site. */
const sentTo = ({ events, hasPersonal }: Pick<TargetInput, 'events' | 'hasPersonal'>) => ({
  'with the record': hasPersonal,
  events: events.join(', '),
})

const named = ({ id, name }: { id: string; name: string }) => ({ kind: 'webhook' as const, id, reference: name })

/** @returns false when another change came first */
export function changeTarget(db: Db, id: string, { version, isOn, ...chosen }: TargetInput, by: By): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('webhook_targets')
      .set({ ...columnsOf(chosen), is_on: isOn ? 1 : 0, version: version + 1 })
      // A target that is switched on again gets time to prove itself.
      .$if(isOn, (query) => query.set({ failing_since: null }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    if (!isOn) await holdQueued(trx, id)
    const detail = { switchedOn: isOn, ...sentTo(chosen) }
    await recordAudit(trx, { verb: 'changed', ...named({ id, name: chosen.name }), detail }, by)
    return true
  })
}

/** Deliveries to a target that is off: staff decide. */
export const holdQueued = (trx: Trx, target: string) =>
  trx
    .updateTable('webhook_deliveries')
    .set({ status: 'held' })
    .where('target_id', '=', target)
    .where('status', '=', 'queued')
    .execute()

/** @returns the new secret; null for a target without one */
export function renewSecret(db: Db, id: string, by: By): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const secret = newSecret()
    const renewed = await trx
      .updateTable('webhook_targets')
      .set((e) => ({ sealed_secret: encrypt(secretPurpose, id, secret), version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('kind', '=', 'webhook')
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!renewed) return null
    await recordAudit(trx, { verb: 'secret-renewed', ...named(renewed) }, by)
    return secret
  })
}

/** With everything that was delivered to it. */
export function deleteTarget(db: Db, id: string, by: By): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('webhook_targets')
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!deleted) return false
    await recordAudit(trx, { verb: 'deleted', ...named(deleted) }, by)
    return true
  })
}

/** Also for a target that is off. @returns the delivery's id; null for an unknown target */
export function testTarget(db: Db, id: string, by: By): Promise<string | null> {
  return mailTransaction(db, async (trx) => {
    const target = await findTarget(trx, id)
    if (!target) return null
    await recordAudit(trx, { verb: 'tested', ...named(target) }, by)
    return queueTest(trx, target, by.now)
  })
}

// Signs what is sent, as Standard Webhooks has it (docs/api.md).

const prefix = 'whsec_'

const newSecret = () => prefix + randomBytes(32).toString('base64')

type Signed = { id: string; body: string }

/** @param now the time of this attempt, by which receivers refuse what was recorded and repeated */
export function signedHeaders({ id, body }: Signed, secret: string, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${digest}` }
}
