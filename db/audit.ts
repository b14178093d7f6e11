// The record of who did what to which record and when.
import { newId } from './queries/id.ts'
import type { Trx } from './schema.ts'
import type { RecordKind } from './tables/records.ts'

/** Who did it; a member of staff fits. The name is kept as it was. */
export type Actor = { id: string | null; name: string; address: string | null }

export const commandLine: Actor = { id: null, name: 'Command line', address: null }
export const theSite: Actor = { id: null, name: 'The site', address: null }
export const stranger = (address: string | null): Actor => ({ id: null, name: 'Not signed in', address })

/** What is done to each kind of record, as the log names both: a new kind or verb is added here. */
type AuditVerbs = Record<Exclude<RecordKind, 'application'>, RecordVerb> & {
  application:
    | RecordVerb
    | 'answers-adopted'
    | 'answers-dismissed'
    | 'interview-cancelled'
    | 'interview-moved'
    | 'interview-planned'
  activity: 'exported'
  'api-token': 'token-made' | 'token-revoked'
  address: 'released' | 'suppressed'
  audit: 'exported'
  brand: 'access-requested' | 'brand-restored' | 'brand-saved' | 'link-revoked' | 'link-shared' | 'notification-tested'
  'course-run': 'changed' | 'created' | 'deleted'
  deletion: 'clock-accepted' | 'clock-confirmed' | 'restored'
  mail: 'discarded' | 'sent-again'
  inbox: 'exported'
  media: 'deleted' | 'described' | 'uploaded'
  outbox: 'held-discarded' | 'held-sent' | 'paused' | 'resumed'
  place: 'moved' | 'run-chosen'
  post:
    | 'changed'
    | 'conflict-kept'
    | 'created'
    | 'exported'
    | 'first-posts-published'
    | 'first-posts-trashed'
    | 'import-read'
    | 'import-undone'
    | 'imported'
    | 'preview-link-made'
    | 'revision-restored'
    | 'taken-back'
    | 'trashed'
  'promo-code': 'changed' | 'created' | 'ended' | 'resumed'
  'received-mail': 'discarded' | 'fetched' | 'filed' | 'made-enquiry' | 'restored'
  redirect: 'created' | 'deleted'
  setting: `${string}-changed` | 'two-step-required'
  subscriber: 'exported' | 'released' | 'unsubscribed'
  user: UserVerb
}

type RecordVerb =
  | 'address-corrected'
  | 'assigned'
  | 'entered'
  | 'move-undone'
  | 'moved'
  | 'noted'
  | 'read'
  | 'replied'
  | 'reply-drafted'
  | 'settled'
  | 'snoozed'
  | 'tagged'
  | 'woken'

export type UserVerb =
  | 'account-made'
  | 'code-refused'
  | 'disabled'
  | 'enabled'
  | 'invitation-revoked'
  | 'invitation-sent-again'
  | 'invited'
  | 'notices-changed'
  | 'password-changed'
  | 'password-link-made'
  | 'password-refused'
  | 'password-reset-requested'
  | 'password-set'
  | 'recovery-codes-renewed'
  | 'renamed'
  | 'role-changed'
  | 'session-ended'
  | 'sessions-ended'
  | 'sign-in-refused'
  | 'sign-in-throttled'
  | 'signed-in'
  | 'signed-out'
  | 'time-zone-changed'
  | 'two-step-begun'
  | 'two-step-reset'
  | 'two-step-turned-off'
  | 'two-step-turned-on'

export type AuditKind = keyof AuditVerbs

type EntryOf<Kind extends AuditKind> = {
  verb: AuditVerbs[Kind]
  /** The kind of record it was done to. */
  kind: Kind
  id?: string | null
  /** What people call the record: a reference, an address, a title. */
  reference?: string | null
  /** Few facts, as { from: 'viewer', to: 'editor' }. Never a secret, never what somebody wrote. */
  detail?: Readonly<Record<string, string | number | boolean | null>>
}

/** What can be done to a record of any kind. */
type RecordEntry = Omit<EntryOf<'enquiry'>, 'kind'> & { kind: RecordKind }

export type AuditEntry = { [Kind in AuditKind]: EntryOf<Kind> }[AuditKind] | RecordEntry

/** Written in the transaction of the action itself: both happen, or neither. */
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
