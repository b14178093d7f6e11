// Tells the visitor that the enquiry is stored. It contains no typed text, not even the name, so that the site cannot be
// used to mail text to other people.
import { offices } from '#app/content/company/offices.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import { type HoursOfOffices, officeCopy } from '#app/mail/office-words.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { inOfficeTimes, type Promised, promiseSentence, promiseWords } from '#app/time/promise.ts'
import type { Enquiry, Language } from '#db/tables/records.ts'
import { type ArrangedAppointment, appointmentFacts, calendarEntry } from './appointment-arranged.ts'

type Acknowledged = Promised &
  Pick<Enquiry, 'email' | 'reference' | 'language' | 'form' | 'context'> & {
    /** The time that its visitor chose, which is booked unless it is held. */
    appointment?: (ArrangedAppointment & { held_until?: number | null }) | null
    /** The link that confirms a held time. */
    confirm?: { token: string; endsAt: number }
  }

/** The form; `cta` is the one that product and service pages link to. The others have an appointment. */
type Asked = 'contact' | 'quick' | 'connect' | 'cta' | 'booked' | 'held'

const askedWith = ({ form, context, appointment, confirm }: Acknowledged): Asked => {
  if (appointment) return confirm ? 'held' : 'booked'
  if (form === 'connect') return context ? 'cta' : 'connect'
  return form === 'quick' ? 'quick' : 'contact'
}

