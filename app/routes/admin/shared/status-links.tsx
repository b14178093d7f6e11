import { Link } from '@remix-run/react'

export type StatusLink = {
  id: string
  label: string
  to: string /** How many there are; null where that is not known. */
  count: number | null
}

/** The filter of a list: one link for each status. */
export function StatusLinks({
  label,
  links,
  current,
}: {
  label: string
  links: readonly StatusLink[]
  current: string
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {links.map(({ id, label, to, count }) => (
        <Link key={id} to={to} aria-current={id === current ? 'true' : undefined}>
          {label}
          {count === null ? null : <span className="tab-count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
