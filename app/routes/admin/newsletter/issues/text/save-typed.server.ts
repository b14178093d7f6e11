// Saves an issue's text, and says what becomes of it if the issue is scheduled or another person saved first.
import { db } from '#app/db.server.ts'
import type { IssueTextInput } from '#app/features/newsletter/issues/issue-schema.ts'
import { issueVersions, restoreRevision } from '#app/features/newsletter/issues/revisions.server.ts'
import { saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { conflictProblem } from '#app/routes/admin/versions/conflict.server.ts'
import type { IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { brokenWhenSent } from '../check-issue.server.ts'
import { withNewest } from './with-newest.server.ts'

type Typed = { id: string; language: Language; value: IssueTextInput }

type Sender = Pick<Asked, 'by' | 'now' | 'language' | 'say'>

export async function saveTyped({ id, language, value }: Typed, sender: Sender) {
  const { by } = sender
  const { text, added } = await withNewest(value, language, by.now)
  const saved = await saveText(db, { id, language, version: value.version, text }, by)
  return saved.ok ? { ...saved, added, broken: await brokenWhenSent(id, sender) } : saved
}

export async function restoreText(
  asked: { id: string; language: Language; revision: string; version: number },
  sender: Sender,
) {
  const restored = await restoreRevision(db, asked, sender.by)
  return restored.ok ? { ...restored, broken: await brokenWhenSent(asked.id, sender) } : restored
}

/** The form after another person saved the same text first. */
export function bothTexts(
  { id, language, value: { subject, preheader, body, version } }: Typed,
  { revision, theirs }: { revision: string; theirs: IssueTextRow | null },
): Promise<Problem> {
  return conflictProblem('text', issueVersions(db, id, language), {
    ...{ label: 'Text', version, mine: body, theirs: theirs?.body, revision },
    values: (merged) => ({ subject, preheader, body: merged, version: String(theirs?.version ?? 0) }),
  })
}
