import { Form, useLocation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'

/** Takes the last move back; shown once, with the message that says what was moved. */
export function UndoForm({ undo }: { undo: string }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/dashboard/inbox/undo" id="undo" className="undo">
      <input type="hidden" name="undo" value={undo} />
      <input type="hidden" name="to" value={pathname + search} />
      <Button type="submit" variant="outline" size="s">
        Undo the last move
      </Button>
    </Form>
  )
}
