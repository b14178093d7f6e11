import { Form, useNavigation } from '@remix-run/react'
import { Button, LinkButton } from '#app/ui/button.tsx'

type MovesProps = {
  path: string
  /** The possible moves; some have a confirmation page. */
  moves: readonly { to: string; label: string; isMinor?: boolean; asks?: string }[]
  /** The version that the page showed, so that another person's move is noticed. */
  version: number
}

/** One button for each possible status; the first is the main one. */
export function Moves({ path, moves, version }: MovesProps) {
  const isBusy = useNavigation().formAction === path
  const [page] = path.split('?')
  return moves.map(({ to, label, isMinor, asks }, index) => {
    const variant = isMinor || index > 0 ? 'outline' : 'primary'
    if (asks) {
      return (
        <LinkButton key={to} to={`${page}/${asks}`} variant={variant}>
          {label}
        </LinkButton>
      )
    }
    return (
      <Form
        key={to}
        method="post"
        action={path}
        data-move={to}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant={variant} aria-disabled={isBusy || undefined}>
          {label}
        </Button>
      </Form>
    )
  })
}
