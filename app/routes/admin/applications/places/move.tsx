// Confirms a move of a course place, and shows its mail to the participant.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { letterSchema } from '#app/features/applications/decision-schema.ts'
import { movePlace, placeLetter } from '#app/features/applications/places/move-place.server.ts'
import { placeMoveKinds, placeMovesFrom } from '#app/features/applications/places/place-statuses.ts'
import { findPlaceOf } from '#app/features/applications/places/places.server.ts'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { movedUpWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { letterOf } from '../letter.tsx'
import { applicationIn, pageOf, recordOf, referenceOf } from '../step.server.ts'
import { StepForm } from '../step.tsx'
import { movedPlaceWords } from '../told.server.ts'
import { PlacePill } from './place-pill.tsx'
import { leavesWaitingList, placeMoves, placeRefusals } from './words.ts'

export const handle = { permission: 'applications.write', title: 'Course place' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, now, say }) => {
  const move = keyIn(placeMoves, params.move)
  const [application, place] = await Promise.all([applicationIn(params), findPlaceOf(db, referenceOf(params))])
  if (!application || !place) return null
  const { status, run_id, waiting_since, version } = place
  const possible = placeMovesFrom(status, waiting_since !== null).find(({ id }) => id === move)
  const letter = possible ? await placeLetter(db, place, possible.to, now) : null
  return {
    pageTitle: say(placeMoves[move].button),
    move,
    record: recordOf(application, request),
    place: { status, run_id, waiting_since, version },
    isPossible: possible !== undefined,
    letter: letter && letterOf(letter),
  }
})

export const action = staffAction(handle.permission, letterSchema, {
  form: 'place-move',
  run: async ({ params, value: { version, paragraph, mail }, by }) => {
    const place = await findPlaceOf(db, referenceOf(params))
    const { to } = placeMoveKinds[keyIn(placeMoveKinds, params.move)]
    if (!place) return { ok: false, reason: 'gone' }
    return movePlace(db, { id: place.id, to, version, mail: mail ? { paragraph } : null }, by)
  },
  done: async (sent, moved) => ({
    to: pageOf(sent),
    text: drawn(
      (await movedPlaceWords(db, { ...moved, isMailed: sent.value.mail }, sent)) +
        (await movedUpWords(db, moved.movedUp, sent)),
    ),
  }),
  failed: 'We couldn’t change the place. Please try again.',
  refusals: placeRefusals,
  changed: 'This place was changed while you were looking at it.',
})

export default function MovePlacePage() {
  const say = useSay()
  const { move, record, place, isPossible, letter } = useLoaderData<typeof loader>()
  const { title, text, ...copy } = placeMoves[move]
  const isLeaving = move === 'cancel' && place.waiting_since !== null
  return (
    <StepForm
      {...copy}
      form="place-move"
      record={record}
      action={`${record.path}/place/${move}${record.query}`}
      title={say(title, { name: record.name })}
      version={place.version}
      refusal={isPossible ? null : placeRefusals['wrong move']}
      state={<PlacePill place={place} />}
      text={isLeaving ? leavesWaitingList : text}
      letter={letter}
    />
  )
}
