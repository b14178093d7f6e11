// Writes to all people of a course run, and shows the mail first.
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { readApplication } from '#app/features/applications/applications.server.ts'
import { seatOf } from '#app/features/applications/places/place-statuses.ts'
import { announcedTo, announceToRun } from '#app/features/applications/runs/announce.server.ts'
import { courseName, findCourse, findRunDetails } from '#app/features/applications/runs/runs.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { Checkbox, TextArea } from '#app/forms/fields/fields.tsx'
import { requiredText, ticked, version } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { runAnnounced } from '#app/mail/messages/visitors/places.ts'
import { whyNotMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { BesideLetter, letterOf } from '../letter.tsx'
import { aboveRuns, runs, shortDay } from './words.ts'

export const handle = { permission: 'applications.write', title: 'Write to a course run' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, say }) => {
  const run = await findRunDetails(db, id)
  if (!run) return null
  const courses = await readCourses(db, now)
  const { reached, unreached } = await announcedTo(db, id)
  const seated = reached.filter((person) => seatOf(person) === 'held')
  const [first = reached[0]] = seated
  const course = findCourse(courses, run.course_id)
  const letter = first && letterOf(runAnnounced(await readApplication(db, { id: first.record_id }), { run, course }))
  return {
    pageTitle: say('Write to a course run'),
    run: { id, starts_on: run.starts_on, version: run.version },
    course: courseName(courses, run.course_id),
    seated: seated.map(({ name }) => name),
    waiting: reached.filter((person) => seatOf(person) === 'waiting').map(({ name }) => name),
    unreached: unreached.map(({ name }) => name),
    letter: letter ? { ...letter, to: say('each person, such as {email}', { email: letter.to }) } : null,
  }
})

const schema = z.object({
  version,
  paragraph: requiredText('Message is required', { label: 'Message', max: 3000, multiline: true }),
  waiting: ticked,
})

export const action = staffAction(handle.permission, schema, {
  form: 'run-mail',
  run: ({ id, value: { waiting, ...value }, by }) => announceToRun(db, { id, alsoWaiting: waiting, ...value }, by),
  done: async (sent, { people }) => {
    const { say } = sent
    const count = people.length
    const told = say('{count, plural, one {# email is on its way.} other {# emails are on their way.}}', { count })
    const held = say('Email isn’t set up yet: {count, plural, one {# email is held.} other {# emails are held.}}', {
      count,
    })
    const missed = await whyNotMailed(db, people[0]?.email ?? '', sent, held)
    return { to: `${runs}/${sent.id}`, text: drawn(missed ?? told) }
  },
  failed: 'We couldn’t send the emails. Your text is still here: please try again.',
  refusals: { nobody: 'Nobody in this run can be emailed.' },
  record: ({ id }) => ({ kind: 'course-run', id }),
})

export default function RunMailPage() {
  const [say, language] = [useSay(), useLanguage()]
  const { run, course, seated, waiting, unreached, letter } = useLoaderData<typeof loader>()
  const named = (names: readonly string[]) => new Intl.ListFormat(pageLanguages[language].locale).format(names)
  const page = `${runs}/${run.id}`
  const title = `${course}, ${shortDay(run.starts_on, language)}`
  const unreachedNotice =
    unreached.length > 0 ? (
      <p className="banner" data-kind="warning">
        {say('Can’t be emailed: {names}.', { names: named(unreached) })}
      </p>
    ) : null
  return (
    <StaffPage
      title={say('Write to all of them')}
      above={[...aboveRuns, { label: drawn(title), href: page }]}
      crumb={say('Write to all of them')}
    >
      {letter ? (
        <BesideLetter letter={letter}>
          <StaffForm
            form="run-mail"
            action={`${page}/mail`}
            version={run.version}
            button={say('Send to all of them')}
            busy={say('Sending...')}
            cancel={page}
          >
            {unreachedNotice}
            <p dir="auto">
              {say('With a seat ({count}): {names}.', { count: seated.length, names: named(seated) || '–' })}
            </p>
            {waiting.length > 0 ? (
              <Checkbox name="waiting">
                {say('Also to the waiting list ({count}): {names}', { count: waiting.length, names: named(waiting) })}
              </Checkbox>
            ) : null}
            <TextArea
              name="paragraph"
              label={say('Your message')}
              hint={say('Part of the email. The words around it are in each person’s language.')}
              rows={6}
              required
            />
          </StaffForm>
        </BesideLetter>
      ) : (
        <div className="card question">
          {unreachedNotice}
          <p>{say('Nobody in this run can be emailed.')}</p>
        </div>
      )}
    </StaffPage>
  )
}
