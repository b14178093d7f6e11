// The answer after another person saved the same text first.
import { db } from '#app/db.server.ts'
import type { IssueTextInput } from '#app/features/newsletter/issues/issue-schema.ts'
import { findVersion } from '#app/features/newsletter/issues/revisions.server.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import { conflictProblem } from '#app/routes/admin/blog/revisions/conflict.server.ts'
import type { IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'

type Kept = { revision: string; theirs: IssueTextRow | null }

export async function bothTexts(
  { id, language }: { id: string; language: Language },
  typed: IssueTextInput,
  { revision, theirs }: Kept,
): Promise<Problem> {
  const base = await findVersion(db, { id, language, version: typed.version })
  const { subject, preheader, body } = typed
  const version = String(theirs?.version ?? 0)
  return conflictProblem(
    'text',
    { before: base?.body ?? '', mine: body, theirs: theirs?.body ?? '' },
    { revision, values: (merged) => ({ subject, preheader, body: merged, version }) },
  )
}
