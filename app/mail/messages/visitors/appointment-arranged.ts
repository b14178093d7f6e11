// Tells the visitor that an appointment was booked by staff, moved or cancelled; the attached calendar file does the same.
import { findOffice } from '#app/content/company/offices.ts'
import type { Appointment as CalendarEntry } from '#app/mail/calendar-file.ts'
import { interviewTimes, type Reader } from '#app/mail/interview-times.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import { officeCopy } from '#app/mail/office-words.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { Enquiry, Language } from '#db/tables/records.ts'

type Enquirer = Pick<Enquiry, 'email' | 'reference' | 'language'>
export type ArrangedAppointment = Pick<
  Appointment,
  'id' | 'sequence' | 'office' | 'starts_at' | 'minutes' | 'visitor_zone'
>

export const appointmentBooked = (enquiry: Enquirer, appointment: ArrangedAppointment): Mail => ({
  ...letter(enquiry, appointment, 'booked'),
  kind: 'appointment-booked',
})

export const appointmentMoved = (enquiry: Enquirer, appointment: ArrangedAppointment): Mail => ({
  ...letter(enquiry, appointment, 'moved'),
  kind: 'appointment-moved',
})

/** @param isWithdrawn the visitor withdrew the message as well */
export const appointmentCancelled = (
  enquiry: Enquirer,
  appointment: ArrangedAppointment,
  isWithdrawn = false,
): Mail => ({
  ...letter(enquiry, appointment, 'cancelled', isWithdrawn),
  kind: 'appointment-cancelled',
})

type Occasion = 'booked' | 'moved' | 'cancelled'

function letter(
  enquiry: Enquirer,
  appointment: ArrangedAppointment,
  occasion: Occasion,
  isWithdrawn = false,
): Omit<Mail, 'kind'> {
  const { email, reference, language } = enquiry
  const copy = translations[language]
  const { heading, text, after, link } = copy[occasion]
  return {
    to: email,
    subject: `${heading} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    appointment: calendarEntry(enquiry, appointment, occasion === 'cancelled'),
    letter: {
      language,
      greets: {},
      heading,
      parts: [
        text,
        { facts: appointmentFacts(appointment, language) },
        isWithdrawn ? copy.withdrawn : after,
        { link: { label: link, href: `/status?reference=${reference}` } },
      ],
    },
  }
}

/** The time in each zone concerned, with the office and the length. */
export function appointmentFacts(
  { office: id, starts_at, minutes, visitor_zone }: ArrangedAppointment,
  language: Language,
  reader: Reader = 'visitor',
) {
  const copy = translations[language]
  const office = findOffice(id)
  const facts: [string, string][] = [
    ...interviewTimes(starts_at, visitor_zone, language, reader),
    [copy.duration, copy.minutes(minutes)],
    [copy.office, office ? officeCopy[language].title(office) : id],
    [copy.place, copy.remote],
  ]
  return facts
}

/** The appointment as the visitor's calendar shows it. */
export const calendarEntry = (
  { email, reference, language }: Enquirer,
  { id, sequence, starts_at, minutes }: ArrangedAppointment,
  isCancelled: boolean,
): CalendarEntry => ({
  id,
  sequence,
  startsAt: starts_at,
  minutes,
  isCancelled,
  attendee: email,
  reference,
  place: translations[language].remote,
  summary: `${translations[language].summary} (${reference})`,
})

type Copy = Record<'duration' | 'office' | 'place' | 'remote' | 'summary' | 'withdrawn', string> & {
  minutes: (count: number) => string
} & Record<Occasion, Record<'heading' | 'text' | 'after' | 'link', string>>

const translations: Record<Language, Copy> = {
  en: {
    duration: 'Duration',
    minutes: (count) => `${count} minutes`,
    office: 'Office',
    place: 'Where',
    remote: 'By phone or video call',
    withdrawn: 'The attached file removes it from your calendar.',
    summary: 'Consultation',
    booked: {
      heading: 'Your appointment is booked',
      text: `Your consultation with ${companyName} is booked for this time:`,
      after: 'The attached file adds the time to your calendar. If it does not suit you, please choose another one:',
      link: 'See, move or cancel your appointment',
    },
    moved: {
      heading: 'Your appointment has a new time',
      text: `The time of your consultation with ${companyName} has changed. The new time is:`,
      after: 'The attached file changes the time in your calendar. If it does not suit you, please choose another one:',
      link: 'See, move or cancel your appointment',
    },
    cancelled: {
      heading: 'Your appointment is cancelled',
      text: `The consultation with ${companyName} at this time will not take place:`,
      after:
        'The attached file removes it from your calendar. Only the appointment is cancelled; we still have your message:',
      link: 'Check the status',
    },
  },
  ko: {
    duration: '소요 시간',
    minutes: (count) => `${count}분`,
    office: '담당 사무소',
    place: '방식',
    remote: '전화 또는 화상 통화',
    withdrawn: '첨부 파일로 캘린더에서 일정이 삭제됩니다.',
    summary: '상담',
    booked: {
      heading: '상담이 예약되었습니다',
      text: `${companyName} 상담이 다음 시간으로 예약되었습니다.`,
      after: '첨부 파일로 일정을 캘린더에 추가하실 수 있습니다. 시간이 맞지 않으면 다른 시간을 선택해 주십시오.',
      link: '예약 확인, 변경 또는 취소',
    },
    moved: {
      heading: '상담 예약 시간이 변경되었습니다',
      text: `${companyName} 상담 시간이 변경되었습니다. 변경된 일정은 다음과 같습니다.`,
      after: '첨부 파일로 캘린더의 일정이 변경됩니다. 시간이 맞지 않으면 다른 시간을 선택해 주십시오.',
      link: '예약 확인, 변경 또는 취소',
    },
    cancelled: {
      heading: '상담 예약이 취소되었습니다',
      text: `다음 시간에 예정되었던 ${companyName} 상담은 진행되지 않습니다.`,
      after: '첨부 파일로 캘린더에서 일정이 삭제됩니다. 보내 주신 문의는 그대로 유지됩니다.',
      link: '진행 상황 확인',
    },
  },
  fr: {
    duration: 'Durée',
    minutes: (count) => `${count} min`,
    office: 'Bureau',
    place: 'Lieu',
    remote: 'Par téléphone ou en visioconférence',
    withdrawn: 'Le fichier joint le retire de votre agenda.',
    summary: 'Rendez-vous',
    booked: {
      heading: 'Votre rendez-vous est réservé',
      text: `Votre rendez-vous avec ${companyName} est réservé à l’heure suivante\u00a0:`,
      after:
        'Le fichier joint ajoute le rendez-vous à votre agenda. Si l’heure ne vous convient pas, choisissez-en une autre\u00a0:',
      link: 'Voir, déplacer ou annuler votre rendez-vous',
    },
    moved: {
      heading: 'Votre rendez-vous a été déplacé',
      text: `L’heure de votre rendez-vous avec ${companyName} a changé. Voici ce qui est désormais prévu\u00a0:`,
      after:
        'Le fichier joint modifie l’heure dans votre agenda. Si elle ne vous convient pas, choisissez-en une autre\u00a0:',
      link: 'Voir, déplacer ou annuler votre rendez-vous',
    },
    cancelled: {
      heading: 'Votre rendez-vous est annulé',
      text: `Le rendez-vous suivant avec ${companyName} n’aura pas lieu\u00a0:`,
      after: 'Le fichier joint le retire de votre agenda. Votre message reste enregistré\u00a0:',
      link: 'Suivre le traitement',
    },
  },
}
