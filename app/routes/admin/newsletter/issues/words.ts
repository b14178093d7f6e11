import { languageNames, languages } from '#app/content/languages.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { newsletterCrumb } from '../newsletter-parts.tsx'

export const issues = `${newsletterCrumb.href}/issues`
export const issuesCrumb = { label: 'Issues', href: issues } as const
export const aboveIssue = [newsletterCrumb, issuesCrumb]
export const issuePage = (id: string) => `${issues}/${id}`
export const textPage = (id: string, language: Language) => `${issuePage(id)}/text/${language}`
export const drawnPage = (id: string, language: Language) => `${issuePage(id)}/preview/${language}/drawn`
export const schedulePage = (id: string) => `${issuePage(id)}/schedule`
export const revisionsPage = (id: string, language: Language) => `${issuePage(id)}/revisions/${language}`

export const begun = 'This issue is being sent or has been sent, so it can no longer be changed.'
export const saveFailed = 'We couldn’t save the issue. Everything you typed is still here: please try again.'

export const textTitles: Record<Language, Phrase> = { en: 'English text', fr: 'French text', ko: 'Korean text' }

/** @throws Response 404 for a language that the site does not have */
export function languageIn(name = ''): Language {
  const language = languages.find((known) => known === name)
  if (!language) throw new Response(null, { status: 404 })
  return language
}

export const nameOf = (say: Say, language: Language) => say(languageNames[language])

/** The name of a language inside a sentence. @param reader the language of the page: French writes it without a capital there */
export const nameWithin = (say: Say, reader: Language, language: Language) =>
  reader === 'fr' ? nameOf(say, language).toLowerCase() : nameOf(say, language)
