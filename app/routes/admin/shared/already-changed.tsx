import { Form, useActionData, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FormAnswer } from '#app/forms/form-state.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { errorWords } from '#app/root/error-page.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { type Undo, undoing } from '#app/ui/toasts/toast-message.ts'
import { dismissToasts } from '#app/ui/toasts/toasts.tsx'

type AlreadyChangedProps = {
  /** By default the title says that something is not possible now. */
  title?: Phrase
  text: string
  state?: ReactNode
  to: string
  reload: Message
  /** The page's place, where it is not already shown, and its own name there. */
  above?: readonly StaffCrumb[]
  crumb: string
}

/** Replaces a page when a change came too late or is not possible: the present state, and a link back. */
export function AlreadyChanged({ title, text, state, to, reload, above, crumb }: AlreadyChangedProps) {
  const say = useSay()
  const isConflict = useActionData<FormAnswer>()?.isConflict
  return (
    <>
      {above ? <StaffCrumbs above={above} name={crumb} /> : null}
      <div className="cluster page-head">
        <h1>{isConflict ? say(errorWords(409).title) : say(title ?? 'This can’t be done now')}</h1>
      </div>
      <div className="card question">
        <Refusal text={text} state={state} className="refusal" />
        <div className="button-row">
          <LinkButton to={to}>{say(reload)}</LinkButton>
        </div>
      </div>
    </>
  )
}

type RefusalProps = Pick<AlreadyChangedProps, 'text' | 'state'> & { className: string; kind?: 'warning' }

/** The reason for which a change was not made, and the present state. */
export function Refusal({ text, state, className, kind }: RefusalProps) {
  const say = useSay()
  const isConflict = useActionData<FormAnswer>()?.isConflict
  return (
    <div className={className} data-kind={kind} role="alert">
      <p>
        {text} {isConflict ? say('Your change was not made.') : say('Nothing has changed.')}
      </p>
      {state ? (
        <p>
          <Said phrase="It is now: {state}" values={{ state }} />
        </p>
      ) : null}
    </div>
  )
}

/** A page above a staff page; a name that a person typed is drawn already. */
export type StaffCrumb = { label: Message; href?: string }

/** The pages above a staff page, and its own name, in the language of the member of staff. */
export function StaffCrumbs({ above, name }: { above: readonly StaffCrumb[]; name: string }) {
  const say = useSay()
  const items = above.map(({ label, href }) => ({ label: say(label), href }))
  return <Breadcrumbs items={[...items, { label: name }]} />
}

/** Takes back a change; shown with its message. */
export function UndoForm({ undo }: { undo: Undo }) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const { action, values, label } = undoing(undo, pathname + search)
  return (
    <Form method="post" action={action} id="undo" className="undo" onSubmit={() => dismissToasts(true)}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" size="s">
        {label ?? say('Undo')}
      </Button>
    </Form>
  )
}
