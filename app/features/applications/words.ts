// What the application form says and offers. Apart from the rules, which no browser needs.

export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const

export const experienceLabels: Record<(typeof experienceLevels)[number], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

/** Where the form was sent from: the course's own page, or the list with one of its tabs. */
export const formPlaces = ['course', 'all', 'frontend', 'backend'] as const
export type FormPlace = (typeof formPlaces)[number]

/** What the box in the form says, word for word: it is stored with every application. */
export const consentParts = {
  before: 'I agree to the ',
  terms: 'Terms',
  between: ' and have read the ',
  privacy: 'Privacy notice',
  after: '.',
}
export const consentWording = Object.values(consentParts).join('')

export const failedToSubmit = 'Failed to submit the form. Please try again later.'
export const failedToApply = 'The code could not be checked. Please try again later.'
export const thankYou = "Thank you for your interest! We'll contact you shortly."
