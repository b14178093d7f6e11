import { Link } from '@remix-run/react'

type ListPagerProps = {
  label: string
  newest: string | null
  older: string | null
  /** For a list in another order than newest first. */
  words?: { first: string; atFirst: string; more: string }
}

const newestFirst = { first: 'Back to newest', atFirst: 'Newest', more: 'Older' }

/** Pages a long list by key: back to the start or on to the next rows. */
export function ListPager({ label, newest, older, words = newestFirst }: ListPagerProps) {
  if (!newest && !older) return null
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>{newest ? <Link to={newest}>{words.first}</Link> : <span aria-disabled="true">{words.atFirst}</span>}</li>
        <li>
          {older ? (
            <Link to={older} rel="next">
              {words.more}
            </Link>
          ) : (
            <span aria-disabled="true">{words.more}</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
