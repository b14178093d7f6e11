// Moves a place into a course run; the place's page has the same form.

import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { chooseRun } from '#app/features/applications/places/move-place.server.ts'
import { findPlace } from '#app/features/applications/places/places.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { hiddenText, version } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { movedUpWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { RunChoice } from './run-choice.tsx'
import { abovePlaces, chosenWords, places } from './words.ts'

export const handle = { permission: 'applications.write', title: 'Course run' } as const

export const loader = staffLoader(handle.permission, async ({ id, now }) => {
  const place = await findPlace(db, id)
  return place && { place, runs: await upcomingRuns(db, place.course_id, now) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, z.object({ run: hiddenText(40), version }), {
  form: 'place-run',
  run: ({ id, value, by }) => chooseRun(db, { id, runId: value.run || null, version: value.version }, by),
  done: async (sent, { place, movedUp }) => ({
    to: `${places}/${place.id}`,
    text: drawn(chosenWords(place, sent.say) + (await movedUpWords(db, movedUp, sent))),
  }),
  failed: 'We couldn’t change the run. Please try again.',
  refusals: {
    closed: 'Only a pending or confirmed place can change its run.',
    'no run': { errors: { run: ['This run no longer exists'] }, status: 422 },
    full: { errors: { run: ['This run is full, and a confirmed place can’t go on the waiting list'] }, status: 422 },
  },
  record: ({ id }) => ({ kind: 'place', id }),
})

export default function PlaceRunPage() {
  const say = useSay()
  const { place, runs } = useLoaderData<typeof loader>()
  const above = [...abovePlaces, { label: drawn(place.name), href: `${places}/${place.id}` }]
  return (
    <StaffPage title={say('Change run')} above={above}>
      <RunChoice place={place} runs={runs} cancel={`${places}/${place.id}`} />
    </StaffPage>
  )
}
