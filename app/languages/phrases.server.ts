// The site's words in other languages than English, by the English phrase.

import type { Language } from '#db/tables/records.ts'
import frenchOfMail from './catalogues/fr/mail.json' with { type: 'json' }
import frenchOfPublic from './catalogues/fr/public.json' with { type: 'json' }
import frenchOfStaff from './catalogues/fr/staff.json' with { type: 'json' }
import koreanOfMail from './catalogues/ko/mail.json' with { type: 'json' }
import koreanOfPublic from './catalogues/ko/public.json' with { type: 'json' }
import koreanOfStaff from './catalogues/ko/staff.json' with { type: 'json' }
import { frenchSpaces } from './french-spaces.ts'
import { languageOfPath, pageLanguages } from './pages.ts'
import { groupsOfStaff } from './staff-groups.ts'
import { drawing, type MessageOf, type Phrases, type Values } from './with-values.ts'

const french = { ...frenchOfMail, ...frenchOfPublic, ...frenchOfStaff }
type Catalogue = typeof french
/** By the same phrases. */
const korean: Catalogue = { ...koreanOfMail, ...koreanOfPublic, ...koreanOfStaff }

type PhraseGroup = keyof Catalogue
type Keys<Group> = Group extends unknown ? keyof Group & string : never
export type Phrase = Keys<Catalogue[PhraseGroup]>

/** A fact that staff have still to state, as marks such as '[Effective date – to be confirmed]' hold it. */
export type FactKey = Keys<Catalogue['facts']>

/** What a person is told: a phrase, which is its own key, or data that `message.ts` makes. */
export type Message = MessageOf<Phrase>

/** Draws a message in the reader's language. */
export type Say = (message: Message, values?: Values<Phrase>) => string

type Other = Exclude<Language, 'en'>

/** What is said, by the English phrase. */
type Said = Readonly<Record<string, string>>

/**
 * Groups of phrases, of which a page brings those of its components. French has plain spaces: see french-spaces.ts. Korean
 * has no particle after a value in braces.
 */
export const catalogues: Readonly<Record<Other, Readonly<Record<PhraseGroup, Said>>>> = { fr: french, ko: korean }

/** A phrase means the same in every group: an English word with two meanings has a context. */
const all: Readonly<Record<Other, Said>> = {
  fr: Object.assign({}, ...Object.values(catalogues.fr)),
  ko: Object.assign({}, ...Object.values(catalogues.ko)),
}

const spaced = (language: Other, text: string): string => (language === 'fr' ? frenchSpaces(text) : text)

const said = (language: Other, phrase: string): string | undefined => {
  const text = all[language][phrase]
  return text === undefined ? undefined : spaced(language, text)
}

const inGroup = new Map<string, Phrases>()

function phrasesOf(language: Other, group: PhraseGroup): Phrases {
  const name = `${language} ${group}`
  const known = inGroup.get(name)
  if (known) return known
  const phrases = Object.fromEntries(
    Object.entries(catalogues[language][group]).map(([phrase, text]) => [phrase, spaced(language, text)]),
  )
  inGroup.set(name, phrases)
  return phrases
}

/** For a loader's data: the groups in the page's language; nothing in English. */
export const phrasesFor = (request: Request, ...wanted: PhraseGroup[]) => phrasesIn(languageOfRequest(request), wanted)

/** For a staff page: the groups of its part of the staff area, in the language of the member of staff. */
export const staffPhrases = (language: Language, path: string) => phrasesIn(language, groupsOfStaff(path))

function phrasesIn(language: Language, wanted: readonly PhraseGroup[]): { phrases?: Phrases } {
  if (language === 'en') return {}
  return { phrases: Object.assign({}, ...wanted.map((group) => phrasesOf(language, group))) }
}

const isPhrase = (text: string): text is Phrase => Object.hasOwn(all.fr, text)

/** Undefined for a text of the code's own data that is no phrase, such as a label in the language of a legal text. */
export const phraseOf = (text: string): Phrase | undefined => (isPhrase(text) ? text : undefined)

/** The phrase that a file of the code's own data names, such as a checklist. @throws where it names none */
export function phraseIn(text: string): Phrase {
  if (!isPhrase(text)) throw new Error(`“${text}” is no phrase of the catalogues`)
  return text
}

export const languageOfRequest = (request: Request): Language => languageOfPath(new URL(request.url).pathname)

export const sayIn = (language: Language): Say =>
  drawing(pageLanguages[language].locale, (phrase) => (language === 'en' ? undefined : said(language, phrase)))
