import { Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import type { Language } from '#db/tables/records.ts'

type Translation = { language: Language; title: string; href: string }

/** Links to the same text in other languages; nothing without any. */
export const OtherLanguages = ({ of, className }: { of: readonly Translation[]; className: string }) =>
  of.length === 0 ? null : (
    <ul className={className} aria-label="In other languages">
      {of.map(({ language, title, href }) => (
        <li key={href}>
          <Link to={href} hrefLang={language} lang={language}>
            {title}
          </Link>{' '}
          ({languageNames[language]})
        </li>
      ))}
    </ul>
  )
