// Moves a place into a course run, or out of its run.
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { chooseRun } from '#app/features/applications/places/move-place.server.ts'
import { findPlaceOf } from '#app/features/applications/places/places.server.ts'
import { proposedRun, upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { hiddenText, version } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { movedUpWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { shortDay, shortRunWords } from '../runs/words.ts'
import { applicationIn, pageOf, recordOf, referenceOf } from '../step.server.ts'
import { ApplicationStep } from '../step.tsx'
import { PlacePill } from './place-pill.tsx'
import { chosenWords } from './words.ts'

export const handle = { permission: 'applications.write', title: 'Course run' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, now }) => {
  const [application, place] = await Promise.all([applicationIn(params), findPlaceOf(db, referenceOf(params))])
  if (!application || !place) return null
  const { status, run_id, waiting_since, starts_on, version } = place
  const runs = await upcomingRuns(db, place.course_id, now)
  const free = runs.filter(({ left }) => left > 0)
  // As for an acceptance. Who is confirmed or waits already is offered a free seat only.
  const proposed = proposedRun(status === 'confirmed' || waiting_since !== null ? free : runs)?.id
  return {
    record: recordOf(application, request),
    place: { status, run_id, waiting_since, starts_on, version },
    isPossible: status === 'pending' || status === 'confirmed',
    runs,
    chosen: (waiting_since === null ? (run_id ?? proposed) : (proposed ?? run_id)) ?? '',
  }
})

const closed = 'Only a pending or confirmed place can change its run.'

export const action = staffAction(handle.permission, z.object({ run: hiddenText(40), version }), {
  form: 'place-run',
  run: async ({ params, value, by }) => {
    const place = await findPlaceOf(db, referenceOf(params))
    if (!place) return { ok: false, reason: 'gone' }
    return chooseRun(db, { id: place.id, runId: value.run || null, version: value.version }, by)
  },
  done: async (sent, { place, movedUp }) => ({
    to: pageOf(sent),
    text: drawn(chosenWords(place, sent) + (await movedUpWords(db, movedUp, sent))),
  }),
  failed: 'We couldn’t change the run. Please try again.',
  refusals: {
    closed,
    'no run': { errors: { run: ['This run no longer exists'] }, status: 422 },
    full: { errors: { run: ['This run is full, and a confirmed place can’t go on the waiting list'] }, status: 422 },
  },
  changed: 'This place was changed while you were looking at it.',
})

export default function PlaceRunPage() {
  const say = useSay()
  const language = useLanguage()
  const { record, place, isPossible, runs, chosen } = useLoaderData<typeof loader>()
  const { run_id, starts_on, version } = place
  const isListed = runs.some((run) => run.id === run_id)
  const own =
    run_id && !isListed
      ? [{ value: run_id, label: message('{day} (has started)', { day: shortDay(starts_on ?? '', language) }) }]
      : []
  const options = [
    ...own,
    ...runs.map((run) => ({ value: run.id, label: drawn(shortRunWords(run, { say, language })) })),
    { value: '', label: 'No run' as const },
  ]
  return (
    <ApplicationStep
      record={record}
      title={say('Course run: {name}', { name: record.name })}
      crumb={say('Course run')}
      refusal={isPossible ? null : closed}
      state={<PlacePill place={place} />}
    >
      <StaffForm
        form="place-run"
        action={`${record.path}/place/run${record.query}`}
        defaults={{ run: chosen }}
        version={version}
        button={say('Save')}
        cancel={record.page}
      >
        <p>
          {say(
            'If the run is full, they join its waiting list. We don’t email them about this: confirming the place does.',
          )}
        </p>
        <SelectField name="run" label={say('Run')} isUnmarked options={options} />
      </StaffForm>
    </ApplicationStep>
  )
}
