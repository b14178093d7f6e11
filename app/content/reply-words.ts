// The words around a reply by mail, in each language. Staff write the templates between them.
import { greetings } from './greetings.ts'
import type { Language } from './languages.ts'

const closingWords: Record<Language, string> = { en: 'Kind regards,', ko: '감사합니다.', fr: 'Cordialement,' }

/** Thanks alone are no answer, and are said once. */
export const thanks: Record<Language, string> = {
  en: 'Thank you for your message.',
  ko: '문의해 주셔서 감사합니다.',
  fr: 'Merci de votre message.',
}

export type ReplyPeople = { to: string; from: string }

export const replyClosing = (language: Language, { from }: ReplyPeople) => `${closingWords[language]}\n${from}`

/** The whole text, from the greeting to the sender's name; without words, with an empty line to write on. */
export const replyText = (words: string, language: Language, people: ReplyPeople) =>
  [greetings[language](people.to), words, replyClosing(language, people)].join('\n\n')
