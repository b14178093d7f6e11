// What the visitor reads. Whether a reference and an address belong together is told to their mailbox only.

/** One that could be real: its check character is right. */
export const exampleReference = 'ENQ-7K3M-92QT'
export const linkMailed = 'If both belong together, we have mailed you a link.'
export const linkFailed = 'The link could not be prepared. Please try again later.'
export const addedWords = 'We have added it, and the people who work on it are told.'
export const addFailed = 'Failed to send message. Please try again.'
export const withdrawnWords = 'It is withdrawn.'
export const withdrawFailed = 'It could not be withdrawn. Please try again later.'
export const closedWords =
  'It is closed by now, so nothing can be added. What you typed is still here; please write to us anew.'
