// Drafts of replies: one for each person and record, deleted when the reply is sent.
import { type Actor, type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { findRecord } from '../records.server.ts'
import { endPresence, notePresence } from './presence.server.ts'
import type { ReplyInput } from './schema.ts'

export type ReplyDraft = Pick<ReplyInput, 'language'> & { subject: string; body: string; savedAt: number }

type Writer = Pick<Actor, 'id'>

export async function findDraft(db: Db, { id }: Pick<RecordRow, 'id'>, writer: Writer): Promise<ReplyDraft | null> {
  const draft = await db
    .selectFrom('reply_drafts')
    .select(['language', 'subject', 'body', 'saved_at as savedAt'])
    .where('record_id', '=', id)
    .where('user_id', '=', writer.id)
    .executeTakeFirst()
  return draft ? { ...draft, savedAt: Number(draft.savedAt) } : null
}

/** Other people who have saved a draft since then, with their last time. */
export const otherWriters = (db: Db, { id }: Pick<RecordRow, 'id'>, writer: Writer, since: number) =>
  db
    .selectFrom('reply_drafts')
    .innerJoin('users', 'users.id', 'reply_drafts.user_id')
    .select(['users.name', 'saved_at as at'])
    .where('record_id', '=', id)
    .where('user_id', '!=', writer.id ?? '')
    .where('saved_at', '>', since)
    .orderBy('saved_at', 'desc')
    .execute()

/** The authors of the drafts for these records. @param references at most a page of them */
export const listDraftAuthors = (
  db: Db,
  references: readonly string[],
): Promise<{ reference: string; id: string; name: string }[]> =>
  references.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('reply_drafts')
        .innerJoin('records', 'records.id', 'reply_drafts.record_id')
        .innerJoin('users', 'users.id', 'reply_drafts.user_id')
        .select(['records.reference', 'users.id', 'users.name'])
        .where('records.reference', 'in', references)
        .orderBy('users.name')
        .execute()

export type Drafted = { ok: true; isKept: boolean } | { ok: false; reason: 'gone' }

type NewDraft = Omit<ReplyInput, 'version'> & {
  kind: RecordKind
  reference: string
  /** Saved by the script while typing: only the first such save is in the audit log. */
  isAutomatic?: boolean
}

/** An empty draft is deleted. */
export function saveDraft(
  db: Db,
  { kind, reference, subject, body, language, isAutomatic = false }: NewDraft,
  by: By,
): Promise<Drafted> {
  return db.transaction().execute(async (trx) => {
    const { actor, now } = by
    const record = await findRecord(trx, kind, reference)
    if (!record || actor.id === null) return { ok: false, reason: 'gone' }
    const isBegun = (await findDraft(trx, record, { id: actor.id })) !== null
    await deleteDraft(trx, record, actor)
    if (body) await keepDraft(trx, record, { language, subject: subject ?? '', body }, { actor: { id: actor.id }, now })
    const entry = { verb: 'reply-drafted', kind, id: record.id, reference } as const
    if (!isAutomatic || !isBegun) await recordAudit(trx, entry, by)
    return { ok: true, isKept: Boolean(body) }
  })
}

/** Keeps the draft in place of a deleted one. */
export async function keepDraft(
  trx: Trx,
  { id }: Pick<RecordRow, 'id'>,
  draft: Omit<ReplyDraft, 'savedAt'>,
  by: By<{ id: string }>,
): Promise<void> {
  await trx
    .insertInto('reply_drafts')
    .values({ record_id: id, user_id: by.actor.id, ...draft, saved_at: by.now })
    .execute()
  await notePresence(trx, { id }, by)
}

export async function deleteDraft(trx: Trx, { id }: Pick<RecordRow, 'id'>, writer: Writer): Promise<void> {
  await trx.deleteFrom('reply_drafts').where('record_id', '=', id).where('user_id', '=', writer.id).execute()
  await endPresence(trx, { id }, writer)
}
