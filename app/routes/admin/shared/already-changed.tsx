import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay, useWord } from '#app/languages/say.tsx'
import { errorWords } from '#app/root/error-page.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'

type AlreadyChangedProps = {
  /** By default the title says that something is not possible now. */
  title?: string
  text: string
  state?: ReactNode
  to: string
  reload: string
  /** The page's place, where it is not already shown, and its own name there. */
  above?: readonly Crumb[]
  crumb: string
}

/** Replaces a page when a change came too late or is not possible: the present state, and a link back. */
export function AlreadyChanged({ title, text, state, to, reload, above, crumb }: AlreadyChangedProps) {
  const say = useSay()
  const word = useWord()
  const isConflict = useActionData<FormAnswer>()?.isConflict
  return (
    <>
      {above ? <StaffCrumbs above={above} name={crumb} /> : null}
      <div className="page-head">
        <h1>{isConflict ? say(errorWords(409).title) : (word(title) ?? say('This can’t be done now'))}</h1>
      </div>
      <div className="card question">
        <Refusal text={text} state={state} className="refusal" />
        <div className="button-row">
          <LinkButton to={to}>{word(reload)}</LinkButton>
        </div>
      </div>
    </>
  )
}

type RefusalProps = Pick<AlreadyChangedProps, 'text' | 'state'> & { className: string; kind?: 'warning' }

/** The reason for which a change was not made, and the present state. */
export function Refusal({ text, state, className, kind }: RefusalProps) {
  const say = useSay()
  const word = useWord()
  const isConflict = useActionData<FormAnswer>()?.isConflict
  return (
    <div className={className} data-kind={kind} role="alert">
      <p>
        {word(text)} {isConflict ? say('Your change was not made.') : say('Nothing has changed.')}
      </p>
      {state ? (
        <p>
          <Said phrase="It is now: {state}" values={{ state: word(state) }} />
        </p>
      ) : null}
    </div>
  )
}

/** The pages above a staff page, and its own name, in the language of the member of staff. */
export function StaffCrumbs({ above, name }: { above: readonly Crumb[]; name: string }) {
  const word = useWord()
  const items: Crumb[] = [...above, { label: name }]
  return <Breadcrumbs items={items.map(({ label, href }) => ({ label: word(label), href }))} />
}
