export const companyWords = {
  signedOff: 'Checklist signed off: search engines may list the site',
  notSignedOff: 'Sign-off withdrawn: search engines are asked not to list the site',
  stepsPutAway: 'The first steps are put away. The launch checklist can bring them back.',
  stepsBack: 'The first steps are on the overview again',
  unsigned: 'Every legal text has to be signed off first.',
  legalSigned: 'The legal text is signed off.',
  legalChanged: 'This legal text has changed meanwhile. Please read it again.',
  failed: 'Failed to save the settings. Please try again.',
  changed: 'This was changed while you were looking at it.',
}
