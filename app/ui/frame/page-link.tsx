import { Link, type LinkProps } from '@remix-run/react'
import { languageOfPath } from '#app/languages/pages.ts'
import { useAddressLanguage, useHrefIn } from '#app/languages/say.tsx'

/** A link of the site in the page's language; one that leads to an English page from another language says so. */
export function PageLink({ href, ...rest }: Omit<LinkProps, 'to'> & { href: LinkProps['to'] }) {
  const language = useAddressLanguage()
  const hrefIn = useHrefIn()
  const to = typeof href === 'string' ? hrefIn(href) : href
  const isEnglish = language !== 'en' && typeof to === 'string' && to.startsWith('/') && languageOfPath(to) === 'en'
  return <Link to={to} hrefLang={isEnglish ? 'en' : undefined} {...rest} />
}
