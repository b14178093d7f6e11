// Saves an issue's text, and says what becomes of it if the issue is scheduled.
import { db } from '#app/db.server.ts'
import type { IssueTextInput } from '#app/features/newsletter/issues/issue-schema.ts'
import { restoreRevision } from '#app/features/newsletter/issues/revisions.server.ts'
import { saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import type { By } from '#db/audit.ts'
import type { Language } from '#db/tables/records.ts'
import { brokenWhenSent } from '../check-issue.server.ts'
import { withNewest } from './with-newest.server.ts'

type Typed = { id: string; language: Language; value: IssueTextInput }

export async function saveTyped({ id, language, value }: Typed, by: By) {
  const { text, added } = await withNewest(value, language, by.now)
  const saved = await saveText(db, { id, language, version: value.version, text }, by)
  return saved.ok ? { ...saved, added, broken: await brokenWhenSent(id, by.now) } : saved
}

export async function restoreText(asked: { id: string; revision: string; version: number }, by: By) {
  const restored = await restoreRevision(db, asked, by)
  return restored.ok ? { ...restored, broken: await brokenWhenSent(asked.id, by.now) } : restored
}
