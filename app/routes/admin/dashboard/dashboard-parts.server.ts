// Loads the parts of the overview separately, so that one failure does not affect the others.

import { officeNames } from '#app/content/company/office-names.ts'
import { offices } from '#app/content/company/offices.ts'
import { env, hasMailService } from '#app/env.server.ts'
import { type InterviewToday, interviewsToday } from '#app/features/applications/interviews.server.ts'
import { courseName, runsThatBegin } from '#app/features/applications/runs/runs.server.ts'
import { appointmentsToday } from '#app/features/appointments/coming.server.ts'
import { cityOf } from '#app/features/appointments/zones.ts'
import { backupHealth } from '#app/features/backups/backup-record.server.ts'
import { recentActivity } from '#app/features/dashboard/activity.server.ts'
import { readableTypes } from '#app/features/dashboard/activity-lines.ts'
import {
  applicationStats,
  contactStats,
  postStats,
  quarantineStats,
  userStats,
} from '#app/features/dashboard/stats.server.ts'
import { weeklyAnswers, weeklyFigures } from '#app/features/dashboard/weekly.server.ts'
import { todayOf, undeliveredReplies } from '#app/features/inbox/today.server.ts'
import { readableKinds, recordPath } from '#app/features/records/kinds.ts'
import { hasNoticeReaders } from '#app/features/records/notices.server.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { isDeletionWaiting } from '#app/features/system/deletion.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { outboxHealth } from '#app/mail/outbox/health.server.ts'
import { logError } from '#app/process/log.server.ts'
import { runs as runsPath } from '#app/routes/admin/applications/runs/words.ts'
import { dateFormat } from '#app/time/date-format.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { Part, Trouble } from './dashboard-parts.tsx'
import { readFirstSteps } from './first-run.server.ts'

export async function loadOverview(
  db: Db,
  { id, role, timeZone, language }: Staff,
  { now, say }: { now: number; say: Say },
) {
  const when = { now, zone: timeZone }
  const reader = { userId: id, kinds: readableKinds(role), now }
  const types = readableTypes(role)
  /** Null without the permission; then nothing is read. */
  const part = async <T>(permission: Permission, load: () => Promise<T>): Promise<Part<T>> => {
    if (!can(role, permission)) return null
    try {
      return await load()
    } catch (error) {
      logError(error, { path: '/dashboard' })
      return 'failed'
    }
  }
  const parts = {
    today: part('inbox.read', () => todayOf(db, reader, timeZone)),
    undelivered: part('inbox.read', async () =>
      (await undeliveredReplies(db, reader)).map((record) => ({ ...record, to: recordPath(record) })),
    ),
    interviews: part('applications.read', async () =>
      (await interviewsToday(db, now, timeZone)).map((planned) => ({
        ...planned,
        elsewhere: otherClocks(planned, { timeZone, language }),
      })),
    ),
    appointments: part('enquiries.read', () => appointmentsToday(db, now, timeZone)),
    runs: part('applications.read', async () => {
      const [begin, courses] = await Promise.all([runsThatBegin(db, 7, now), readCourses(db, now)])
      const pageOf = (id: string) => (can(role, 'courses.write') ? `${runsPath}/${id}` : runsPath)
      return begin.map((run) => ({ ...run, course: courseName(courses, run.course_id), to: pageOf(run.id) }))
    }),
    users: part('users.manage', () => userStats(db)),
    posts: part('posts.read', () => postStats(db, now)),
    contacts: part('enquiries.read', () => contactStats(db)),
    applications: part('applications.read', () => applicationStats(db)),
    weeklyEnquiries: part('enquiries.read', () => weeklyFigures(db, ['enquiry'], when)),
    weeklyAnswers: part('enquiries.read', () => weeklyAnswers(db, when)),
    weeklyApplications: part('applications.read', () => weeklyFigures(db, ['application'], when)),
    weeklySubscribers: part('newsletter.read', () => weeklyFigures(db, ['subscriber'], when)),
    activity: part('dashboard.read', () => recentActivity(db, { types, say }, 5)),
    trouble: part('dashboard.read', () => troubleWithMail(db, now)),
    deletion: part('dashboard.read', () => isDeletionWaiting(db, now)),
    quarantined: part('dashboard.read', () => quarantineStats(db)),
    firstSteps: part('company.manage', () => readFirstSteps(db, now, say)),
    backups: part('security.manage', () => backupHealth(db, env.BACKUP_WARN_DAYS, now)),
  }
  const loaded = await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part]))
  return Object.fromEntries(loaded) as { [Name in keyof typeof parts]: Awaited<(typeof parts)[Name]> }
}

async function troubleWithMail(db: Db, now: number): Promise<Trouble> {
  const { pausedReason, needsReview, isLate, oldestDueMs } = await outboxHealth(db, now)
  // Without a mail service, mails are meant to wait.
  const lateMs = hasMailService && isLate ? oldestDueMs : null
  return {
    isPaused: pausedReason !== null,
    lateMs,
    needsReview,
    hasNoReaders: !(await hasNoticeReaders(db)),
  }
}

// An interview's time on the other clocks concerned, such as "01:30 Buea, 17:30 Tokyo": of the offices and the applicant.

type Reader = { timeZone: string; language: Language }

export function otherClocks(interview: InterviewToday, { timeZone, language }: Reader): string {
  const { starts_at, applicant_zone } = interview
  const cities = new Map(offices.map(({ id, zone }) => [zone as string, officeNames[language][id].city]))
  if (applicant_zone && !cities.has(applicant_zone)) cities.set(applicant_zone, cityOf(applicant_zone, language))
  cities.delete(timeZone)
  const own = localTime(starts_at, timeZone)
  const clocks = [...cities].map(([zone, city]) => {
    const { date, time } = localTime(starts_at, zone)
    const weekday = dateFormat(pageLanguages[language].locale, { weekday: 'short', timeZone: zone })
    return [date === own.date ? '' : weekday.format(starts_at), time, city].filter(Boolean).join(' ')
  })
  return clocks.join(', ')
}
