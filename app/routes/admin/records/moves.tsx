import { Form, useNavigation } from '@remix-run/react'
import { Button, LinkButton } from '#app/ui/button.tsx'

type MovesProps = {
  path: string
  /** The possible moves; some have a confirmation page. */
  moves: readonly { to: string; label: string; isMinor?: boolean; asks?: string }[]
  /** The version that the page showed, so that another person's move is noticed. */
  version: number
  /** True on a page whose primary button is another one, such as that of the reply. */
  isSecondary?: boolean
}

/** One button for each status that a record may be moved to; the first is the page's primary button. */
export function Moves({ path, moves, version, isSecondary = false }: MovesProps) {
  const isBusy = useNavigation().formAction === path
  const [page] = path.split('?')
  return moves.map(({ to, label, isMinor, asks }, index) => {
    const variant = isSecondary || isMinor || index > 0 ? 'outline' : 'primary'
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
