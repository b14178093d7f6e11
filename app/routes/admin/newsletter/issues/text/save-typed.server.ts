// Saves an issue's text, and says what becomes of it if the issue is scheduled or another person saved first.
import { db } from '#app/db.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { changeable } from '#app/features/newsletter/issues/changeable.ts'
import { type IssueTextInput, isNotBegun } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { issueVersions, restoreRevision } from '#app/features/newsletter/issues/revisions.server.ts'
import { sendTest } from '#app/features/newsletter/issues/send-test.server.ts'
import { saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import { whyNotMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { conflictProblem } from '#app/routes/admin/versions/conflict.server.ts'
import type { IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { brokenWhenSent } from '../check-issue.server.ts'

type Typed = { id: string; language: Language; value: IssueTextInput }

type Sender = Pick<Asked, 'by' | 'now' | 'language' | 'say' | 'staff'>

/** Saves what was typed, unless nothing was; then sends the test, for its button. */
export async function saveTyped({ id, language, value }: Typed, sender: Sender) {
  const { by } = sender
  const { subject, preheader, body, version, next } = value
  const kept = { ok: true, isSaved: false, broken: null } as const
  if (next === 'insert') return kept
  const isSaved = !(next && isNotBegun(value))
  if (isSaved) {
    const saved = await saveText(db, { id, language, version, text: { subject, preheader, body } }, by)
    if (!saved.ok) return saved
  } else {
    const issue = await findIssue(db, id)
    if (!issue) return { ok: false, reason: 'gone' } as const
    if (!changeable.includes(issue.status)) return { ok: false, reason: 'begun' } as const
  }
  if (next === 'test') {
    if ((await listTexts(db, id)).length === 0) return { ok: false, reason: 'no text' } as const
    const to = sender.staff.email
    const sent = await sendTest(db, { id, to, findPosts: (slugs) => cardsForMail(db, slugs, by.now) }, by)
    if (!sent.ok) return sent
  }
  return { ...kept, isSaved, broken: isSaved ? await brokenWhenSent(id, sender) : null }
}

/** What became of the test. */
export async function testWords(sent: Sender): Promise<string> {
  const { say, staff } = sent
  const address = staff.email
  const held = say('Email isn’t set up yet, so the test to {address} is held.', { address })
  const why = await whyNotMailed(db, address, sent, held)
  return why ?? say('The test is on its way to {address}.', { address })
}

export async function restoreText(
  asked: { id: string; language: Language; revision: string; version: number },
  sender: Pick<Sender, 'by' | 'now' | 'language' | 'say'>,
) {
  const restored = await restoreRevision(db, asked, sender.by)
  return restored.ok ? { ...restored, broken: await brokenWhenSent(asked.id, sender) } : restored
}

/** The form after another person saved the same text first. */
export function bothTexts(
  { id, language, value: { subject, preheader, body, version, offered } }: Typed,
  { revision, theirs }: { revision: string; theirs: IssueTextRow | null },
): Promise<Problem> {
  return conflictProblem('text', issueVersions(db, id, language), {
    ...{ label: 'Text', version, mine: body, theirs: theirs?.body, revision },
    values: (merged) => ({ subject, preheader, body: merged, offered, version: String(theirs?.version ?? 0) }),
  })
}
