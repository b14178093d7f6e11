// The visitors' messages, separate from the schema, which the browser does not need.
export const thankYou = 'Thank you for subscribing!'
export const checkInbox = 'Please check your inbox to confirm.'
export const failedToSubscribe = 'Failed to submit the form. Please try again later.'
export const preferencesSaved = 'Your preferences are saved.'
export const noTracking = 'Our newsletter has no tracking: we cannot see who opens it or follows its links.'
export const issuesTitle = 'Newsletter issues'
export const linkHeld = 'If this address is on our list, an email with an unsubscribe link is prepared.'
export const linkOnItsWay = 'If this address is on our list, an email with an unsubscribe link is on its way.'
