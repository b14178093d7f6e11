// Earlier texts of an issue.
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { IssueRevisionsTable } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { findText } from './issues.server.ts'
import { type SavedText, saveText } from './write-issue.server.ts'

type IssueRevision = IssueRevisionsTable

/** @property words the first of its texts that differs from the version before, in both */
type ListedRevision = Pick<IssueRevision, 'id' | 'kind' | 'version' | 'saved_at' | 'saved_by'> & {
  words: readonly [before: string, after: string]
}

/** All that are kept, newest first; at most a hundred a language. */
export async function listRevisions(db: Db, issueId: string, language: Language): Promise<ListedRevision[]> {
  const rows = await db
    .selectFrom('newsletter_revisions')
    .select(['id', 'kind', 'version', 'saved_at', 'saved_by', 'subject', 'preheader', 'body'])
    .where('issue_id', '=', issueId)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(120)
    .execute()
  return rows.map(({ subject, preheader, body, ...line }, at) => {
    const earlier = rows.slice(at + 1).find(({ kind }) => kind === 'saved')
    const after = [subject, preheader, body].map((text) => text ?? '')
    const before = [earlier?.subject, earlier?.preheader, earlier?.body].map((text) => text ?? '')
    const place = after.findIndex((text, index) => text !== before[index])
    return { ...line, words: [before[place] ?? '', after[place] ?? ''] }
  })
}

export const findRevision = async (db: Db, issueId: string, id: string): Promise<IssueRevision | null> =>
  (await db
    .selectFrom('newsletter_revisions')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

/** The text in this version. */
export const findVersion = async (
  db: Db,
  { id, language, version }: { id: string; language: Language; version: number },
): Promise<IssueRevision | null> =>
  (await db
    .selectFrom('newsletter_revisions')
    .selectAll()
    .where('issue_id', '=', id)
    .where('language', '=', language)
    .where('version', '=', version)
    .where('kind', '=', 'saved')
    .executeTakeFirst()) ?? null

/** `picture`: the earlier text shows one that was deleted meanwhile. */
type Restored = Exclude<SavedText, { errors: unknown }> | { ok: false; reason: 'picture' }

/** Saves an earlier text again, as a new version. @param version of the text that the page compared it with */
export async function restoreRevision(
  db: Db,
  { id, revision, version }: { id: string; revision: string; version: number },
  by: By,
): Promise<Restored> {
  const found = await findRevision(db, id, revision)
  if (!found) return { ok: false, reason: 'gone' }
  const { language, subject, preheader, body } = found
  const current = await findText(db, id, language)
  if ((current?.version ?? 0) !== version) return { ok: false, reason: 'changed' }
  const saved = await saveText(db, { id, language, version, text: { subject, preheader, body } }, by)
  return 'errors' in saved ? { ok: false, reason: 'picture' } : saved
}
