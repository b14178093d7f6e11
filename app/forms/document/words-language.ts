// The language of the words that people write into a document's fields; labels and hints are in the reader's.
import { createContext, useContext } from 'react'
import { colons } from '#app/languages/colons.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { Label } from './document-values.ts'

const WordsLanguageContext = createContext<Language | undefined>(undefined)

export const WordsLanguageProvider = WordsLanguageContext.Provider

/** Undefined outside a document. */
export const useWordsLanguage = () => useContext(WordsLanguageContext)

/**
 * A field's label in a language: its own, after those of its groups and rows, as in "Statistics 2: Value".
 * @param label as placesIn or labelAt give it; that of a row has its number
 */
export const labelWith = (say: Say, language: Language, label: Label): string =>
  label
    .map(({ label, number }) => (number === undefined ? say(label) : `${say(label)} ${number}`))
    .join(`${colons[language]} `)
