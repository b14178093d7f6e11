// The texts of the pages about course places.

import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { applicationsCrumb } from '../paths.ts'

export const places = '/dashboard/careers/places'

export const placesCrumb = { label: 'Course places', href: places } as const

export const abovePlaces = [applicationsCrumb, placesCrumb]

export const movedWords = ({ name, status }: Pick<PlaceRow, 'name' | 'status'>, say: Say) =>
  say('{name}’s place is now: {status}.', { name, status: say(placeLabel(status)) })

/** The run that the place has now. */
export function chosenWords({ starts_on, waiting_since }: Pick<PlaceRow, 'starts_on' | 'waiting_since'>, say: Say) {
  if (!starts_on) return say('Removed from the run.')
  return waiting_since === null
    ? say('Moved to the run of {day}.', { day: starts_on })
    : say('Moved to the run of {day}, on the waiting list.', { day: starts_on })
}

export const placeRefusals = {
  'wrong move': 'The place has a different status now, or is waiting for a seat.',
  'not accepted': 'The application is no longer accepted. Accept it again to reinstate the place.',
} as const

/** The title has the participant's name as its value. */
type Copy = { to: 'cancelled' | 'completed'; title: Phrase; button: Phrase; text: Phrase }

/** Without a seat that anybody could take. */
export const leavesWaitingList =
  'They leave the waiting list. We don’t email them, so please let them know. You can reinstate the place later.'

/** The moves with a confirmation page, by the page's path below the place's. */
export const askedMoves: Record<'cancel' | 'complete', Copy> = {
  cancel: {
    to: 'cancelled',
    title: 'Cancel {name}’s place?',
    button: 'Cancel place',
    text: 'The seat goes to the first person on the waiting list, and we email that person. We don’t email the participant who loses the place, so please let them know. You can reinstate the place later.',
  },
  complete: {
    to: 'completed',
    title: 'Has {name} completed the course?',
    button: 'Mark as completed',
    text: 'They keep their seat, and the place can no longer be changed.',
  },
}
