import { Link, useLocation } from '@remix-run/react'
import { englishPath, hrefIn, isTranslated, languageOfPath, pageLanguages } from '#app/languages/pages.ts'
import { useOpenLanguages, useSay, useVersions } from '#app/languages/say.tsx'
import type { Language } from '#db/tables/records.ts'

/** This page in the other languages, or their start pages where it is in English only. */
export function LanguageLinks() {
  const say = useSay()
  const { pathname, search } = useLocation()
  const open = useOpenLanguages()
  const here = languageOfPath(pathname)
  const english = englishPath(pathname)
  const versions = useVersions()
  const isIn = (language: Language) =>
    language === 'en' || isTranslated(english) || english === '/' || versions.includes(language)
  if (open.length < 2) return null
  return (
    <nav className="languages" aria-label={say('Language of the page')}>
      {open.every((language) => language === 'en' || !isIn(language)) && here === 'en' ? (
        <p>{say('This page is in English only.')}</p>
      ) : null}
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
    </nav>
  )
}
