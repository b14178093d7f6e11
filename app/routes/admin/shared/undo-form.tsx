import { Form, useLocation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'

/** Takes back the last change; shown once, with its message. */
export function UndoForm({ undo }: { undo: string }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/dashboard/inbox/undo" id="undo" className="undo">
      <input type="hidden" name="undo" value={undo} />
      <input type="hidden" name="to" value={pathname + search} />
      <Button type="submit" variant="outline" size="s">
        Undo
      </Button>
    </Form>
  )
}
