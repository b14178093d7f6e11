// The legal pages in every language, each with its own URL.
import { legalDocuments } from './en.ts'
import { legalDocumentsInFrench } from './fr.ts'
import { legalDocumentsInKorean } from './ko.ts'
import { englishWords } from './words.ts'
import { frenchWords } from './words-fr.ts'
import { koreanWords } from './words-ko.ts'

/** English comes first: the others are translations of it. */
export const legalLanguages = [
  { language: 'en', name: 'English', locale: 'en_GB', documents: legalDocuments, words: englishWords },
  { language: 'fr', name: 'Français', locale: 'fr_FR', documents: legalDocumentsInFrench, words: frenchWords },
  { language: 'ko', name: '한국어', locale: 'ko_KR', documents: legalDocumentsInKorean, words: koreanWords },
] as const

type LegalLanguage = (typeof legalLanguages)[number]['language']

export const legalPath = (slug: string, language: LegalLanguage) =>
  language === 'en' ? `/${slug}` : `/${language}/${slug}`

export const legalPages = legalLanguages.flatMap(({ language, locale, documents, words }) =>
  documents.map((document) => ({
    path: legalPath(document.slug, language),
    language,
    locale,
    document,
    words,
  })),
)

export const findLegalPage = (path: string) => legalPages.find((page) => page.path === path)
