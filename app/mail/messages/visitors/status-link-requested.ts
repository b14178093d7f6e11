// Sends the link to the status page of an enquiry or application.
import { retention } from '#app/content/legal/retention.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Language, RecordRow } from '#db/tables/records.ts'

const days = retention.statusLinks.amount

/** @param sender the sender of the record */
export function statusLinkRequested(
  { email, language }: Pick<RecordRow, 'email' | 'language'>,
  reference: string,
  href: string,
): Mail {
  const copy = translations[language]
  const heading = copy.heading(reference)
  return {
    kind: 'status-link-requested',
    to: email,
    subject: heading,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      language,
      greets: {},
      heading,
      parts: [copy.request, { link: { label: copy.link, href } }, copy.period, copy.mistake],
    },
  }
}

type Copy = Record<'request' | 'link' | 'period' | 'mistake', string> & {
  heading: (reference: string) => string
}

const translations: Record<Language, Copy> = {
  en: {
    heading: (reference) => `Your link to ${reference}`,
    request: `Someone, probably you, asked ${companyName} for a link to your enquiry or application. The link opens a page where you can see its status, add to it or withdraw it. Opening the page changes nothing.`,
    link: 'Check the status',
    period: `The link works for ${days} days. Anyone who has it can see what you sent, so please do not pass it on.`,
    mistake: 'If it was not you, please ignore this email: nothing has changed.',
  },
  ko: {
    heading: (reference) => `${reference} 처리 상황 확인 링크`,
    request: `${companyName}에 이 건의 처리 상황을 확인하려는 요청이 있었습니다. 본인께서 요청하셨다면 아래 링크를 여십시오. 처리 상황을 확인하시거나, 내용을 추가하시거나, 철회하실 수 있습니다. 페이지를 여는 것만으로는 아무것도 변경되지 않습니다.`,
    link: '처리 상황 확인',
    period: `링크는 ${days}일 동안 유효합니다. 링크가 있으면 누구나 보내신 내용을 볼 수 있으므로 다른 사람에게 전달하지 마십시오.`,
    mistake: '본인께서 요청하신 것이 아니라면 이 메일을 무시해 주십시오. 변경된 사항은 없습니다.',
  },
  fr: {
    heading: (reference) => `Votre lien vers ${reference}`,
    request: `Quelqu’un, sans doute vous, a demandé à ${companyName} où en est ce dossier. La page à laquelle mène le lien l’indique et vous permet de le compléter ou de le retirer. Ouvrir la page ne change rien.`,
    link: 'Suivre le traitement',
    period: `Le lien est valable ${days} jours. Quiconque en dispose peut voir ce que vous avez envoyé\u00a0: merci de ne pas le transmettre.`,
    mistake: 'Si ce n’était pas vous, veuillez ignorer cet e-mail\u00a0: rien n’a changé.',
  },
}
