import { Link } from '@remix-run/react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

type ListPagerProps = {
  label: string
  newest: string | null
  older: string | null
  /** For a list in another order than newest first. */
  words?: PagerWords
}

type PagerWords = Readonly<Record<'first' | 'atFirst' | 'more', Phrase>>

const newestFirst: PagerWords = { first: 'Back to newest', atFirst: 'Newest', more: 'Older' }

/** Pages a long list by key: back to the start or on to the next rows. */
export function ListPager({ label, newest, older, words = newestFirst }: ListPagerProps) {
  const say = useSay()
  if (!newest && !older) return null
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>
          {newest ? (
            <Link to={newest}>{say(words.first)}</Link>
          ) : (
            <span aria-disabled="true">{say(words.atFirst)}</span>
          )}
        </li>
        <li>
          {older ? (
            <Link to={older} rel="next">
              {say(words.more)}
            </Link>
          ) : (
            <span aria-disabled="true">{say(words.more)}</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
