// What is said about a person's data.

/** Why nothing was erased. */
export const refusals = {
  nothing: 'Nothing is known about this address.',
  changed: 'There is more or less about this person now than this page showed. Look at it again.',
  sending:
    'An email to this person is being sent at this moment. Try again in a minute. If it is an issue of the newsletter that waits for a decision, decide about it first.',
} as const
