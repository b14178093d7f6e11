// The thanks after a form was accepted: part of the page that the redirect leads to.
import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Flash, useFlash } from '#app/http/flash.ts'
import { useFocusOnChange } from './focus-on-change.ts'
import { discardDraft } from './form-draft.ts'
import { FormReceipt } from './form-receipt.tsx'

const shownFor = 5000

type FormThanksProps = {
  form: string
  note?: string
  /** The link to the clean form, where the panel stands in the form's place while it is there. */
  another?: { label: string; to: string }
  /** The form that the panel takes the place of. */
  children?: ReactNode
}

/** With JavaScript the panel leaves after 5 s, unless somebody is at it; the line with the reference stays. */
export function FormThanks({ children, ...rest }: FormThanksProps) {
  const flash = useFlash(rest.form)
  if (flash?.kind !== 'success') return children
  return (
    <Thanks key={flash.id} flash={flash} {...rest}>
      {children}
    </Thanks>
  )
}

type ThanksProps = FormThanksProps & { flash: Flash }

function Thanks({ form, flash, note, another, children }: ThanksProps) {
  const panel = useFocusOnChange(true, { preventScroll: true })
  const [isGone, setGone] = useState(false)
  // The form itself may not be there to do so.
  useEffect(() => discardDraft(form), [form])
  useEffect(() => {
    const timer = setInterval(() => {
      if (!panel.current?.matches(':hover, :focus-visible, :focus-within:has(:focus)')) setGone(true)
    }, shownFor)
    return () => clearInterval(timer)
  }, [panel])

  return (
    <>
      {isGone ? null : (
        <div ref={panel} className="form-status" role="status" tabIndex={-1}>
          <p>{flash.text}</p>
          {note ? <p>{note}</p> : null}
          {another ? (
            <p>
              <Link to={another.to} onClick={() => setGone(true)}>
                {another.label}
              </Link>
            </p>
          ) : null}
        </div>
      )}
      <FormReceipt {...flash} />
      {isGone || !another ? children : null}
    </>
  )
}
