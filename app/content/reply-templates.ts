// Templates for replies by mail, in each language.
import { greetings } from './greetings.ts'
import type { Language } from './languages.ts'

type ReplyTemplate = { id: string; label: string; text: Record<Language, string> }

const closingWords: Record<Language, string> = { en: 'Kind regards,', ko: '감사합니다.', fr: 'Cordialement,' }

export const replyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'answer',
    label: 'Answer',
    text: { en: 'Thank you for your message.', ko: '문의해 주셔서 감사합니다.', fr: 'Merci de votre message.' },
  },
  {
    id: 'details',
    label: 'Ask for details',
    text: {
      en: 'Thank you for your message. To give you a useful answer, we would like to know a little more:\n\n- What is it to be used for, and by whom?\n- Is there a date by which you need it?\n- Is there a budget that we should keep to?',
      ko: '문의해 주셔서 감사합니다. 더 정확한 답변을 드리기 위해 다음 사항을 여쭙고자 합니다.\n\n- 어떤 용도로, 누가 사용하게 됩니까?\n- 필요하신 기한이 있습니까?\n- 저희가 맞추어야 할 예산이 있습니까?',
      fr: 'Merci de votre message. Pour vous répondre utilement, nous aimerions en savoir un peu plus\u00a0:\n\n- À quoi cela doit-il servir, et à qui\u00a0?\n- Vous le faut-il pour une date précise\u00a0?\n- Avez-vous un budget à respecter\u00a0?',
    },
  },
  {
    id: 'call',
    label: 'Propose a call',
    text: {
      en: 'Thank you for your message. We would like to talk it over with you. Which day and time would suit you for a call, and at which number can we reach you?',
      ko: '문의해 주셔서 감사합니다. 전화로 자세히 말씀 나누고 싶습니다. 편하신 날짜와 시간, 그리고 연락 가능한 전화번호를 알려 주시겠습니까?',
      fr: 'Merci de votre message. Nous aimerions en parler avec vous. Quel jour et à quelle heure pouvons-nous vous appeler, et à quel numéro\u00a0?',
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

type ReplyPeople = { to: string; from: string }

/** The whole text, from the greeting to the sender's name; an unknown id selects the first template. */
export function replyText(id: string | null, language: Language, { to, from }: ReplyPeople): string {
  const chosen = replyTemplates.find((template) => template.id === id) ?? replyTemplates[0]
  return [greetings[language](to), chosen?.text[language], `${closingWords[language]}\n${from}`].join('\n\n')
}

/** Inserts a template's text before the closing of a typed text; replaces a text that is just a template, in any language. */
export function withTemplate(typed: string | null, id: string, language: Language, people: ReplyPeople): string {
  if (!typed || isUnchanged(typed, people)) return replyText(id, language, people)
  const words = replyTemplates.find((template) => template.id === id)?.text[language] ?? ''
  const closing = closings(people).find((known) => typed.trimEnd().endsWith(known))
  if (!closing) return `${typed.trimEnd()}\n\n${words}`
  return `${typed.trimEnd().slice(0, -closing.length).trimEnd()}\n\n${words}\n\n${closing}`
}

const languages = Object.keys(closingWords) as Language[]

const closings = ({ from }: ReplyPeople) => languages.map((language) => `${closingWords[language]}\n${from}`)

const isUnchanged = (typed: string, people: ReplyPeople) =>
  languages.some((language) => replyTemplates.some(({ id }) => replyText(id, language, people).trim() === typed.trim()))
