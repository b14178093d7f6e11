export const companyWords = {
  signedOff: 'Checklist signed off: search engines may list the site',
  notSignedOff: 'Sign-off withdrawn: search engines are asked not to list the site',
  stepsPutAway: 'First steps hidden. You can bring them back from the launch checklist.',
  stepsBack: 'The first steps are on the overview again',
  unsigned: 'Every legal text must be signed off first.',
  legalSigned: 'Legal text signed off.',
  legalChanged: 'This legal text has changed in the meantime. Please read it again.',
  failed: 'Failed to save the settings. Please try again.',
  changed: 'This was changed while you were looking at it.',
}
