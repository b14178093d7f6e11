// What the pages about course places say.
export const places = '/dashboard/careers/places'

export const placeRefusals = {
  'wrong move': 'The place is in another status now, or waits for a seat.',
  'not accepted': 'The application is not accepted any more. Accept it again: that reinstates the place.',
}

type Copy = { to: 'cancelled' | 'completed'; title: (name: string) => string; button: string; text: string }

/** The moves that ask first, by the page below the place's that asks. */
export const askedMoves: Record<'cancel' | 'complete', Copy> = {
  cancel: {
    to: 'cancelled',
    title: (name) => `Cancel the place of ${name}?`,
    button: 'Cancel place',
    text: 'Its seat goes to the first on the waiting list, who is told by mail. This person is not mailed: write to them. “Reinstate” leads back.',
  },
  complete: {
    to: 'completed',
    title: (name) => `Has ${name} completed the course?`,
    button: 'Mark as completed',
    text: 'The place keeps its seat and is not changed any more.',
  },
}

export const isAskedMove = (name = ''): name is keyof typeof askedMoves => Object.hasOwn(askedMoves, name)
