/** The faults that a check finds in the chain of the audit log. */
export const chainFaults = {
  changed: 'An entry was changed after it was written.',
  missing: 'An entry was removed before its time.',
  broken: 'The chain is broken: an entry or its link was removed or changed.',
  added: 'Entries were added that the chain does not know.',
} as const
