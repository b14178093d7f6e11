// Schedules an issue if its moment, its texts and its readers allow it.
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import type { IssueSchedule } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { scheduleIssue } from '#app/features/newsletter/issues/move-issue.server.ts'
import { sendMoment } from '#app/features/newsletter/issues/send-moment.ts'
import { type AudienceCount, countAudience } from '#app/features/newsletter/sending/count-audience.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import { checkStored } from '../check-issue.server.ts'

export async function audienceOf(issue: IssueRow): Promise<AudienceCount> {
  const texts = await listTexts(db, issue.id)
  return countAudience(db, { ...issue, languages: texts.map(({ language }) => language) })
}

type Sent = Pick<Asked, 'id' | 'by' | 'now' | 'language' | 'say'> & { value: IssueSchedule }

export async function tryToSchedule({ id, value, by, ...reader }: Sent) {
  const issue = await findIssue(db, id)
  if (!issue) return { ok: false, reason: 'gone' } as const
  const moment = sendMoment(value, issue.send_at, by.now)
  if (!moment.ok) return moment
  const found = (await checkStored(id, reader)).filter(({ isError }) => isError)
  if (found.length > 0) return { ok: false, reason: 'error', found } as const
  const isForNobody = Object.keys((await audienceOf(issue)).byLanguage).length === 0
  // At a later time there may be readers.
  if (isForNobody && value.when === 'now') return { ok: false, reason: 'nobody' } as const
  const scheduled = await scheduleIssue(db, { id, version: value.version, sendAt: moment.at, zone: value.zone }, by)
  return scheduled.ok ? { ...scheduled, isForNobody } : scheduled
}

/** The message after it. Without email, nothing is on its way. */
export const scheduledWords = (when: IssueSchedule['when'], isForNobody: boolean, say: Say) =>
  [
    when === 'later' ? say('Issue scheduled.') : hasMailService ? say('The issue is on its way.') : '',
    isForNobody ? say('So far, no one would get it.') : '',
    hasMailService ? '' : say('Email isn’t set up yet. The issue will be sent once it is.'),
  ]
    .filter(Boolean)
    .join(' ')
