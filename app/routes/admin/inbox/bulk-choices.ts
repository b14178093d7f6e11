// The actions on several records at once.
/** The moves by their target status, for all kinds. */
export const bulkMoves = {
  completed: 'Done',
  in_progress: 'Mark as in progress',
  reviewing: 'Start review',
  spam: 'Mark as spam',
  new: 'Not spam',
} as const

/** A selected record: its reference and the version that the list showed. */
export const targetText = ({ reference, version }: { reference: string; version: number }) => `${reference}.${version}`

/** The reference in such a text. */
export const referenceOfTarget = (target: string) => target.replace(/\..*/, '')

/** The parameter that brings refused tags back into their field. */
export const tagsParam = 'typed-tags'