/** @param officeHours of each office in each language */
export function enquiryAcknowledged(
  enquiry: Acknowledged,
  officeHours: Record<Language, HoursOfOffices>,
  now: number,
): Mail {
  const { email, reference, promised_by, language, appointment, confirm } = enquiry
  const copy = translations[language]
  const { title, hours } = officeCopy[language]
  // An enquiry quarantined by mistake may be acknowledged after the promised time.
  const bookedAt = confirm ? null : (appointment?.starts_at ?? null)
  const promise = promised_by > now ? promiseSentence(enquiry, bookedAt, { language, now }) : null
  const heading = confirm ? copy.confirm : copy.heading
  return {
    kind: confirm ? 'appointment-held' : 'enquiry-acknowledged',
    to: email,
    subject: `${heading} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    ...(confirm && { linksEndAt: confirm.endsAt }),
    // No calendar has a time that is only held.
    ...(appointment && !confirm && { appointment: calendarEntry(enquiry, appointment, false) }),
    letter: {
      language,
      greets: {},
      heading,
      parts: [
        copy.thanks[askedWith(enquiry)],
        ...(appointment ? [{ facts: appointmentFacts(appointment, language) }] : []),
        ...(appointment && !confirm ? [copy.booked] : []),
        ...(appointment?.held_until && confirm
          ? [
              copy.held(promiseWords(appointment.held_until, language)),
              { link: { label: copy.confirmLink, href: `/status/${confirm.token}/appointment/confirm` } },
            ]
          : []),
        ...(promise ? [inOfficeTimes(promise)] : []),
        { facts: [[copy.reference, reference]] },
        copy.hours,
        { facts: offices.map((office) => [title(office), hours(office, officeHours[language])] as const) },
        copy.status,
        { link: { label: copy.link, href: `/status?reference=${reference}` } },
        copy.automatic,
      ],
    },
  }
}

type Copy = Record<
  'heading' | 'confirm' | 'confirmLink' | 'reference' | 'booked' | 'hours' | 'status' | 'link' | 'automatic',
  string
> & {
  held: (until: string) => string
  thanks: Record<Asked, string>
}

const translations: Record<Language, Copy> = {
  en: {
    heading: 'We have received your message',
    thanks: {
      contact: `Thank you for contacting ${companyName}. Your message is stored.`,
      quick: `Thank you for your quick enquiry to ${companyName}. Your question is stored.`,
      connect: `Thank you for asking to talk to ${companyName}. Your message is stored; our reply will propose a time for a consultation.`,
      cta: `Thank you for your interest in what ${companyName} offers. Your message is stored together with its subject.`,
      booked: `Thank you for asking to talk to ${companyName}. Your message is stored, and your consultation is booked for this time:`,
      held: `Thank you for asking to talk to ${companyName}. Your message is stored. You chose this time for a consultation:`,
    },
    confirm: 'Please confirm your appointment',
    held: (until) =>
      `It is booked once you confirm it. Until ${until}, we keep this time for you; after that, others can choose it too.`,
    confirmLink: 'Confirm this time',
    booked:
      'The attached file adds it to your calendar. To move or cancel it, please use the link to the status below.',
    reference: 'Your reference',
    hours: 'Our offices are open at these local times:',
    status: 'You can check the status of your message, add to it or withdraw it:',
    link: 'Check the status',
    automatic:
      'This email was sent automatically because this address was entered in a form on our website. If that was not you, please ignore it: no account was created and you were not added to any list.',
  },
  ko: {
    heading: '문의가 접수되었습니다',
    thanks: {
      contact: `${companyName}에 문의해 주셔서 감사합니다. 보내 주신 메시지는 저장되었습니다.`,
      quick: `${companyName}에 간편 문의를 보내 주셔서 감사합니다. 질문은 저장되었습니다.`,
      connect: `${companyName}에 상담을 신청해 주셔서 감사합니다. 보내 주신 메시지는 저장되었으며, 답변과 함께 상담 시간을 제안해 드리겠습니다.`,
      cta: `${companyName}의 서비스에 관심을 가져 주셔서 감사합니다. 보내 주신 메시지는 문의 주제와 함께 저장되었습니다.`,
      booked: `${companyName}에 상담을 신청해 주셔서 감사합니다. 보내 주신 메시지는 저장되었으며, 상담은 다음 시간으로 예약되었습니다.`,
      held: `${companyName}에 상담을 신청해 주셔서 감사합니다. 보내 주신 메시지는 저장되었습니다. 선택하신 상담 시간은 다음과 같습니다.`,
    },
    confirm: '상담 예약을 확정해 주십시오',
    held: (until) =>
      `확정해 주시면 예약이 완료됩니다. ${until}까지 이 시간을 비워 두며, 그 이후에는 다른 분도 선택하실 수 있습니다.`,
    confirmLink: '이 시간으로 확정하기',
    booked:
      '첨부 파일로 일정을 캘린더에 추가하실 수 있습니다. 예약을 변경하거나 취소하시려면 아래의 진행 상황 링크를 이용해 주십시오.',
    reference: '접수 번호',
    hours: '각 사무소의 업무 시간은 현지 시각으로 다음과 같습니다.',
    status: '아래 링크에서 문의의 진행 상황을 확인하시거나, 내용을 추가하시거나, 문의를 철회하실 수 있습니다.',
    link: '진행 상황 확인',
    automatic:
      '이 메일은 당사 웹사이트의 양식에 이 주소가 입력되어 자동으로 발송되었습니다. 직접 입력하신 것이 아니라면 이 메일을 무시해 주십시오. 계정이 만들어지지 않았으며, 어떤 수신 목록에도 등록되지 않았습니다.',
  },
  fr: {
    heading: 'Nous avons bien reçu votre message',
    thanks: {
      contact: `Merci d’avoir contacté ${companyName}. Votre message est enregistré.`,
      quick: `Merci de votre demande à ${companyName}. Elle est enregistrée.`,
      connect: `Merci d’avoir pris contact avec ${companyName}. Votre message est enregistré\u00a0; notre réponse vous proposera un rendez-vous.`,
      cta: `Merci de l’intérêt que vous portez à l’offre de ${companyName}. Votre message est enregistré avec le sujet choisi.`,
      booked: `Merci d’avoir pris contact avec ${companyName}. Votre message est enregistré, et votre rendez-vous est réservé à l’heure suivante\u00a0:`,
      held: `Merci d’avoir pris contact avec ${companyName}. Votre message est enregistré. Vous avez choisi ce créneau pour un rendez-vous\u00a0:`,
    },
    confirm: 'Veuillez confirmer votre rendez-vous',
    held: (until) =>
      `Il est réservé dès que vous le confirmez. Nous vous le gardons jusqu’à ce moment\u00a0: ${until}. Ensuite, d’autres personnes peuvent aussi le choisir.`,
    confirmLink: 'Confirmer ce créneau',
    booked:
      'Le fichier joint l’ajoute à votre agenda. Pour le déplacer ou l’annuler, utilisez le lien de suivi ci-dessous.',
    reference: 'Votre référence',
    hours: 'Nos bureaux sont ouverts aux heures locales suivantes\u00a0:',
    status: 'Vous pouvez suivre le traitement de votre message, le compléter ou le retirer\u00a0:',
    link: 'Suivre le traitement',
    automatic:
      'Cet e-mail a été envoyé automatiquement, car cette adresse a été saisie dans un formulaire de notre site. Si ce n’était pas vous, veuillez l’ignorer\u00a0: aucun compte n’a été créé et l’adresse n’a été ajoutée à aucune liste.',
  },
}
