import { Link } from '@remix-run/react'
import { Checkbox } from '#app/forms/fields/fields.tsx'
import { otherLanguages } from '#app/languages/pages.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { translationsPath } from '#app/routes/admin/texts/paths.ts'

/** Tells which pages exist in a language. */
export function LanguagesNote() {
  const say = useSay()
  return (
    <p>
      <Said
        phrase="Visitors choose a language at the top or the foot of every page. Contact, status, search and the other forms exist in each language; other pages exist once their {link} are signed off. While a language is off, its addresses lead to the English pages."
        values={{ link: <Link to={translationsPath(otherLanguages[0])}>{say('translations')}</Link> }}
      />
    </p>
  )
}

const phrases = { fr: 'French, at {address}', ko: 'Korean, at {address}' } as const

type Pages = Record<keyof typeof phrases | 'total', number>

/** A box for each language, with how many of its pages are signed off. */
export function LanguageBoxes({ pages }: { pages: Pages }) {
  const say = useSay()
  return otherLanguages.map((language) => (
    <Checkbox key={language} name={language}>
      <Said phrase={phrases[language]} values={{ address: <code>/{language}</code> }} />
      <span className="row-note">
        {say('{count} of {total} pages are signed off', { count: pages[language], total: pages.total })}
      </span>
    </Checkbox>
  ))
}
