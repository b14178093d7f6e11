// The messages of the forms that choose a time. Separate from the schema, so that forms load no validator.

/** The value of the choice to write without a time. */
export const noTime = 'none'
/** What the query chooses of the times. */
export const viewKeys = ['office', 'zone', 'from'] as const
/** The names in a form that is sent to show other times, which it does without scripts. */
export const showFields = { button: 'show', office: 'showOffice', zone: 'showZone' } as const
export const chooseTime = 'Choose one of the times'
export const timeTaken =
  'This time has just been taken. Please choose another one, or send your message without a time.'
export const heldEnough =
  'You have chosen several times that are not confirmed yet. Please confirm one of them first, or send your message without a time.'
export const moveTaken = 'This time has just been taken. Please choose another one.'
export const badHours = 'Enter a start and a later end for each time, such as 09:00 and 12:00'
export const noneToCome = 'There is no upcoming appointment.'
export const confirmed = 'Your appointment is confirmed.'
export const confirmFailed = 'It could not be confirmed. Please try again later.'
export const confirmTaken = 'Someone else has this time by now. Please choose another one.'
export const hasAnotherOne = 'You already have another appointment. Please move or cancel that one first.'
export const moved = 'Your appointment has been moved.'
export const moveFailed = 'It could not be moved. Please try again later.'
export const cancelled = 'Your appointment has been cancelled.'
export const cancelFailed = 'It could not be cancelled. Please try again later.'

/** The lengths of an appointment, in minutes. */
export const appointmentLengths = ['15', '20', '30', '45', '60', '90'] as const
