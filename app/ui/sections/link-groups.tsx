import { Link } from '@remix-run/react'

/** `lang` is the language of the label, `hrefLang` that of the page where it differs, `english` an English name in the label. */
export type PageLink = { label: string; href: string; lang?: string; hrefLang?: string; english?: string }
type Group = { title: string; links: readonly (PageLink & { below?: readonly PageLink[] })[] }

/** Links under headings, some with links to the pages below them. */
export function LinkGroups({ groups, level = 2 }: { groups: readonly Group[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <LinkList links={links} />
        </section>
      ))}
    </>
  )
}

function LinkList({ links }: { links: Group['links'] }) {
  return (
    <ul>
      {links.map(({ label, href, lang, hrefLang = lang, english, below = [] }) => (
        <li key={href}>
          <Link to={href} lang={lang} hrefLang={hrefLang}>
            {english ? <WithName label={label} english={english} /> : label}
          </Link>
          {below.length > 0 ? <LinkList links={below} /> : null}
        </li>
      ))}
    </ul>
  )
}

function WithName({ label, english }: { label: string; english: string }) {
  const [before, after] = label.split(english)
  return (
    <>
      {before}
      <span lang="en">{english}</span>
      {after}
    </>
  )
}
