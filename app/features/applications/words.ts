// The form's words, separate from its rules, which the browser does not need; its choices are in answers.ts.
import type { Say } from '#app/languages/phrases.server.ts'

/** The page that contains the form: the course's own, or a tab of the list. */
export const formPlaces = ['course', 'all', 'frontend', 'backend'] as const
export type FormPlace = (typeof formPlaces)[number]

export const failedToSubmit = 'Failed to submit the form. Please try again later.'
export const failedToApply = 'The code could not be checked. Please try again later.'
export const thankYou = "Thank you for your interest! We'll contact you shortly."

/** A course's place, as staff typed it: in any language it may be no place but the web. */
export const isOnline = (place: string) => ['online', 'en ligne', '온라인'].includes(place.toLowerCase())

/** The place on a page in another language: a name of a place stays as it is. */
export const placeWords = (place: string, say: Say) => (isOnline(place) ? say('Online') : place)
