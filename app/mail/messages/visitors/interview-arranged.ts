// Invites the applicant to an interview, moves it or cancels it; the attached calendar file does the same.

import { sayIn } from '#app/languages/phrases.server.ts'
import type { Appointment } from '#app/mail/calendar-file.ts'
import { type Decision, decisionTo } from '#app/mail/decision-mail.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import type { Application } from '#db/tables/careers.ts'
import { statusLink } from '../place-words.ts'

type Invited = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

type ArrangedInterview = {
  id: string
  sequence: number
  starts_at: number
  minutes: number
  place: string
  applicant_zone: string | null
}

export const interviewInvited = (application: Invited, interview: ArrangedInterview) =>
  letter(application, interview, 'invited')

export const interviewMoved = (application: Invited, interview: ArrangedInterview) =>
  letter(application, interview, 'moved')

export const interviewCancelled = (application: Invited, interview: ArrangedInterview) =>
  letter(application, interview, 'cancelled')

/** The mail of a decision that also tells that an interview, which the decision makes needless, does not take place. */
export function withoutInterview(decision: Decision, application: Invited, interview: ArrangedInterview): Decision {
  const say = sayIn(application.language)
  const { text, after } = occasions.cancelled
  const times = interviewTimes(interview.starts_at, interview.applicant_zone, application.language)
  return {
    ...decision,
    before: [...decision.before, say(text, { company }), { facts: times }, say(after)],
    appointment: appointmentOf(application, interview, true),
  }
}

function letter(application: Invited, interview: ArrangedInterview, occasion: keyof typeof occasions): Decision {
  const { course_name, language } = application
  const say = sayIn(language)
  const { heading, text, after } = occasions[occasion]
  const { starts_at, minutes, place, applicant_zone } = interview
  return {
    ...decisionTo(application, {
      kind: `interview-${occasion}`,
      heading: say(heading),
      before: [
        say(text, { company }),
        {
          facts: [
            [say('Course|mail'), course_name],
            ...interviewTimes(starts_at, applicant_zone, language),
            [say('Duration'), say('About {minutes} minutes', { minutes })],
            [say('Where'), place],
          ],
        },
      ],
      after: [say(after), statusLink(application)],
    }),
    appointment: appointmentOf(application, interview, occasion === 'cancelled'),
  }
}

/** The interview as a calendar appointment. */
export const appointmentOf = (
  { email, reference, course_name, language }: Invited,
  { id, sequence, starts_at, minutes, place }: ArrangedInterview,
  isCancelled: boolean,
): Appointment => ({
  id,
  sequence,
  startsAt: starts_at,
  minutes,
  place,
  isCancelled,
  attendee: email,
  reference,
  summary: `${sayIn(language)('Interview')}: ${course_name} (${reference})`,
})

const occasions = {
  invited: {
    heading: 'Invitation to an interview',
    text: 'We have read your application for a course at {company} and would like to talk with you. It is a conversation about what you know and what you want to learn, not an examination.',
    after: 'The attached file adds the time to your calendar. If the time does not suit you, please tell us.',
  },
  moved: {
    heading: 'Your interview has a new time',
    text: 'The time or place of your interview with {company} has changed. The new details are:',
    after: 'The attached file changes the time in your calendar. If the time does not suit you, please tell us.',
  },
  cancelled: {
    heading: 'Your interview is cancelled',
    text: 'Your interview with {company} at this time will not take place:',
    after: 'The attached file removes it from your calendar.',
  },
} as const
