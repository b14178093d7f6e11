// The language of the words that people write into a document's fields; labels and hints are in the reader's.
import { createContext, useContext } from 'react'
import type { Language } from '#db/tables/records.ts'

const WordsLanguageContext = createContext<Language | undefined>(undefined)

export const WordsLanguageProvider = WordsLanguageContext.Provider

/** Undefined outside a document. */
export const useWordsLanguage = () => useContext(WordsLanguageContext)
