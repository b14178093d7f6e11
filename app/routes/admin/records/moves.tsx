import { PostButton } from '#app/forms/post-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'

type MovesProps = {
  path: string
  /** The possible moves; some have a confirmation page. */
  moves: readonly { to: string; label: Phrase; isMinor?: boolean; asks?: string }[]
  /** The version that the page showed, so that another person's move is noticed. */
  version: number
  /** True on a page whose primary button is another one, such as that of the reply. */
  isSecondary?: boolean
  size?: 's'
  /** The address and the values that are sent, where that is not the record's own page. */
  post?: (to: string) => { action: string; values: Record<string, string>; preventScrollReset?: boolean }
}

/** One button for each status that a record may be moved to; the first is the page's primary button. */
export function Moves({ path, moves, version, isSecondary = false, size, post }: MovesProps) {
  const say = useSay()
  const [page, query] = path.split('?')
  return moves.map(({ to, label, isMinor, asks }, index) => {
    const variant = isSecondary || isMinor || index > 0 ? 'outline' : 'primary'
    if (asks) {
      return (
        <LinkButton
          key={to}
          to={`${page}/${asks}${query ? `?${query}` : ''}`}
          variant={variant}
          size={size}
          data-loss={losses.includes(to) || undefined}
        >
          {say(label)}
        </LinkButton>
      )
    }
    const sent = post?.(to) ?? { action: path, values: { to, version } }
    return (
      <PostButton key={to} move={to} variant={variant} size={size} {...sent}>
        {say(label)}
      </PostButton>
    )
  })
}

/** Moves that take something from a person. */
const losses = ['rejected', 'cancelled']
