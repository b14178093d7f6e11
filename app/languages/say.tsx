// Says the phrases of pages in the page's language. English phrases stand in the code and are their own keys; pages in other
// languages bring those that they need.
import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#db/tables/records.ts'
import { hrefIn, languageOfPath, openLanguages } from './pages.ts'
import type { Say } from './phrases.server.ts'
import { type Phrases, withValues } from './with-values.ts'

const noPhrases: Phrases = {}
const PhrasesContext = createContext<Phrases>(noPhrases)

type Matches = readonly { data?: unknown }[]

/** The phrases that the page's loaders brought. */
function phrasesIn(matches: Matches): Phrases {
  const brought = matches.map(({ data }) => (data as { phrases?: Phrases } | undefined)?.phrases)
  return brought.some(Boolean) ? Object.assign({}, ...brought) : noPhrases
}

export const PhrasesProvider = ({ children }: { children: ReactNode }) => (
  <PhrasesContext.Provider value={phrasesIn(useMatches())}>{children}</PhrasesContext.Provider>
)

const sayWith =
  (phrases: Phrases): Say =>
  (phrase, values) =>
    withValues(phrases[phrase] ?? phrase, values)

/** For the head of a page. */
export const sayFrom = (matches: Matches): Say => sayWith(phrasesIn(matches))

export const useSay = (): Say => sayWith(useContext(PhrasesContext))

/** The language of the frame and the forms of this page. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname)

/** A function that gives the site's links in the page's language. */
export function useHrefIn(): (href: string) => string {
  const language = useLanguage()
  return (href) => hrefIn(language, href)
}

/** The languages that visitors can choose; English comes first. */
export const useOpenLanguages = (): readonly Language[] =>
  openLanguages(useRouteLoaderData<{ closed?: readonly Language[] }>('root')?.closed)
