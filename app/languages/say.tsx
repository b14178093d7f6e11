// Says the phrases of pages in the page's language. English phrases stand in the code and are their own keys; pages in other
// languages bring those that they need.
import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#db/tables/records.ts'
import { hrefIn, languageOfPath, openLanguages, pageLanguages } from './pages.ts'
import type { Say } from './phrases.server.ts'
import { drawing, type Phrases } from './with-values.ts'

const SayContext = createContext<Say>(drawing(pageLanguages.en.locale, () => undefined))
const HrefContext = createContext<(href: string) => string>((href) => href)

type Matches = readonly { data?: unknown; pathname?: string }[]

/** Loaders of pages in several languages bring these. */
export type BroughtLanguages = {
  /** In another language than English: the addresses, in English, of the pages that are signed off in it. */
  reviewed?: readonly string[]
  /** The languages beside English in which this page's texts are signed off. */
  versions?: readonly Language[]
  /** In the staff area: the language of the member of staff. */
  staffLanguage?: Language
}

const staffLayout = 'routes/admin/shared/staff-layout'

function broughtBy<Name extends keyof BroughtLanguages>(matches: Matches, name: Name): BroughtLanguages[Name] {
  return matches.map(({ data }) => (data as BroughtLanguages | undefined)?.[name]).find(Boolean)
}

/** The languages beside English of a page whose texts are translated one by one. */
export const versionsIn = (matches: Matches): readonly Language[] => broughtBy(matches, 'versions') ?? []

/** Reads the matches once for all phrases and links of a page. */
export function PhrasesProvider({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const { pathname } = useLocation()
  return (
    <SayContext.Provider value={sayFrom(matches)}>
      <HrefContext.Provider value={hrefFrom(pathname, matches)}>{children}</HrefContext.Provider>
    </SayContext.Provider>
  )
}

/** The links of a page in its language, for its head. */
export function hrefFrom(path: string, matches: Matches) {
  const [language, reviewed] = [languageOfPath(path), broughtBy(matches, 'reviewed')]
  return (href: string) => hrefIn(language, href, reviewed)
}

/** For the head of a page. */
export function sayFrom(matches: Matches): Say {
  const brought = matches.map(({ data }) => (data as { phrases?: Phrases } | undefined)?.phrases)
  const phrases: Phrases = Object.assign({}, ...brought)
  return drawing(
    pageLanguages[languageFrom(matches.at(-1)?.pathname ?? '', matches)].locale,
    (phrase) => phrases[phrase],
  )
}

export const useSay = (): Say => useContext(SayContext)

/** The language of the frame and the forms of this page: of its address, or of the member of staff. */
export function useLanguage(): Language {
  const ofAddress = useAddressLanguage()
  return useRouteLoaderData<BroughtLanguages>(staffLayout)?.staffLanguage ?? ofAddress
}

/** The language of a page, for its head. */
export const languageFrom = (path: string, matches: Matches): Language =>
  broughtBy(matches, 'staffLanguage') ?? languageOfPath(path)

/** The language in the page's address: English in the staff area. */
export const useAddressLanguage = (): Language => languageOfPath(useLocation().pathname)

/** A function that gives the site's links in the page's language. */
export const useHrefIn = (): ((href: string) => string) => useContext(HrefContext)

/** The languages beside English of this page, if its texts are translated one by one. */
export const useVersions = (): readonly Language[] => versionsIn(useMatches())

/** The languages that visitors can choose; English comes first. */
export const useOpenLanguages = (): readonly Language[] =>
  openLanguages(useRouteLoaderData<{ closed?: readonly Language[] }>('root')?.closed)
