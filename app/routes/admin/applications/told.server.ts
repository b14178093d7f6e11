import { dayOfCode } from '#app/features/applications/codes/code-schema.ts'
import { findCodeWithUses } from '#app/features/applications/codes/codes.server.ts'
import { checkCode } from '#app/features/applications/promo.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { courseTexts, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { message, sentences } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { mailWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { kindPath } from '#app/routes/admin/texts/paths.ts'
import type { Db } from '#db/schema.ts'
import type { CourseRun } from '#db/tables/careers.ts'
import { codeState } from './codes/code-parts.tsx'
import { movedWords } from './places/words.ts'
import { runs, shortDay } from './runs/words.ts'
import { codes } from './words.ts'

const unusable = {
  off: { text: 'Applicants can’t use it: it is switched off.', at: '/resume', label: 'Reactivate' },
  ended: { text: 'Applicants can’t use it: its last day has passed.', at: '#code-endsOn', label: 'Change dates' },
  'used up': {
    text: 'Applicants can’t use it: its maximum uses are taken.',
    at: '#code-maxUses',
    label: 'Change maximum',
  },
} as const satisfies Record<string, { text: Phrase; at: string; label: Phrase }>

/** Says whether applicants can use a saved code, by the check of the application form; if not, why, and where to change that. */
export async function savedCodeWords(
  db: Db,
  code: string,
  saved: Phrase,
  { now, say, language }: Pick<Asked, 'now' | 'say' | 'language'>,
) {
  const [checked, promo] = await Promise.all([checkCode(db, code, now), findCodeWithUses(db, code)])
  const text = (why: Message) => sentences(message(saved, { code }), why)
  if (checked.ok || !promo) return { text: text('Applicants can use it now.') }
  const state = codeState(promo, now)
  if (state === 'scheduled')
    return {
      text: text(message('Applicants can use it from {day}.', { day: shortDay(dayOfCode(promo.starts_at), language) })),
    }
  // The promised uses of open applications count as well.
  const { at, label, ...why } = unusable[state === 'active' ? 'used up' : state]
  return { text: text(why.text), link: { to: `${codes}/${code}${at}`, label: say(label) } }
}

type Moved = {
  place: Parameters<typeof movedWords>[0] & { email: string }
  note: string | null
  /** The participant was to be told by mail. */
  isMailed: boolean
}

/** What is said after a place has moved. */
export async function movedPlaceWords(
  db: Db,
  { place, note, isMailed }: Moved,
  sent: Pick<Asked, 'now' | 'say' | 'language'>,
): Promise<string> {
  const mailed = isMailed ? await mailWords(db, place.email, sent) : null
  return [movedWords(place, sent.say), mailed, note && sent.say(storedMessage(note))].filter(Boolean).join(' ')
}

type Run = Pick<CourseRun, 'id' | 'course_id' | 'starts_on'>

/** Says whether the page of its course shows a saved run, by what that page reads; if not, why, and where to change that. */
export async function savedRunWords(
  db: Db,
  { id, course_id, starts_on }: Run,
  saved: Phrase,
  { now, say, language, staff }: Pick<Asked, 'now' | 'say' | 'language' | 'staff'>,
) {
  const told = (seen: Phrase, to: string, label: Phrase, values = {}) => ({
    text: sentences(saved, message(seen, values)),
    link: { to, label: say(label) },
  })
  if (!(await readCourses(db, now)).some((course) => course.id === course_id)) {
    const unseen = told('Visitors don’t see its course.', kindPath(courseTexts.kind), 'Open the list')
    return can(staff.role, 'texts.read') ? unseen : { text: unseen.text }
  }
  const coming = await upcomingRuns(db, course_id, now)
  if (coming[0]?.id === id) return told('The course’s page shows it now.', courseTexts.path(course_id), 'View on site')
  const turn = coming.findIndex((run) => run.id === id)
  const before = turn > 0 ? coming[turn - 1] : undefined
  if (before?.starts_on === starts_on)
    return told('The course’s page shows another run of the same day.', `${runs}/${before.id}`, 'Open that run')
  if (before)
    return told(
      'The course’s page shows it once the run of {day} has begun.',
      `${runs}/${before.id}`,
      'Open that run',
      {
        day: shortDay(before.starts_on, language),
      },
    )
  return told(
    'The course’s page doesn’t show it: its first day has passed.',
    `${runs}/${id}#run-starts_on`,
    'Change dates',
  )
}
