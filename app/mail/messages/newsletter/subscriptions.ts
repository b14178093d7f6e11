import { offices } from '#app/content/company/offices.ts'
import { retention } from '#app/content/legal/retention.ts'
import { hrefIn } from '#app/languages/pages.ts'
import type { Part } from '#app/mail/look/layout.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { mailingListHeaders, type SubscriberLinks } from '#app/mail/subscriber-links.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Language } from '#db/tables/records.ts'

// The frame of every letter to a subscriber, with the words that they share.

type Words = { kind: Mail['kind']; heading: string; subject?: string; parts: readonly Part[] }

const newsletterLetter =
  <More extends unknown[]>(wordsIn: (language: Language, links: SubscriberLinks, ...more: More) => Words) =>
  (to: string, language: Language, links: SubscriberLinks, ...more: More): Mail => {
    const { kind, heading, subject = heading, parts } = wordsIn(language, links, ...more)
    const letter = { language, greets: {}, heading, parts }
    return { kind, to, subject, headers: mailingListHeaders(links), letter }
  }

const unsubscribing: Record<Language, string> = { en: 'Unsubscribe', ko: '구독 해지', fr: 'Se désinscrire' }

const unsubscribeLink = (language: Language, { unsubscribe }: SubscriberLinks): Part => ({
  link: { label: unsubscribing[language], href: unsubscribe },
})

const [seoul] = offices

const inSeoul: Record<Language, (day: string) => string> = {
  en: (day) => `${day} (Seoul time)`,
  ko: (day) => `${day} (서울 시각)`,
  fr: (day) => `${day} (heure de Séoul)`,
}

/** The day of a consent or withdrawal, which Korean law wants in its receipt: there the day of Seoul counts. */
const dayLine = (label: string, now: number, language: Language): Part => ({
  facts: [[label, inSeoul[language](dayWords(localTime(now, seoul.zone).date, language))]],
})

const days = retention.subscribersUnconfirmed.amount

/** The opt-in mail: asks the owner of an address whether they want the newsletter. It contains no typed text. */
export const subscriptionRequested = newsletterLetter((language, links) => {
  const copy = subscriptionRequestedTexts[language]
  return {
    kind: 'subscription-requested',
    heading: copy.heading,
    parts: [copy.request, { link: { label: copy.link, href: links.confirm } }, copy.period, copy.mistake],
  }
})

type SubscriptionRequestedCopy = Record<'heading' | 'request' | 'link' | 'period' | 'mistake', string>

const subscriptionRequestedTexts: Record<Language, SubscriptionRequestedCopy> = {
  en: {
    heading: 'Please confirm your subscription',
    request: `Someone, probably you, entered this address to subscribe to the ${companyName} newsletter. Open the link and press the button on the page to subscribe.`,
    link: 'Confirm your subscription',
    period: `The link works for ${days} days.`,
    mistake:
      'If it was not you, please ignore this email: without the confirmation no newsletter is sent, and the address is deleted after that time.',
  },
  ko: {
    heading: '뉴스레터 구독을 확인해 주십시오',
    request: `이 주소로 ${companyName} 뉴스레터 구독 신청이 접수되었습니다. 본인께서 신청하셨다면 아래 링크를 여신 뒤 페이지의 버튼을 눌러 주십시오. 버튼을 누르시면 구독이 완료됩니다.`,
    link: '구독 확인',
    period: `링크는 ${days}일 동안 유효합니다.`,
    mistake:
      '본인께서 신청하신 것이 아니라면 이 메일을 무시해 주십시오. 확인하지 않으시면 뉴스레터는 발송되지 않으며, 주소는 이 기간이 지난 뒤 삭제됩니다.',
  },
  fr: {
    heading: 'Veuillez confirmer votre inscription',
    request: `Quelqu’un, sans doute vous, a saisi cette adresse pour s’inscrire à la lettre d’information de ${companyName}. Le lien ouvre une page avec un bouton\u00a0: l’inscription prend effet dès que vous appuyez dessus.`,
    link: 'Confirmer l’inscription',
    period: `Le lien est valable ${days} jours.`,
    mistake:
      'Si ce n’était pas vous, veuillez ignorer cet e-mail\u00a0: sans confirmation, aucune lettre d’information n’est envoyée, et l’adresse est supprimée après ce délai.',
  },
}

/** Answers a second subscription for an address on the list: the page does not reveal it, only this mail does. */
export const subscriptionRepeated = newsletterLetter((language, links) => {
  const copy = subscriptionRepeatedTexts[language]
  return {
    kind: 'subscription-repeated',
    heading: copy.heading,
    parts: [
      copy.already,
      { link: { label: copy.preferences, href: links.preferences } },
      unsubscribeLink(language, links),
    ],
  }
})

type SubscriptionRepeatedCopy = Record<'heading' | 'already' | 'preferences', string>

