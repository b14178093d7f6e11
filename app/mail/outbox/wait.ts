/** The longest time for which a mail may wait for its author to take it back. */
export const longestWaitMs = 60_000
