import type { Phrase } from '#app/languages/phrases.server.ts'

export const companyWords = {
  signedOff: 'Checklist signed off: search engines may list the site',
  notSignedOff: 'Sign-off withdrawn: search engines are asked not to list the site',
  unsigned: 'Every legal text must be signed off first.',
  legalSigned: 'Legal text signed off.',
  legalChanged: 'This legal text has changed in the meantime. Please read it again.',
  failed: 'Failed to save the settings. Please try again.',
  changed: 'This was changed while you were looking at it.',
} as const satisfies Record<string, Phrase>
