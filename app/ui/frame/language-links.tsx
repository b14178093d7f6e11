import { Link, useLocation } from '@remix-run/react'
import { englishPath, hrefIn, isTranslated, languageOfPath, pageLanguages } from '#app/languages/pages.ts'
import { useOpenLanguages, useSay } from '#app/languages/say.tsx'

/** This page in the other languages, or their start pages where it is in English only. */
export function LanguageLinks() {
  const say = useSay()
  const { pathname, search } = useLocation()
  const open = useOpenLanguages()
  const here = languageOfPath(pathname)
  const english = englishPath(pathname)
  const isEnglishOnly = !isTranslated(english) && english !== '/'
  if (open.length < 2) return null
  return (
    <nav className="languages" aria-label={say('Language of the page')}>
      {isEnglishOnly && here === 'en' ? <p>{say('This page is in English only.')}</p> : null}
      <ul>
        {open.map((language) => (
          <li key={language}>
            <Link
              to={isEnglishOnly && language !== 'en' ? hrefIn(language, '/') : hrefIn(language, english) + search}
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
