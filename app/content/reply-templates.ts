// Templates for replies by mail, in each language.
import { greetings } from './greetings.ts'
import type { Language } from './languages.ts'

type ReplyTemplate = { id: string; label: string; text: Record<Language, string> }

const closingWords: Record<Language, string> = { en: 'Kind regards,', ko: '감사합니다.', fr: 'Cordialement,' }

/** The sentence with which templates begin. */
export const thanks: Record<Language, string> = {
  en: 'Thank you for your message.',
  ko: '문의해 주셔서 감사합니다.',
  fr: 'Merci de votre message.',
}

export const replyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'answer',
    label: 'Answer',
    text: thanks,
  },
  {
    id: 'details',
    label: 'Ask for details',
    text: {
      en: `${thanks.en} To give you a useful answer, we would like to know a little more:\n\n- What is it to be used for, and by whom?\n- Is there a date by which you need it?\n- Is there a budget that we should keep to?`,
      ko: `${thanks.ko} 더 정확한 답변을 드리기 위해 다음 사항을 여쭙고자 합니다.\n\n- 어떤 용도로, 누가 사용하게 됩니까?\n- 필요하신 기한이 있습니까?\n- 저희가 맞추어야 할 예산이 있습니까?`,
      fr: `${thanks.fr} Pour vous répondre utilement, nous aimerions en savoir un peu plus\u00a0:\n\n- À quoi cela doit-il servir, et à qui\u00a0?\n- Vous le faut-il pour une date précise\u00a0?\n- Avez-vous un budget à respecter\u00a0?`,
    },
  },
  {
    id: 'call',
    label: 'Propose a call',
    text: {
      en: `${thanks.en} We would like to talk it over with you. Which day and time would suit you for a call, and at which number can we reach you?`,
      ko: `${thanks.ko} 전화로 자세히 말씀 나누고 싶습니다. 편하신 날짜와 시간, 그리고 연락 가능한 전화번호를 알려 주시겠습니까?`,
      fr: `${thanks.fr} Nous aimerions en parler avec vous. Quel jour et à quelle heure pouvons-nous vous appeler, et à quel numéro\u00a0?`,
    },
  },
  {
    id: 'done',
    label: 'Say that it is done',
    text: {
      en: 'What you asked us for is done. If anything is missing, please tell us.',
      ko: '요청하신 사항을 처리해 드렸습니다. 부족한 점이 있으면 말씀해 주십시오.',
      fr: 'Votre demande est traitée. S’il manque quelque chose, dites-le-nous.',
    },
  },
]

export const isReplyTemplate = (id: string) => replyTemplates.some((template) => template.id === id)

export type ReplyPeople = { to: string; from: string }

export const replyClosing = (language: Language, { from }: ReplyPeople) => `${closingWords[language]}\n${from}`

/** The whole text, from the greeting to the sender's name; without a template, with an empty line to write on. */
export function replyText(id: string | null, language: Language, people: ReplyPeople): string {
  const words = replyTemplates.find((template) => template.id === id)?.text[language] ?? ''
  return [greetings[language](people.to), words, replyClosing(language, people)].join('\n\n')
}
