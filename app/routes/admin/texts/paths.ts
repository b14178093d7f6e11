import { safeReturnTo } from '#app/http/browser/return-to.ts'
import type { Language } from '#db/tables/records.ts'

export const textsPath = '/admin/texts'

export const textsCrumb = { label: 'Site content', href: textsPath } as const

/** The pages above one text, or one list. */
export const aboveTexts = [textsCrumb]

export const textPath = (kind: string, key: string, language: Language) => `${textsPath}/${kind}/${key}/${language}`

/** What the site says of the company, in English. */
export const factsPath = textPath('company', 'facts', 'en')

/** The page of a list. */
export const kindPath = (kind: string) => `${textsPath}/${kind}`

/** The translations of all pages into a language. */
export const translationsPath = (language: Language) => `${textsPath}/translations/${language}`

/** A translation beside its English text. */
export const reviewPath = (kind: string, key: string, language: Language) => `${textPath(kind, key, language)}/review`

/** Its line there. */
export const entryId = (key: string) => `entry-${key}`

/** The name of a link to the page that shows a text; templates of replies are used in the inbox. */
export const shownAt = (path: string) =>
  path.startsWith('/dashboard') ? ('Open inbox' as const) : ('View on site' as const)

/** The form of a text; the ids of its fields begin with it. */
export const textForm = 'text'

/** The page of the site from which a text is edited, in the address of its form. */
const fromParameter = 'from'

/** Null for a text that was opened in the staff area. */
export const cameFrom = (url: string): string | null =>
  safeReturnTo(new URL(url).searchParams.get(fromParameter), '') || null

/** Where the form stands beside that page. */
const besideParameter = 'beside'

export const isBeside = (url: string): boolean => new URL(url).searchParams.has(besideParameter)

/** The address of the form or of a button, which leads back to that page. */
export const withFrom = (path: string, from: string | null, isBeside = false): string =>
  from === null
    ? path
    : `${path}?${new URLSearchParams({ [fromParameter]: from, ...(isBeside ? { [besideParameter]: '' } : {}) })}`
