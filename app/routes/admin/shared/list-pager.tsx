import { Link } from '@remix-run/react'

type ListPagerProps = { label: string; newest: string | null; older: string | null }

/** A list that grows at its head is paged by key: back to the newest, or on to the older ones. */
export function ListPager({ label, newest, older }: ListPagerProps) {
  if (!newest && !older) return null
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>{newest ? <Link to={newest}>Back to newest</Link> : <span aria-disabled="true">Newest</span>}</li>
        <li>
          {older ? (
            <Link to={older} rel="next">
              Older
            </Link>
          ) : (
            <span aria-disabled="true">Older</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
