import { Link, useLocation, useMatches } from '@remix-run/react'
import { useEffect } from 'react'
import { englishPath, hrefIn, isTranslated, languageOfPath, pageLanguages } from '#app/languages/pages.ts'
import { useOpenLanguages, useSay, useVersions } from '#app/languages/say.tsx'
import type { Language } from '#db/tables/records.ts'

/**
 * This page in the other languages, or their start pages where it is in English only.
 *
 * @param as `nav` once on a page, so that landmarks have names of their own
 */
export function LanguageLinks({ as: Box }: { as: 'nav' | 'div' }) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const open = useOpenLanguages()
  const here = languageOfPath(pathname)
  const english = englishPath(pathname)
  const versions = useVersions()
  const isIn = (language: Language) =>
    language === 'en' || isTranslated(english) || english === '/' || versions.includes(language)
  // An error is no page, and an article has its own language.
  const page = useMatches().at(-1)?.data as { article?: { language: string } } | undefined
  useEffect(() => {
    // English comes first: browsers that ask for it load nothing more.
    if ((open as readonly string[]).indexOf(navigator.language.slice(0, 2)) > 0) import('./language-hint.ts')
  })
  if (open.length < 2) return null
  const isEnglish = here === 'en' && page && (page.article?.language ?? here) === here
  const only = isEnglish && open.filter(isIn).length < 2 ? say('This page is in English only.') : undefined
  return (
    <Box className="languages" aria-label={Box === 'nav' ? say('Language of the page') : undefined} title={only}>
      {only ? <p>{only}</p> : null}
      <ul>
        {open.map((language) => (
          <li key={language}>
            <Link
              to={isIn(language) ? hrefIn(language, english, [english]) + search : hrefIn(language, '/')}
              reloadDocument={language !== here}
              lang={language}
              hrefLang={language}
              aria-current={language === here ? 'page' : undefined}
            >
              {pageLanguages[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  )
}
