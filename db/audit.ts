// The audit log: who did what to which record, and when.
import { newId } from './queries/id.ts'
import type { Db, Trx } from './schema.ts'
import type { RecordKind } from './tables/records.ts'
import type { EntryAction, TextAction } from './tables/texts.ts'

/** A staff user fits this type. The name is stored as it was at the time. */
export type Actor = { id: string | null; name: string; address: string | null }

/** The actor and the time of a change. */
export type By<Who = Actor> = { actor: Who; now: number }
export type StaffActor = Actor & { id: string }
export type StaffBy = By<StaffActor>

/** The names that the log has for actors without an account. They are phrases, which pages translate. */
const ownActors = ['Command line', 'The site', 'The visitor', 'Not signed in'] as const
type OwnActor = (typeof ownActors)[number]
export const isOwnActor = (name: string): name is OwnActor => ownActors.some((own) => own === name)
const ownActor = (name: OwnActor, address: string | null = null): Actor => ({ id: null, name, address })

export const commandLine = ownActor('Command line')
export const theSite = ownActor('The site')
export const theVisitor = ownActor('The visitor')
export const stranger = (address: string | null) => ownActor('Not signed in', address)

/** The verbs for each kind of record, as the audit log names them. Add new kinds and verbs here. */
type AuditVerbs = {
  enquiry: RecordVerb | 'appointment-booked' | 'appointment-cancelled' | 'appointment-moved' | 'merged' | 'separated'
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
  brand: 'brand-restored' | 'brand-saved' | 'link-revoked' | 'link-shared' | 'notification-tested'
  'course-run': 'announced' | 'changed' | 'created' | 'deleted'
  deletion: 'clock-accepted' | 'clock-confirmed' | 'restored'
  issue:
    | 'cancelled'
    | 'changed'
    | 'conflict-kept'
    | 'created'
    | 'deleted'
    | 'exported'
    | 'missed-sent'
    | 'paused'
    | 'resumed'
    | 'scheduled'
    | 'tested'
    | 'text-saved'
    | 'unscheduled'
  mail: 'discarded' | 'sent-again'
  inbox: 'exported' | 'view-deleted' | 'view-saved'
  media: 'deleted' | 'described' | 'uploaded'
  outbox: 'held-discarded' | 'held-sent' | 'paused' | 'resumed'
  person: 'erased' | 'exported' | 'request-closed'
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
  redirect: 'changed' | 'created' | 'deleted'
  setting: `${string}-changed` | 'legal-text-signed' | 'two-step-required'
  subscriber: 'details-corrected' | 'exported' | 'released' | 'unsubscribed'
  text:
    | `entry-${EntryAction}`
    | `text-${TextAction}`
    | `preview-link-${'made' | 'withdrawn'}`
    | 'preview-links-withdrawn'
  user: UserVerb
  webhook: 'changed' | 'created' | 'deleted' | 'secret-renewed' | 'switched-off' | 'tested'
  'webhook-delivery': 'discarded' | 'sent-again'
}

type RecordVerb =
  | 'address-corrected'
  | 'assigned'
  | 'details-corrected'
  | 'entered'
  | 'move-undone'
  | 'moved'
  | 'noted'
  | 'read'
  | 'replied'
  | 'reply-drafted'
  | 'reply-undone'
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
  | 'office-changed'
  | 'passkey-added'
  | 'passkey-begun'
  | 'passkey-needed'
  | 'passkey-renamed'
  | 'passkey-revoked'
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
  | 'language-changed'
  | 'two-step-begun'
  | 'two-step-reset'
  | 'two-step-turned-off'
  | 'two-step-turned-on'

export type AuditKind = keyof AuditVerbs
export type AuditVerb = AuditVerbs[AuditKind]

type EntryOf<Kind extends AuditKind> = {
  verb: AuditVerbs[Kind]
  kind: Kind
  id?: string | null
  /** A name that staff recognise: a reference, an address, a title. */
  reference?: string | null
  /** A few facts, such as { from: 'viewer', to: 'editor' }. Never secrets or visitors' text. */
  detail?: Readonly<Record<string, string | number | boolean | null>>
}

/** An entry about a record of any kind. */
type RecordEntry = Omit<EntryOf<'enquiry'>, 'kind'> & { kind: RecordKind }

/** The audit entry of a change to one record, which gives it its kind, id and reference. */
export type RecordAudit<Kind extends RecordKind> = { verb: AuditVerbs[Kind]; detail?: EntryOf<Kind>['detail'] }

export type AuditEntry = { [Kind in AuditKind]: EntryOf<Kind> }[AuditKind] | RecordEntry

/** Call it in the action's own transaction, so that both are stored or neither. */
export async function recordAudit(trx: Trx, entry: AuditEntry, { actor, now }: By): Promise<void> {
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

type Exportable = { [Kind in AuditKind]: 'exported' extends AuditVerbs[Kind] ? Kind : never }[AuditKind]
type Export = { kind: Exportable; detail: NonNullable<AuditEntry['detail']> }

/** An export is itself recorded, with the filters that were set, but never with search words. */
export function recordExport(db: Db, { kind, detail }: Export, by: By): Promise<void> {
  const given = Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== '' && value !== null))
  return db.transaction().execute((trx) => recordAudit(trx, { verb: 'exported', kind, detail: given }, by))
}
