// The record of who did what to which record and when.
import { newId } from './id.ts'
import type { Trx } from './schema.ts'

/** Who did it; a member of staff fits. The name is kept as it was. */
export type Actor = { id: string | null; name: string; address: string | null }

export const commandLine: Actor = { id: null, name: 'Command line', address: null }
export const theSite: Actor = { id: null, name: 'The site', address: null }
export const stranger = (address: string | null): Actor => ({ id: null, name: 'Not signed in', address })

export type AuditEntry = {
  /** What was done, as `role-changed`. */
  verb: string
  /** The kind of record it was done to, as `user`. */
  kind: string
  id?: string | null
  /** What people call the record: a reference, an address, a title. */
  reference?: string | null
  /** Few facts, as { from: 'viewer', to: 'editor' }. Never a secret, never what somebody wrote. */
  detail?: Readonly<Record<string, string | number | boolean | null>>
}

/** Written in the transaction of the change itself: both happen, or neither. */
export async function recordAudit(trx: Trx, actor: Actor, entry: AuditEntry, now: number): Promise<void> {
  await trx
    .insertInto('audit_events')
    .values({
      id: newId(),
      at: now,
      actor_id: actor.id,
      actor_name: actor.name,
      verb: entry.verb,
      record_kind: entry.kind,
      record_id: entry.id ?? null,
      record_reference: entry.reference ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      address: actor.address,
    })
    .execute()
}