const subscriptionRepeatedTexts: Record<Language, SubscriptionRepeatedCopy> = {
  en: {
    heading: 'You are already subscribed',
    already: `Someone, probably you, entered this address to subscribe to the ${companyName} newsletter. It is already subscribed, so there is nothing to do and nothing has changed.`,
    preferences: 'See or change what you receive',
  },
  ko: {
    heading: '이미 구독 중입니다',
    already: `이 주소로 ${companyName} 뉴스레터 구독 신청이 다시 접수되었습니다. 본인께서 신청하신 것이라면, 이미 구독 중인 주소이므로 따로 하실 일은 없습니다. 변경된 사항도 없습니다.`,
    preferences: '수신 설정 확인 및 변경',
  },
  fr: {
    heading: 'Cette adresse est déjà inscrite',
    already: `Quelqu’un, sans doute vous, a saisi cette adresse pour s’inscrire à la lettre d’information de ${companyName}. Elle y est déjà inscrite\u00a0: il n’y a rien à faire, et rien n’a changé.`,
    preferences: 'Voir ou modifier ce que vous recevez',
  },
}

/** Welcomes a subscriber who has confirmed the opt-in. */
export const subscriptionConfirmed = newsletterLetter((language, links, now: number) => {
  const copy = subscriptionConfirmedTexts[language]
  return {
    kind: 'subscription-confirmed',
    subject: copy.subject,
    heading: copy.heading,
    parts: [
      copy.thanks,
      dayLine(copy.day, now, language),
      { link: { label: copy.preferences, href: links.preferences } },
      unsubscribeLink(language, links),
      copy.keep,
    ],
  }
})

type SubscriptionConfirmedCopy = Record<'subject' | 'heading' | 'thanks' | 'day' | 'preferences' | 'keep', string>

const subscriptionConfirmedTexts: Record<Language, SubscriptionConfirmedCopy> = {
  en: {
    subject: `Welcome to the ${companyName} newsletter`,
    heading: 'Your subscription is confirmed',
    thanks: `Thank you. You will now receive the ${companyName} newsletter at this address.`,
    day: 'Date of your consent',
    preferences: 'Change what you receive',
    keep: 'Please keep this email: both links will keep working.',
  },
  ko: {
    subject: `${companyName} 뉴스레터를 구독해 주셔서 감사합니다`,
    heading: '구독이 확인되었습니다',
    thanks: `감사합니다. 이제부터 이 주소로 ${companyName} 뉴스레터를 보내 드립니다.`,
    day: '수신 동의일',
    preferences: '수신 설정 변경',
    keep: '이 메일을 보관해 주십시오. 두 링크는 앞으로도 계속 사용하실 수 있습니다.',
  },
  fr: {
    subject: `Bienvenue parmi les lecteurs de la lettre d’information de ${companyName}`,
    heading: 'Votre inscription est confirmée',
    thanks: `Merci. Vous recevrez désormais la lettre d’information de ${companyName} à cette adresse.`,
    day: 'Jour de votre accord',
    preferences: 'Modifier ce que vous recevez',
    keep: 'Veuillez conserver cet e-mail\u00a0: les deux liens restent valables.',
  },
}

/** Sends the unsubscribe link to the address that was typed, so that only its owner can unsubscribe it. */
export const unsubscribeRequested = newsletterLetter((language, links) => {
  const copy = unsubscribeRequestedTexts[language]
  return {
    kind: 'unsubscribe-requested',
    heading: copy.heading,
    parts: [copy.request, unsubscribeLink(language, links), copy.mistake],
  }
})

type UnsubscribeRequestedCopy = Record<'heading' | 'request' | 'mistake', string>

const unsubscribeRequestedTexts: Record<Language, UnsubscribeRequestedCopy> = {
  en: {
    heading: 'Your link to unsubscribe',
    request: `Someone, probably you, asked to remove this address from the ${companyName} newsletter list. Open the link and press the button on the page to unsubscribe.`,
    mistake: 'If it was not you, please ignore this email: nothing has changed.',
  },
  ko: {
    heading: '구독 해지 링크',
    request: `이 주소를 ${companyName} 뉴스레터 수신 목록에서 삭제해 달라는 요청이 접수되었습니다. 본인께서 요청하셨다면 아래 링크를 여신 뒤 페이지의 버튼을 눌러 주십시오. 버튼을 누르시면 구독이 해지됩니다.`,
    mistake: '본인께서 요청하신 것이 아니라면 이 메일을 무시해 주십시오. 변경된 사항은 없습니다.',
  },
  fr: {
    heading: 'Votre lien de désinscription',
    request: `Quelqu’un, sans doute vous, a demandé à retirer cette adresse de la liste de la lettre d’information de ${companyName}. Le lien ouvre une page avec un bouton\u00a0: la désinscription prend effet dès que vous appuyez dessus.`,
    mistake: 'Si ce n’était pas vous, veuillez ignorer cet e-mail\u00a0: rien n’a changé.',
  },
}

