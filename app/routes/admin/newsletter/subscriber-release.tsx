import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'

type NotSpamProps = {
  id: string
  version: number
  /** The subscriber's name, for lists with many such buttons. */
  name: string
  /** Returns to the list afterwards. */
  fromList?: boolean
}

/** Releases a quarantined sign-up and sends its mail. */
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
