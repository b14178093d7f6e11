import { useSay } from '#app/languages/say.tsx'
import { PageLink } from './frame/page-link.tsx'

export type Crumb = { label: string; href?: string }

/** The last crumb is the page itself and needs no href. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={useSay()('Breadcrumb')}>
      <ol>
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? (
              <PageLink href={item.href}>{item.label}</PageLink>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
