// Fills the templates of replies in, and tells a text of the writer's own from one that is just a template.
import { type ReplyPeople, replyClosing, replyTemplates, replyText, thanks } from '#app/content/reply-templates.ts'
import type { Language } from '#db/tables/records.ts'
import { translated, type Untouched } from './written.ts'

const languages = Object.keys(thanks) as Language[]

const inAllLanguages = (id: string | null, people: ReplyPeople) => {
  const texts = languages.map((language) => [language, replyText(id, language, people)])
  return Object.fromEntries(texts) as Record<Language, string>
}

export const untouchedTexts = (people: ReplyPeople): Untouched =>
  [null, ...replyTemplates.map(({ id }) => id)].map((id) => inAllLanguages(id, people))

/** The text in the chosen language if it is just a template; otherwise as it was typed. */
export const inLanguage = (typed: string, language: Language, people: ReplyPeople) =>
  translated(typed, language, untouchedTexts(people)) ?? typed

/** False for the greeting and the closing alone. */
export const isBegun = (typed: string, people: ReplyPeople) =>
  translated(typed, 'en', [inAllLanguages(null, people)]) === undefined

/** False while there is no more than a greeting and thanks, which answer nothing. */
export const saysSomething = (typed: string, people: ReplyPeople) =>
  isBegun(typed, people) && translated(typed, 'en', [inAllLanguages('answer', people)]) === undefined

/** Inserts a template's text before the closing of a typed text; replaces a text that is just a template, in any language. */
export function withTemplate(typed: string | null, id: string, language: Language, people: ReplyPeople): string {
  const whole = replyText(id, language, people)
  if (!typed || translated(typed, language, untouchedTexts(people)) !== undefined) return whole
  const template = replyTemplates.find((template) => template.id === id)?.text[language] ?? ''
  // Thanks are said once.
  const isThanked = typed.includes(thanks[language]) && template.startsWith(thanks[language])
  const words = isThanked ? template.slice(thanks[language].length).trimStart() : template
  if (words === '') return typed
  const closing = languages
    .map((language) => replyClosing(language, people))
    .find((known) => typed.trimEnd().endsWith(known))
  if (!closing) return `${typed.trimEnd()}\n\n${words}`
  return `${typed.trimEnd().slice(0, -closing.length).trimEnd()}\n\n${words}\n\n${closing}`
}
