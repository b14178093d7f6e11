// Fills the templates of replies in, and tells a text of the writer's own from one that is just a template.
import { languages } from '#app/content/languages.ts'
import { type ReplyPeople, replyClosing, replyText, thanks } from '#app/content/reply-words.ts'
import { replyTemplateTexts } from '#app/features/texts/kinds/reply-templates.server.ts'
import { readEntries } from '#app/features/texts/read-texts.server.ts'
import { replySubjects } from '#app/mail/messages/visitors/record-replied.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { translated, type Untouched } from './written.ts'

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
  inAllLanguages((language) => replySubjects[language](reference)),
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
  translated(typed, 'en', [inAllLanguages((language) => replyText(thanks[language], language, people))]) === undefined

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
  const isThanked = typed.includes(thanks[language]) && template.startsWith(thanks[language])
  const words = isThanked ? template.slice(thanks[language].length).trimStart() : template
  if (words === '') return typed
  const closing = languages.map((each) => replyClosing(each, people)).find((known) => typed.trimEnd().endsWith(known))
  if (!closing) return `${typed.trimEnd()}\n\n${words}`
  return `${typed.trimEnd().slice(0, -closing.length).trimEnd()}\n\n${words}\n\n${closing}`
}
