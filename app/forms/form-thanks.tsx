// The thanks after a form was accepted: part of the page that the redirect leads to.
import { useEffect, useRef, useState } from 'react'
import { useFlash } from '#app/http/flash.ts'

const shownFor = 5000

/** With JavaScript the panel leaves after 5 s, unless somebody is at it; the line with the reference stays. */
export function FormThanks({ form, note }: { form: string; note?: string }) {
  const flash = useFlash(form)
  return flash?.kind === 'success' ? (
    <Thanks key={flash.id} text={flash.text} reference={flash.reference} note={note} />
  ) : null
}

type ThanksProps = { text: string; reference?: string; note?: string }

function Thanks({ text, reference, note }: ThanksProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    const timer = setInterval(() => {
      if (!panel.current?.matches(':hover, :focus-visible, :focus-within:has(:focus)')) setGone(true)
    }, shownFor)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      {isGone ? null : (
        <div ref={panel} className="form-status" role="status" tabIndex={-1}>
          <p>{text}</p>
          {note ? <p>{note}</p> : null}
        </div>
      )}
      {reference ? (
        <p className="form-reference-line">
          Your reference: <strong className="form-reference">{reference}</strong>
        </p>
      ) : null}
    </>
  )
}
