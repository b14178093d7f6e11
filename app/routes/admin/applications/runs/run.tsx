import { Link, useLoaderData } from '@remix-run/react'
import { findCourse } from '#app/content/catalogue/courses.ts'
import { db } from '#app/db.server.ts'
import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import { listPlaces } from '#app/features/applications/places/places.server.ts'
import { runSchema } from '#app/features/applications/runs/run-schema.ts'
import { changeRun, findRun } from '#app/features/applications/runs/runs.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { places } from '../places/words.ts'
import { RunFields, runRefusals } from './fields.tsx'
import { movedUpWords, runWords } from './words.ts'

const list = '/dashboard/careers/runs'

export const handle = { permission: 'courses.write', title: 'Course run' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const run = await findRun(db, id)
  if (!run) return null
  const { rows, next } = await listPlaces(db, { run: id })
  return { run, course: findCourse(run.course_id)?.name ?? run.course_id, rows, isCut: next !== null }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, runSchema, {
  form: 'run',
  run: ({ id, value, by }) => changeRun(db, id, value, by),
  done: ({ id }, { movedUp }) => ({ to: `${list}/${id}`, text: `The run is saved.${movedUpWords(movedUp)}` }),
  failed: 'The run could not be saved. Please try again.',
  refusals: runRefusals,
  record: ({ id }) => ({ kind: 'course-run', id }),
})

export default function RunPage() {
  const { run, course, rows, isCut } = useLoaderData<typeof loader>()
  const { id, starts_on, ends_on, seats, version } = run
  return (
    <>
      <Breadcrumbs items={[{ label: 'Course runs', href: list }, { label: course }]} />
      <h1>{course}</h1>
      <p>{runWords(run)}</p>
      <div className="staff-columns">
        <ActionForm
          form="run"
          action={`${list}/${id}`}
          className="form card"
          defaults={{ starts_on, ends_on, seats: String(seats), version: String(version) }}
        >
          <RunFields />
          <p>
            Added seats go to the people on the waiting list, who are notified by mail. Changed dates are not mailed, so
            please write to the participants.
          </p>
          <FormActions busy="Saving..." link={{ to: `${list}/${id}/delete`, label: 'Delete' }}>
            Save
          </FormActions>
        </ActionForm>
        <section className="card" aria-labelledby="run-places">
          <h2 id="run-places">Places</h2>
          {rows.length === 0 ? <p>There are no places in this run yet.</p> : null}
          <ul className="activity">
            {rows.map(({ id: place, name, status, waiting_since }) => (
              <li key={place}>
                <p>
                  <Link to={`${places}/${place}`} className="typed" dir="auto">
                    {name}
                  </Link>
                </p>
                <p className="activity-foot">
                  <Pill status={status}>{placeLabel(status)}</Pill>{' '}
                  {waiting_since === null ? null : 'On the waiting list'}
                </p>
              </li>
            ))}
          </ul>
          {isCut ? <p>Only the newest are shown.</p> : null}
        </section>
      </div>
    </>
  )
}
