// The visitors' messages. Only the mailbox learns whether a reference and an address match.

/** An example with a valid check character. */
export const exampleReference = 'ENQ-7K3M-92QT'
export const linkMailed = 'If the reference and address match, we have emailed you a link.'
export const linkHeld = 'If the reference and address match, a link to it is prepared.'
export const linkFailed = 'The link could not be prepared. Please try again later.'
export const addedWords = 'Your information has been added.'
export const addFailed = 'Failed to send message. Please try again.'
export const withdrawnWords = 'It has been withdrawn.'
export const withdrawFailed = 'It could not be withdrawn. Please try again later.'
export const closedWords =
  'It has since been closed, so nothing can be added. What you typed is still here; please send it as a new message.'
