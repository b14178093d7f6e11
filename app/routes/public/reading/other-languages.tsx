import { Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { useSay } from '#app/languages/say.tsx'
import type { Language } from '#db/tables/records.ts'

type Translation = { language: Language; title: string; href: string }

/** Links to the same text in other languages; nothing without any. */
export const OtherLanguages = ({ of, className }: { of: readonly Translation[]; className: string }) => {
  const say = useSay()
  return of.length === 0 ? null : (
    <ul className={className} aria-label={say('In other languages')}>
      {of.map(({ language, title, href }) => (
        <li key={href}>
          <Link to={href} hrefLang={language} lang={language}>
            {title}
          </Link>{' '}
          ({say(languageNames[language])})
        </li>
      ))}
    </ul>
  )
}