/** The receipt: confirms to a subscriber that the address was removed from the list. */
export const unsubscribed = newsletterLetter((language, _links, now: number) => {
  const copy = unsubscribedTexts[language]
  return {
    kind: 'unsubscribed',
    heading: copy.heading,
    parts: [
      copy.receipt,
      dayLine(copy.day, now, language),
      copy.mistake,
      { link: { label: copy.link, href: hrefIn(language, '/newsletter') } },
    ],
  }
})

type UnsubscribedCopy = Record<'heading' | 'receipt' | 'day' | 'mistake' | 'link', string>

const unsubscribedTexts: Record<Language, UnsubscribedCopy> = {
  en: {
    heading: 'You are unsubscribed',
    receipt: `This address has been removed from the ${companyName} newsletter list. Our list keeps only a one-way hash of it, so that we do not email it again unless you resubscribe.`,
    day: 'Date of your withdrawal',
    mistake: 'If it was a mistake, you can subscribe again:',
    link: 'Subscribe again',
  },
  ko: {
    heading: '구독이 해지되었습니다',
    receipt: `이 주소를 ${companyName} 뉴스레터 수신 목록에서 삭제했습니다. 다시 구독하지 않으시는 한 메일이 발송되지 않도록, 수신 목록에는 주소의 단방향 해시값만 보관합니다.`,
    day: '수신 거부일',
    mistake: '잘못 해지하셨다면 아래 링크에서 다시 구독하실 수 있습니다.',
    link: '다시 구독하기',
  },
  fr: {
    heading: 'Votre désinscription est effectuée',
    receipt: `Cette adresse a été retirée de la liste de la lettre d’information de ${companyName}. De l’adresse, notre liste ne conserve qu’une empreinte à sens unique, afin que rien ne lui soit plus envoyé, sauf nouvelle inscription de votre part.`,
    day: 'Jour de votre désinscription',
    mistake: 'S’il s’agit d’une erreur, vous pouvez vous réinscrire\u00a0:',
    link: 'Se réinscrire',
  },
}

// Reminds a subscriber every two years of the consent, as Korean law requires (Network Act, decree 62-3). It must not
// promote anything.

/** When the person agreed; null for marketing that was not agreed to. */
type Consents = { newsletterAt: number; marketingAt: number | null }

export const consentNotice = newsletterLetter((language, links, { newsletterAt, marketingAt }: Consents) => {
  const copy = consentTexts[language]
  return {
    kind: 'consent-notice',
    subject: copy.subject,
    heading: copy.heading,
    parts: [
      copy.fact,
      dayLine(copy.newsletter, newsletterAt, language),
      ...(marketingAt === null ? [] : [dayLine(copy.marketing, marketingAt, language)]),
      copy.ways,
      { link: { label: copy.change, href: links.preferences } },
      unsubscribeLink(language, links),
    ],
  }
})

type ConsentText = Record<'subject' | 'heading' | 'fact' | 'newsletter' | 'marketing' | 'ways' | 'change', string>

const consentTexts: Record<Language, ConsentText> = {
  en: {
    subject: `Your consent to the ${companyName} newsletter`,
    heading: 'Your consent to our newsletter',
    fact: `You agreed to receive the ${companyName} newsletter at this address. We remind you of this every two years.`,
    newsletter: 'Date of your consent to the newsletter',
    marketing: 'Date of your consent to marketing',
    ways: 'If you still agree, you need not do anything. You can change or withdraw your consent at any time, free of charge, with these links:',
    change: 'Change or withdraw your consent',
  },
  ko: {
    subject: `${companyName} 뉴스레터 수신 동의 사실 안내`,
    heading: '뉴스레터 수신 동의 사실을 알려 드립니다',
    fact: `귀하께서는 이 주소로 ${companyName} 뉴스레터를 받는 데 동의하셨습니다. 2년마다 동의 사실을 알려 드립니다.`,
    newsletter: '뉴스레터 수신 동의일',
    marketing: '마케팅 정보 수신 동의일',
    ways: '수신을 계속 원하시면 따로 하실 일은 없습니다. 아래 링크에서 언제든지 무료로 동의를 변경하거나 철회하실 수 있습니다.',
    change: '동의 변경 또는 철회',
  },
  fr: {
    subject: `Votre consentement à la lettre d’information de ${companyName}`,
    heading: 'Votre consentement à notre lettre d’information',
    fact: `Vous avez accepté de recevoir la lettre d’information de ${companyName} à cette adresse. Nous vous le rappelons tous les deux ans.`,
    newsletter: 'Jour de votre accord à la lettre d’information',
    marketing: 'Jour de votre accord au marketing',
    ways: 'Si cela vous convient, vous n’avez rien à faire. Vous pouvez à tout moment et gratuitement modifier ou retirer votre consentement par ces liens\u00a0:',
    change: 'Modifier ou retirer le consentement',
  },
}
