import { Link, type LinkProps } from '@remix-run/react'
import { useHrefIn, useLanguage } from '#app/languages/say.tsx'

/** A link of the site in the page's language; one that leads to an English page from another language says so. */
export function PageLink({ href, ...rest }: Omit<LinkProps, 'to'> & { href: string }) {
  const language = useLanguage()
  const to = useHrefIn()(href)
  return <Link to={to} hrefLang={language !== 'en' && to === href ? 'en' : undefined} {...rest} />
}
