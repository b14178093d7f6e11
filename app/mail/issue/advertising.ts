// An advertisement as Korean law wants it: labelled in the subject, with the sender's facts and the way out in two languages.
import { singleLine } from '#app/mail/address.ts'
import { normalizeText } from '#db/queries/normalize.ts'
import type { SenderFacts } from './issue.ts'

const label = '(광고) '

/** The label as it may be typed: with spaces or invisible marks in it, and brackets of any kind. */
const typedLabel = /[([{<（［｛＜【〔〈《「﹙][\s\p{Cf}]*광[\s\p{Cf}]*고[\s\p{Cf}]*[)\]}>）］｝＞】〕〉》」﹚]/gu

/** The subject with the label once and first. */
export function advertisingSubject(subject: string): string {
  let rest = singleLine(normalizeText(subject, 'NFC'))
  // A label within a label comes to light when the inner one is gone.
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = singleLine(rest.replace(typedLabel, ' '))
  }
  return label + rest
}

/** Around the link to unsubscribe, in both languages of the law. */
export const leavingWords = [
  { language: 'ko', before: '수신을 원하지 않으시면 ', link: '수신거부', after: '를 눌러 주십시오. 무료입니다.' },
  { language: 'en', before: 'To stop these mails, press ', link: 'Unsubscribe', after: '. It is free of charge.' },
] as const

const senderLabels = {
  name: { both: '보내는 사람 / Sender', missing: 'the name of the sender' },
  email: { both: '이메일 / Email', missing: 'an email address' },
  phone: { both: '전화 / Phone', missing: 'a phone number' },
  address: { both: '주소 / Address', missing: 'a postal address' },
} as const

const factNames = ['name', 'email', 'phone', 'address'] as const

/** The sender's known facts, each on one line with its label in both languages. */
export const senderLines = (facts: SenderFacts): (readonly [label: string, value: string])[] =>
  factNames.flatMap((name) => {
    const value = singleLine(facts[name] ?? '')
    return value ? [[senderLabels[name].both, value] as const] : []
  })

/** The facts without which an advertisement is unlawful, as staff call them. */
export const missingAdvertisingFacts = (facts: SenderFacts) =>
  factNames.filter((name) => !singleLine(facts[name] ?? '')).map((name) => senderLabels[name].missing)
