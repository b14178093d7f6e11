// What can be done with many records at once.
/** By the status that they lead to, of whatever kind. */
export const bulkMoves = {
  completed: 'Mark as completed',
  in_progress: 'Start work',
  reviewing: 'Start review',
  spam: 'Mark as spam',
  new: 'Not spam',
} as const

/** A ticked record: its reference and the version that the list showed. */
export const targetText = ({ reference, version }: { reference: string; version: number }) => `${reference}.${version}`
