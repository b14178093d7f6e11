// The versions of an issue's text in one language, and restoring one.
import { findVersion, type Version } from '#app/features/versions/versions.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { findText } from './issues.server.ts'
import { type SavedText, saveText } from './write-issue.server.ts'

type Text = { subject: string; preheader: string; body: string }

export const issueVersions = (db: Db, issueId: string, language: Language) => ({
  db,
  rows: db
    .selectFrom('newsletter_revisions')
    .select(['id', 'version as number', 'kind', 'saved_at as at', 'saved_by as by', 'subject', 'preheader', 'body'])
    .where('issue_id', '=', issueId)
    .where('language', '=', language),
  textsOf: (version: Version & Text) => textsOf(version),
})

export const textsOf = ({ subject, preheader, body }: Text) =>
  ({
    Subject: subject,
    'Preview text': preheader,
    Text: body,
  }) satisfies Partial<Record<Phrase, string>>

/** `picture`: the earlier text shows one that was deleted meanwhile. */
type Restored = Exclude<SavedText, { errors: unknown }> | { ok: false; reason: 'picture' }

/** Saves an earlier text again, as a new version. @param version of the text that the page compared it with */
export async function restoreRevision(
  db: Db,
  { id, language, revision, version }: { id: string; language: Language; revision: string; version: number },
  by: By,
): Promise<Restored> {
  const found = await findVersion(issueVersions(db, id, language), revision)
  if (!found) return { ok: false, reason: 'gone' }
  const { subject, preheader, body } = found
  const current = await findText(db, id, language)
  if ((current?.version ?? 0) !== version) return { ok: false, reason: 'changed' }
  const saved = await saveText(db, { id, language, version, text: { subject, preheader, body } }, by)
  return 'errors' in saved ? { ok: false, reason: 'picture' } : saved
}
