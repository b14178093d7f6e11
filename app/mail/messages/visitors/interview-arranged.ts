// Invites the applicant to an interview, moves it or cancels it; the attached calendar file does the same.

import type { Appointment } from '#app/mail/calendar-file.ts'
import type { Decision } from '#app/mail/decision-mail.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'

type Invited = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

type ArrangedInterview = {
  id: string
  sequence: number
  starts_at: number
  minutes: number
  place: string
  applicant_zone: string | null
}

export const interviewInvited = (application: Invited, interview: ArrangedInterview): Decision => ({
  ...letter(application, interview, 'invited'),
  kind: 'interview-invited',
})

export const interviewMoved = (application: Invited, interview: ArrangedInterview): Decision => ({
  ...letter(application, interview, 'moved'),
  kind: 'interview-moved',
})

export const interviewCancelled = (application: Invited, interview: ArrangedInterview): Decision => ({
  ...letter(application, interview, 'cancelled'),
  kind: 'interview-cancelled',
})

/** The mail of a decision that also tells that an interview, which the decision makes needless, does not take place. */
export function withoutInterview(decision: Decision, application: Invited, interview: ArrangedInterview): Decision {
  const { text, after } = translations[application.language].cancelled
  const times = interviewTimes(interview.starts_at, interview.applicant_zone, application.language)
  return {
    ...decision,
    before: [...decision.before, text, { facts: times }, after],
    appointment: appointmentOf(application, interview, true),
  }
}

type Occasion = 'invited' | 'moved' | 'cancelled'

function letter(application: Invited, interview: ArrangedInterview, occasion: Occasion): Omit<Decision, 'kind'> {
  const { name, email, reference, course_name, language } = application
  const copy = translations[language]
  const { heading, text, after } = copy[occasion]
  const { starts_at, minutes, place, applicant_zone } = interview
  return {
    to: email,
    subject: `${heading} (${reference})`,
    reference,
    language,
    greets: { name },
    heading,
    before: [
      text,
      {
        facts: [
          [copy.course, course_name],
          ...interviewTimes(starts_at, applicant_zone, language),
          [copy.duration, copy.minutes(minutes)],
          [copy.place, place],
        ],
      },
    ],
    after: [after, { link: { label: copy.link, href: `/status?reference=${reference}` } }],
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
  summary: `${translations[language].summary}: ${course_name} (${reference})`,
})

type Copy = Record<'course' | 'duration' | 'place' | 'link' | 'summary', string> & {
  minutes: (count: number) => string
} & Record<Occasion, Record<'heading' | 'text' | 'after', string>>

const translations: Record<Language, Copy> = {
  en: {
    course: 'Course',
    duration: 'Duration',
    minutes: (count) => `About ${count} minutes`,
    place: 'Where',
    link: 'See where your application stands',
    summary: 'Interview',
    invited: {
      heading: 'Invitation to an interview',
      text: `We have read your application for a course at ${companyName} and would like to talk with you. It is a conversation about what you know and what you want to learn, not an examination.`,
      after: 'The attached file adds the time to your calendar. If the time does not suit you, please tell us.',
    },
    moved: {
      heading: 'Your interview has a new time',
      text: `The time or place of your interview with ${companyName} has changed. The new details are:`,
      after: 'The attached file changes the time in your calendar. If the time does not suit you, please tell us.',
    },
    cancelled: {
      heading: 'Your interview is cancelled',
      text: `Your interview with ${companyName} at this time will not take place:`,
      after: 'The attached file removes it from your calendar.',
    },
  },
  ko: {
    course: '과정',
    duration: '소요 시간',
    minutes: (count) => `약 ${count}분`,
    place: '장소',
    link: '지원서의 진행 상황 확인',
    summary: '면접',
    invited: {
      heading: '면접 안내',
      text: `${companyName}의 교육 과정에 제출하신 지원서를 읽었으며, 직접 이야기를 나누고자 합니다. 시험이 아니라, 알고 계신 것과 배우고자 하시는 것에 대한 대화입니다.`,
      after: '첨부 파일로 일정을 캘린더에 추가하실 수 있습니다. 시간이 맞지 않으면 알려 주십시오.',
    },
    moved: {
      heading: '면접 일정이 변경되었습니다',
      text: `${companyName} 면접의 시간 또는 장소가 변경되었습니다. 변경된 일정은 다음과 같습니다.`,
      after: '첨부 파일로 캘린더의 일정이 변경됩니다. 시간이 맞지 않으면 알려 주십시오.',
    },
    cancelled: {
      heading: '면접이 취소되었습니다',
      text: `다음 시간에 예정되었던 ${companyName} 면접은 진행되지 않습니다.`,
      after: '첨부 파일로 캘린더에서 일정이 삭제됩니다.',
    },
  },
  fr: {
    course: 'Formation',
    duration: 'Durée',
    minutes: (count) => `Environ ${count} minutes`,
    place: 'Lieu',
    link: 'Suivre le traitement de votre candidature',
    summary: 'Entretien',
    invited: {
      heading: 'Invitation à un entretien',
      text: `Nous avons lu votre candidature à une formation chez ${companyName} et aimerions parler avec vous. C’est une conversation sur ce que vous savez et ce que vous souhaitez apprendre, non un examen.`,
      after:
        'Le fichier joint ajoute l’entretien à votre agenda. Si l’heure ne vous convient pas, veuillez nous le faire savoir.',
    },
    moved: {
      heading: 'Votre entretien a été déplacé',
      text: `L’heure ou le lieu de votre entretien chez ${companyName} a changé. Voici ce qui est désormais prévu\u00a0:`,
      after:
        'Le fichier joint modifie l’heure dans votre agenda. Si elle ne vous convient pas, veuillez nous le faire savoir.',
    },
    cancelled: {
      heading: 'Votre entretien est annulé',
      text: `L’entretien suivant chez ${companyName} n’aura pas lieu\u00a0:`,
      after: 'Le fichier joint le retire de votre agenda.',
    },
  },
}
