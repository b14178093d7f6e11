// Saves an issue's text, and says what becomes of it if the issue is scheduled.
import { db } from '#app/db.server.ts'
import type { IssueTextInput } from '#app/features/newsletter/issues/issue-schema.ts'
import { restoreRevision } from '#app/features/newsletter/issues/revisions.server.ts'
import { saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
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

export async function restoreText(asked: { id: string; revision: string; version: number }, sender: Sender) {
  const restored = await restoreRevision(db, asked, sender.by)
  return restored.ok ? { ...restored, broken: await brokenWhenSent(asked.id, sender) } : restored
}
