/** The name of the calendar file of a mail of this kind. */
export const calendarName = (kind: string) => (kind.startsWith('interview') ? 'interview.ics' : 'appointment.ics')
