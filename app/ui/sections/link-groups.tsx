import { Link } from '@remix-run/react'

/** `lang` is the language of the label, `hrefLang` that of the page where it differs. */
export type PageLink = { label: string; href: string; lang?: string; hrefLang?: string }
type Group = { title: string; links: readonly (PageLink & { below?: readonly PageLink[] })[] }

/** Links under headings, some with links to the pages below them. */
export function LinkGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <LinkList links={links} />
        </section>
      ))}
    </>
  )
}

function LinkList({ links }: { links: Group['links'] }) {
  return (
    <ul>
      {links.map(({ label, href, lang, hrefLang = lang, below = [] }) => (
        <li key={href}>
          <Link to={href} lang={lang} hrefLang={hrefLang}>
            {label}
          </Link>
          {below.length > 0 ? <LinkList links={below} /> : null}
        </li>
      ))}
    </ul>
  )
}
