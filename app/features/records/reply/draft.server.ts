// Drafts of replies: one for each person and record, deleted when the reply is sent.
import type { Errors } from '#app/forms/form-state.ts'
import type { UploadedFile } from '#app/forms/read/body.server.ts'
import { type Actor, type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { findRecord } from '../records.server.ts'
import { changeDraftFiles, draftFiles, dropDraftFiles } from './files.server.ts'
import { replyFiles } from './files.ts'
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

export type Drafted = { ok: true; isKept: boolean } | { ok: false; reason: 'gone' } | { ok: false; errors: Errors }

type NewDraft = Omit<ReplyInput, 'version'> & {
  kind: RecordKind
  reference: string
  /** Saved by the script while typing: only the first such save is in the audit log. */
  isAutomatic?: boolean
  /** Only the prefilled words stand there, which are no draft. */
  isUntouched?: boolean
  /** The files to attach and to drop. */
  files?: readonly UploadedFile[]
  removed?: readonly string[]
}

/** A draft without text and files is deleted. Files that may not be attached are refused; all else is kept. */
export function saveDraft(
  db: Db,
  { kind, reference, subject, body, language, files = [], removed = [], ...draft }: NewDraft,
  by: By,
): Promise<Drafted> {
  return db.transaction().execute(async (trx): Promise<Drafted> => {
    const { actor, now } = by
    const record = await findRecord(trx, kind, reference)
    if (!record || actor.id === null) return { ok: false, reason: 'gone' }
    const isBegun = (await findDraft(trx, record, { id: actor.id })) !== null
    const problems = await changeDraftFiles(trx, record, { files, removed }, actor)
    const isKept = (Boolean(body) && !draft.isUntouched) || (await draftFiles(trx, record, actor)).length > 0
    await deleteDraft(trx, record, actor)
    const words = { language, subject: subject ?? '', body: body ?? '' }
    if (isKept) await keepDraft(trx, record, words, { actor: { id: actor.id }, now })
    const entry = { verb: 'reply-drafted', kind, id: record.id, reference } as const
    if (!draft.isAutomatic || (isKept && !isBegun)) await recordAudit(trx, entry, by)
    if (problems.length > 0) return { ok: false, errors: { [replyFiles.name]: problems } }
    return { ok: true, isKept }
  })
}

/** Deletes the draft with its files. */
export function discardDraft(
  db: Db,
  { kind, reference }: { kind: RecordKind; reference: string },
  by: By,
): Promise<Drafted> {
  return db.transaction().execute(async (trx) => {
    const record = await findRecord(trx, kind, reference)
    if (!record) return { ok: false, reason: 'gone' }
    await dropDraftFiles(trx, record, by.actor)
    await deleteDraft(trx, record, by.actor)
    await recordAudit(trx, { verb: 'reply-drafted', kind, id: record.id, reference }, by)
    return { ok: true, isKept: false }
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

/** Its files stay: they go on to the mail, or to the draft that replaces this one. */
export async function deleteDraft(trx: Trx, { id }: Pick<RecordRow, 'id'>, writer: Writer): Promise<void> {
  await trx.deleteFrom('reply_drafts').where('record_id', '=', id).where('user_id', '=', writer.id).execute()
  await endPresence(trx, { id }, writer)
}
