import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'

type NotSpamProps = {
  id: string
  version: number
  /** Whose request it is, for lists where the button stands many times. */
  name: string
  /** The list is where the work goes on. */
  fromList?: boolean
}

/** Releases a request that was quarantined; its mail leaves then. */
export function NotSpam({ id, version, name, fromList }: NotSpamProps) {
  const path = `/dashboard/newsletter/${id}`
  const isBusy = useNavigation().formAction === path
  return (
    <Form
      method="post"
      action={path}
      data-move="release"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="version" value={version} />
      {fromList ? <input type="hidden" name="from" value="list" /> : null}
      <Button type="submit" size={fromList ? 's' : undefined} aria-disabled={isBusy || undefined}>
        Not spam
        {fromList ? (
          <span className="visually-hidden" dir="auto">
            : {name}
          </span>
        ) : null}
      </Button>
    </Form>
  )
}
