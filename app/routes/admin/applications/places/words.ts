// The texts of the pages about course places.

import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'

export const places = '/dashboard/careers/places'

export const placesCrumb = { label: 'Course places', href: places }

export const movedWords = ({ name, status }: Pick<PlaceRow, 'name' | 'status'>) =>
  `The place of ${name} is now: ${placeLabel(status)}.`

export const placeRefusals = {
  'wrong move': 'The place now has another status, or is waiting for a seat.',
  'not accepted': 'The application is no longer accepted. Accept it again to reinstate the place.',
}

type Copy = { to: 'cancelled' | 'completed'; title: (name: string) => string; button: string; text: string }

/** The moves with a confirmation page, by the page's path below the place's. */
export const askedMoves: Record<'cancel' | 'complete', Copy> = {
  cancel: {
    to: 'cancelled',
    title: (name) => `Cancel the place of ${name}?`,
    button: 'Cancel place',
    text: 'Its seat goes to the first person on the waiting list, who is notified by mail. This person is not mailed, so please write to them. “Reinstate” reverses this.',
  },
  complete: {
    to: 'completed',
    title: (name) => `Has ${name} completed the course?`,
    button: 'Mark as completed',
    text: 'The place keeps its seat and can no longer be changed.',
  },
}
