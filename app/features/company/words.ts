import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

export const companyWords = {
  signedOff: 'Checklist signed off: search engines may list the site',
  notSignedOff: 'Sign-off withdrawn: search engines are asked not to list the site',
  tick: 'Tick this box to sign off with a reason',
  legalSigned: 'Legal texts signed off.',
  legalChanged: 'These legal texts have changed in the meantime. Please read them again.',
  failed: 'Failed to save the settings. Please try again.',
  changed: 'This was changed while you were looking at it.',
} as const satisfies Record<string, Phrase>

/** The states of a line of the launch checklist, open ones first. */
export const itemStates = {
  missing: 'Missing',
  check: 'To check',
  optional: 'May stay empty',
  known: 'Filled in',
} as const satisfies Record<string, Phrase>

/** The place of a language’s legal texts in the launch checklist. */
export const legalId = (language: Language) => `legal-${language}`
