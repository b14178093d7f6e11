// Messages about a person's data.

/** Why nothing was erased. */
export const refusals = {
  nothing: 'We hold nothing about this address.',
  changed: 'There is more or less about this person now than this page showed. Look at it again.',
  sending:
    'An email to this person is being sent at this moment. Try again in a minute. If it is an issue of the newsletter that waits for a decision, decide about it first.',
} as const

// The visitors' messages. Only the mailbox learns whether anything is known about its address.
export const dataLinkHeld = 'If we hold anything about this address, a link to it is prepared.'
export const dataLinkMailed = 'If we hold anything about this address, we have emailed you a link.'
export const dataLinkFailed = 'The link could not be prepared. Please try again later.'
export const erasureAsked = 'We have received your request. We will answer it within 30 days.'
export const erasureFailed = 'The request could not be sent. Please try again later.'
