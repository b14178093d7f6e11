import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { issueScheduleSchema } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { momentValues, sendMoment } from '#app/features/newsletter/issues/send-moment.ts'
import { drawn, message } from '#app/languages/message.ts'
import { zonesFor } from '#app/routes/admin/blog/zones.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { checkStored, findingText } from '../check-issue.server.ts'
import { begun, issuePage, saveFailed } from '../words.ts'
import { ScheduleView } from './schedule-view.tsx'
import { audienceOf, scheduledWords, tryToSchedule } from './try-to-schedule.server.ts'

export const handle = { permission: 'newsletter.write', title: 'Send an issue' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { timeZone }, ...reader }) => {
  const issue = await findIssue(db, id)
  if (!issue) return null
  const [audience, findings] = await Promise.all([audienceOf(issue), checkStored(id, reader)])
  const zone = issue.zone ?? timeZone
  const { title, status, version } = issue
  const isLater = new URL(reader.request.url).searchParams.get('when') === 'later'
  const values = { ...momentValues(issue.send_at, zone), ...(isLater ? { when: 'later' } : {}) }
  return { id, title, status, version, audience, findings, values, zones: zonesFor(zone, reader.say), hasMailService }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, issueScheduleSchema, {
  form: 'issue-schedule',
  run: tryToSchedule,
  late: async ({ id, now }, values) => {
    const { when, date, time, zone } = issueScheduleSchema.shape
    const typed = z.object({ when, date, time: time.catch(null), zone }).safeParse(values)
    const issue = await findIssue(db, id)
    const moment = typed.success && issue && sendMoment(typed.data, issue.send_at, now)
    return moment && !moment.ok ? moment.errors : null
  },
  done: ({ id, value, say }, { isForNobody }) => ({
    to: issuePage(id),
    text: drawn(scheduledWords(value.when, isForNobody, say)),
  }),
  failed: saveFailed,
  refusals: {
    'wrong status': begun,
    'no text': 'The issue has no text yet.',
    nobody:
      'No one would get this issue now, so it wasn’t sent. Schedule it for later, or change its settings or texts.',
    'no English text':
      'There is no English text for readers whose language has none: write one, or leave those readers out.',
    error: ({ language }, { found }) =>
      message('Please fix this first. {findings}', {
        findings: found.map((finding) => findingText(language, finding)).join(' '),
      }),
  },
  record: ({ id }) => ({ kind: 'issue', id }),
})

export default function ScheduleIssuePage() {
  return <ScheduleView {...useLoaderData<typeof loader>()} />
}
