// The form's words, separate from its rules, which the browser does not need; its choices are in answers.ts.

/** The page that contains the form: the course's own, or a tab of the list. */
export const formPlaces = ['course', 'all', 'frontend', 'backend'] as const
export type FormPlace = (typeof formPlaces)[number]

export const failedToSubmit = 'Failed to submit the form. Please try again later.'
export const failedToApply = 'The code could not be checked. Please try again later.'
export const thankYou = "Thank you for your interest! We'll contact you shortly."
