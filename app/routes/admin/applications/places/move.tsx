// Confirms cancelling or completing a course place.

import { db } from '#app/db.server.ts'
import { movePlace } from '#app/features/applications/places/move-place.server.ts'
import { findPlaceMove, placePill } from '#app/features/applications/places/place-statuses.ts'
import { findPlace } from '#app/features/applications/places/places.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import { movedUpWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { abovePlaces, askedMoves, leavesWaitingList, movedWords, placeRefusals, places } from './words.ts'

export const handle = { permission: 'applications.write', title: 'Course place' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, say }) => {
  const move = keyIn(askedMoves, params.move)
  const { to, title, button, text } = askedMoves[move]
  const place = await findPlace(db, id)
  if (!place) return null
  const { name, course_name, status, version, waiting_since } = place
  return {
    pageTitle: say(button),
    form: 'place-move',
    title: message(title, { name }),
    button,
    keep: move === 'cancel' ? 'Keep place' : undefined,
    isDangerous: move === 'cancel',
    version,
    above: abovePlaces,
    record: { label: drawn(name), href: `${places}/${id}`, subject: [name, course_name] },
    state: placePill(place),
    refusal: findPlaceMove(status, to, waiting_since !== null) ? null : placeRefusals['wrong move'],
    reload: 'Reload this place',
    text: move === 'cancel' && waiting_since !== null ? leavesWaitingList : text,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'place-move',
  run: ({ id, params, value, by }) => {
    const { to } = askedMoves[keyIn(askedMoves, params.move)]
    return movePlace(db, { id, to, isConfirmed: true, ...value }, by)
  },
  done: async (sent, { place, movedUp }) => ({
    to: `${places}/${place.id}`,
    text: drawn(movedWords(place, sent.say) + (await movedUpWords(db, movedUp, sent))),
  }),
  refusals: placeRefusals,
  record: ({ id }) => ({ kind: 'place', id }),
})

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
