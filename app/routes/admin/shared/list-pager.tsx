import { Link } from '@remix-run/react'
import { useWord } from '#app/languages/say.tsx'

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
  const word = useWord()
  if (!newest && !older) return null
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>
          {newest ? (
            <Link to={newest}>{word(words.first)}</Link>
          ) : (
            <span aria-disabled="true">{word(words.atFirst)}</span>
          )}
        </li>
        <li>
          {older ? (
            <Link to={older} rel="next">
              {word(words.more)}
            </Link>
          ) : (
            <span aria-disabled="true">{word(words.more)}</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
