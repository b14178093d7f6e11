// Messages as data: made once, and drawn as text in one place, in the reader's language.
import type { Message, Phrase } from './phrases.server.ts'
import { drawing, type Made, type Values } from './with-values.ts'

/** A phrase with its values, of which texts stay as they are and messages are drawn with it. */
export const message = (phrase: Phrase, values?: Values<Phrase>): Made<Phrase> => ({ phrase, values })

/** Several messages after each other, without those that are missing. */
export const sentences = (...messages: readonly (Message | '' | false | null | undefined)[]): Made<Phrase> => ({
  sentences: messages.filter((one): one is Message => Boolean(one) && !isEmpty(one)),
})

const isEmpty = (one: Message | '' | false | null | undefined) =>
  typeof one === 'object' && one !== null && 'text' in one && !one.text

/** A text as a message: a name, which is the same in every language, or what is drawn in the reader's language already. */
export const drawn = (text: string): Made<Phrase> => ({ text })

export const isMessage = (value: object | string): value is Message =>
  typeof value === 'string' || ['phrase', 'sentences', 'text'].some((kind) => kind in value)

/** A message as a value of another one, where a plain text would stay as it is. */
export const nested = (message: Message): Made<Phrase> => (typeof message === 'string' ? { phrase: message } : message)

/** A message as an issue of a schema carries it: as text. */
export const issue = (told: Message, values?: Values<Phrase>): string => {
  const whole = typeof told === 'string' && values ? message(told, values) : told
  return typeof whole === 'string' ? whole : JSON.stringify(whole)
}

/** The message of an issue; a schema's own words for what no form sends are no phrases and stay English. */
export const messageOf = ({ message: carried }: { message: string }): Message =>
  /^\{"(phrase|sentences|text)":/.test(carried) ? JSON.parse(carried) : (carried as Phrase)

export const firstMessage = ({ issues: [first] }: { issues: readonly { message: string }[] }): Message =>
  first ? messageOf(first) : sentences()

/** For files, logs, commands and pages that are in English only: also texts that no catalogue has. */
export const sayInEnglish = drawing('en-GB', () => undefined)
