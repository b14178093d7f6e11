// Fills the templates of replies in, and tells a text of the writer's own from one that is just a template.
import { greetings } from '#app/content/greetings.ts'
import { languages } from '#app/content/languages.ts'
import { replyTemplateTexts } from '#app/features/texts/kinds/reply-templates.server.ts'
import { readEntries } from '#app/features/texts/read-texts.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { replySubject } from '#app/mail/messages/visitors/record-replied.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { translated, type Untouched } from './written.ts'

export type ReplyPeople = { to: string; from: string }

/** Thanks alone are no answer, and are said once. */
const thanksIn = (language: Language) => sayIn(language)('Thank you for your message.')

const replyClosing = (language: Language, { from }: ReplyPeople) => `${sayIn(language)('Kind regards,')}\n${from}`

/** The whole text, from the greeting to the sender's name; without words, with an empty line to write on. */
export const replyText = (words: string, language: Language, people: ReplyPeople) =>
  [greetings[language](people.to), words, replyClosing(language, people)].join('\n\n')

type InAllLanguages = Record<Language, string>

type ReplyTemplate = { id: string; label: string; text: InAllLanguages }

/** In the order of the staff's list. */
export async function listReplyTemplates(db: Db, now: number): Promise<ReplyTemplate[]> {
  const templates = await readEntries(db, replyTemplateTexts, now)
  return templates.map(({ id, label, ...text }) => ({ id, label, text: inAllLanguages((at) => text[at] || text.en) }))
}

const inAllLanguages = (textIn: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)])) as InAllLanguages

const greetingAlone = (people: ReplyPeople) => inAllLanguages((language) => replyText('', language, people))

export const untouchedTexts = (people: ReplyPeople, templates: readonly ReplyTemplate[]): Untouched => [
  greetingAlone(people),
  ...templates.map(({ text }) => inAllLanguages((language) => replyText(text[language], language, people))),
]

/** The subject of a reply to a message without one. */
export const untouchedSubjects = (reference: string): Untouched => [
  inAllLanguages((language) => replySubject(reference, language)),
]

/** A text that is just a template in the chosen language; otherwise as it was typed. */
export const inLanguage = (typed: string | null, language: Language, untouched: Untouched) =>
  typed && (translated(typed, language, untouched) ?? typed)

/** False for the greeting and the closing alone. */
export const isBegun = (typed: string, people: ReplyPeople) =>
  translated(typed, 'en', [greetingAlone(people)]) === undefined

/** False while there is no more than a greeting and thanks, which answer nothing. */
export const saysSomething = (typed: string, people: ReplyPeople) =>
  isBegun(typed, people) &&
  translated(typed, 'en', [inAllLanguages((language) => replyText(thanksIn(language), language, people))]) === undefined

/** Inserts a template's text before the closing of a typed text; replaces a text that is just a template, in any language. */
export function withTemplate(
  typed: string | null,
  { text }: ReplyTemplate,
  language: Language,
  people: ReplyPeople,
  untouched: Untouched,
): string {
  const template = text[language]
  if (!typed || translated(typed, language, untouched) !== undefined) return replyText(template, language, people)
  const thanks = thanksIn(language)
  const isThanked = typed.includes(thanks) && template.startsWith(thanks)
  const words = isThanked ? template.slice(thanks.length).trimStart() : template
  if (words === '') return typed
  const closing = languages.map((each) => replyClosing(each, people)).find((known) => typed.trimEnd().endsWith(known))
  if (!closing) return `${typed.trimEnd()}\n\n${words}`
  return `${typed.trimEnd().slice(0, -closing.length).trimEnd()}\n\n${words}\n\n${closing}`
}
