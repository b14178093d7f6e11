// The texts of the pages about course places.

import { type PlaceMoveId, placeLabel } from '#app/features/applications/places/place-statuses.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { shortDay } from '../runs/words.ts'

export const places = '/dashboard/careers/places'

export const placesCrumb = { label: 'Course places', href: places } as const

/** A place has its part of its application's page. */
export const placePage = ({ reference }: Pick<PlaceRow, 'reference'>) =>
  `${recordPath({ kind: 'application', reference })}#place`

export const movedWords = ({ name, status }: Pick<PlaceRow, 'name' | 'status'>, say: Say) =>
  say('{name}’s place is now: {status}.', { name, status: say(placeLabel(status)) })

type Chosen = Pick<PlaceRow, 'starts_on' | 'waiting_since' | 'version'>

/** The run that the place has now. @param value has its version before */
export function chosenWords(
  { starts_on, waiting_since, version }: Chosen,
  { say, language, value }: { say: Say; language: Language; value: { version: number } },
) {
  if (version === value.version) return say('Nothing was different, so nothing has changed.')
  if (!starts_on) return say('Removed from the run.')
  const day = shortDay(starts_on, language)
  return waiting_since === null
    ? say('Moved to the run of {day}.', { day })
    : say('Moved to the run of {day}, on the waiting list.', { day })
}

export const placeRefusals = {
  'wrong move': 'The place has a different status now, or is waiting for a seat.',
  'not accepted': 'The application is no longer accepted. Accept it again to reinstate the place.',
} as const

/** The title has the participant's name as its value. */
type Copy = { title: Phrase; button: Phrase; text: Phrase | null; isDangerous?: boolean; keep?: Phrase }

export const placeMoves: Record<PlaceMoveId, Copy> = {
  confirm: { title: 'Confirm {name}’s place?', button: 'Confirm place', text: null },
  cancel: {
    title: 'Cancel {name}’s place?',
    button: 'Cancel place',
    keep: 'Keep place',
    text: 'The seat goes to the first person on the waiting list, and we email that person. Say in the email why the place is cancelled. You can reinstate the place later.',
    isDangerous: true,
  },
  complete: {
    title: 'Has {name} completed the course?',
    button: 'Mark as completed',
    text: 'They keep their seat, and the place can no longer be changed.',
  },
  reinstate: {
    title: 'Reinstate {name}’s place?',
    button: 'Reinstate',
    text: 'The place is pending again, or on the waiting list if its run is full. We don’t email them about this: confirming the place does.',
  },
}

/** Without a seat that anybody could take. */
export const leavesWaitingList: Phrase =
  'They leave the waiting list. Say in the email why. You can reinstate the place later.'
