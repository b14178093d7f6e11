import { retention } from '#app/content/legal/retention.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Language, RecordRow } from '#db/tables/records.ts'

const days = retention.statusLinks.amount

/** Sends the link to a person's own data. */
export function dataLinkRequested({ email, language }: { email: string; language: Language }, href: string): Mail {
  const copy = dataLinkRequestedTexts[language]
  return {
    kind: 'data-link-requested',
    to: email,
    subject: copy.heading,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      language,
      greets: {},
      heading: copy.heading,
      parts: [copy.request, { link: { label: copy.link, href } }, copy.period, copy.mistake],
    },
  }
}

type DataLinkRequestedCopy = Record<'heading' | 'request' | 'link' | 'period' | 'mistake', string>

const dataLinkRequestedTexts: Record<Language, DataLinkRequestedCopy> = {
  en: {
    heading: 'Your link to your data',
    request: `Someone, probably you, asked ${companyName} for the data that we hold about this address. The link opens a page where you can download a copy or ask us to erase it. Opening the page changes nothing.`,
    link: 'See your data',
    period: `The link works for ${days} days. Anyone who has it can download your data, so please do not pass it on.`,
    mistake: 'If it was not you, please ignore this email: nothing has changed.',
  },
  ko: {
    heading: '개인정보 확인 링크',
    request: `${companyName}에 이 이메일 주소와 관련하여 보관 중인 개인정보를 확인하려는 요청이 있었습니다. 본인께서 요청하셨다면 아래 링크를 여십시오. 사본을 내려받으시거나 삭제를 요청하실 수 있습니다. 페이지를 여는 것만으로는 아무것도 변경되지 않습니다.`,
    link: '내 개인정보 확인',
    period: `링크는 ${days}일 동안 유효합니다. 링크가 있으면 누구나 개인정보를 내려받을 수 있으므로 다른 사람에게 전달하지 마십시오.`,
    mistake: '본인께서 요청하신 것이 아니라면 이 메일을 무시해 주십시오. 변경된 사항은 없습니다.',
  },
  fr: {
    heading: 'Votre lien vers vos données',
    request: `Quelqu’un, sans doute vous, a demandé à ${companyName} les données que nous détenons sur cette adresse. La page à laquelle mène le lien vous permet d’en télécharger une copie ou d’en demander l’effacement. Ouvrir la page ne change rien.`,
    link: 'Voir vos données',
    period: `Le lien est valable ${days} jours. Quiconque en dispose peut télécharger vos données\u00a0: merci de ne pas le transmettre.`,
    mistake: 'Si ce n’était pas vous, veuillez ignorer cet e-mail\u00a0: rien n’a changé.',
  },
}

const statusLinkRequestedDays = retention.statusLinks.amount

/**
 * Sends the link to the status page of an enquiry or application.
 * @param sender the sender of the record
 */
export function statusLinkRequested(
  { email, language }: Pick<RecordRow, 'email' | 'language'>,
  reference: string,
  href: string,
): Mail {
  const copy = statusLinkRequestedTexts[language]
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

type StatusLinkRequestedCopy = Record<'request' | 'link' | 'period' | 'mistake', string> & {
  heading: (reference: string) => string
}

const statusLinkRequestedTexts: Record<Language, StatusLinkRequestedCopy> = {
  en: {
    heading: (reference) => `Your link to ${reference}`,
    request: `Someone, probably you, asked ${companyName} for a link to your enquiry or application. The link opens a page where you can see its status, add to it or withdraw it. Opening the page changes nothing.`,
    link: 'Check the status',
    period: `The link works for ${statusLinkRequestedDays} days. Anyone who has it can see what you sent, so please do not pass it on.`,
    mistake: 'If it was not you, please ignore this email: nothing has changed.',
  },
  ko: {
    heading: (reference) => `${reference} 진행 상황 확인 링크`,
    request: `${companyName}에 이 건의 진행 상황을 확인하려는 요청이 있었습니다. 본인께서 요청하셨다면 아래 링크를 여십시오. 진행 상황을 확인하시거나, 내용을 추가하시거나, 철회하실 수 있습니다. 페이지를 여는 것만으로는 아무것도 변경되지 않습니다.`,
    link: '진행 상황 확인',
    period: `링크는 ${statusLinkRequestedDays}일 동안 유효합니다. 링크가 있으면 누구나 보내신 내용을 볼 수 있으므로 다른 사람에게 전달하지 마십시오.`,
    mistake: '본인께서 요청하신 것이 아니라면 이 메일을 무시해 주십시오. 변경된 사항은 없습니다.',
  },
  fr: {
    heading: (reference) => `Votre lien vers ${reference}`,
    request: `Quelqu’un, sans doute vous, a demandé à ${companyName} où en est ce dossier. La page à laquelle mène le lien l’indique et vous permet de le compléter ou de le retirer. Ouvrir la page ne change rien.`,
    link: 'Suivre le traitement',
    period: `Le lien est valable ${statusLinkRequestedDays} jours. Quiconque en dispose peut voir ce que vous avez envoyé\u00a0: merci de ne pas le transmettre.`,
    mistake: 'Si ce n’était pas vous, veuillez ignorer cet e-mail\u00a0: rien n’a changé.',
  },
}
