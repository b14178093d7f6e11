// The texts of the pages about course places.

import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { applicationsCrumb } from '../step.tsx'

export const places = '/dashboard/careers/places'

const placesCrumb = { label: 'Course places', href: places }

export const abovePlaces = [applicationsCrumb, placesCrumb]

export const movedWords = ({ name, status }: Pick<PlaceRow, 'name' | 'status'>) =>
  `${name}’s place is now: ${placeLabel(status)}.`

export const placeRefusals = {
  'wrong move': 'The place has a different status now, or is waiting for a seat.',
  'not accepted': 'The application is no longer accepted. Accept it again to reinstate the place.',
}

type Copy = { to: 'cancelled' | 'completed'; title: (name: string) => string; button: string; text: string }

/** The moves with a confirmation page, by the page's path below the place's. */
export const askedMoves: Record<'cancel' | 'complete', Copy> = {
  cancel: {
    to: 'cancelled',
    title: (name) => `Cancel ${name}’s place?`,
    button: 'Cancel place',
    text: 'The seat goes to the first person on the waiting list, and we email that person. We don’t email the participant who loses the place, so please let them know. You can reinstate the place later.',
  },
  complete: {
    to: 'completed',
    title: (name) => `Has ${name} completed the course?`,
    button: 'Mark as completed',
    text: 'They keep their seat, and the place can no longer be changed.',
  },
}
