import { Form, useLocation } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Undo, undoing } from '#app/ui/toasts/toast-message.ts'
import { dismissToasts } from '#app/ui/toasts/toasts.tsx'

/** Takes back a change; shown with its message. */
export function UndoForm({ undo }: { undo: Undo }) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const { action, values } = undoing(undo, pathname + search)
  return (
    <Form method="post" action={action} id="undo" className="undo" onSubmit={() => dismissToasts(true)}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" size="s">
        {say('Undo')}
      </Button>
    </Form>
  )
}
