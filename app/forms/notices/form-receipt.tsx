// Replaces an accepted form: the thanks, the reference, the promised time and further links.

import { Link, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { discardSent } from '#app/forms/draft.ts'
import { type Flash, useFlash } from '#app/http/browser/flash.ts'
import { Said } from '#app/languages/said.tsx'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Hero } from '#app/ui/section.tsx'
import { Timed } from '#app/ui/text/your-time.tsx'
import { notify } from '#app/ui/toasts/toasts.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useMailHeld } from './mail-held.tsx'
import { StatusPanel } from './status-panel.tsx'

const thankedFor = 5000

type FormReceiptProps = {
  form: string
  note?: ReactNode
  /** The link to a blank form. */
  another: { label: string; to: string }
  /** The blank form reappears below the receipt when the thanks disappear. */
  returns?: boolean
  /** The thanks are said in a toast, too. */
  toasts?: boolean
  children?: ReactNode
}

/** Shows the form, or the receipt once the page brings the success message. */
export function FormReceipt({ children, ...rest }: FormReceiptProps) {
  const sent = useSent(rest.form)
  if (sent?.kind !== 'success') return children
  return (
    <Receipt key={sent.id} sent={sent} {...rest}>
      {children}
    </Receipt>
  )
}

type FormHeadProps = { form: string; title: string; lead: string; actions?: ReactNode }

/** The message of a sent form, until the visitor leaves it for another one. */
function useSent(form: string): Flash | null {
  const sent = useFlash(form)
  const left = useLocation().state
  // The state outlives a reload, but the server cannot see it, and draws the receipt again.
  return useHydrated() && sent?.id === left ? null : sent
}

/** The head of a form's own page; once the form was sent, it says so. */
export function FormHead({ form, ...words }: FormHeadProps) {
  const say = useSay()
  return <Hero {...(useSent(form)?.text ? { title: say('Message sent') } : words)} />
}

type ReceiptProps = FormReceiptProps & { sent: Flash }

const heldBesideReference =
  'This site cannot send emails at the moment, so nothing comes to your inbox. Your message is stored, and this reference is enough: please keep it.'
const heldAlone =
  'This site cannot send emails at the moment. Your request is kept. If no email has come in a few days, please ask again.'

function Receipt({ form, sent, note, another, returns, toasts, children }: ReceiptProps) {
  const { id, reference, text } = sent
  const say = useSay()
  const hrefIn = useHrefIn()
  const isHeld = useMailHeld()
  const isNew = text !== ''
  const [isRead, setRead] = useState(false)
  const [isThanked, setThanked] = useState(false)
  // Without a reference the thanks stay, because nothing else would.
  const leaves = isNew && !isRead && reference !== undefined
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(setThanked, thankedFor, true)
    return () => clearTimeout(timer)
  }, [leaves])
  useEffect(() => {
    if (!isNew) return
    // The form itself is not mounted to do so.
    discardSent(form)
    if (toasts) notify(sent).catch(() => {})
  }, [isNew, form, sent, toasts])
  return (
    <>
      <StatusPanel isNew={isNew} onRead={setRead}>
        {isThanked || !isNew ? null : (
          <p className="form-thanks">
            <Icon name="circle-check" />
            <span>{text}</span>
          </p>
        )}
        {isHeld ? <p>{say(reference ? heldBesideReference : heldAlone)}</p> : note ? <p>{note}</p> : null}
        {reference ? <ReceiptFacts {...sent} /> : null}
        <p className="form-another">
          <Link to={hrefIn(another.to)} state={id}>
            {another.label}
          </Link>
        </p>
      </StatusPanel>
      {(returns && isThanked) || !isNew ? children : null}
    </>
  )
}

function ReceiptFacts({ reference, promise, note }: Flash) {
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <div className="form-receipt">
      <p>
        <Said
          phrase="Your reference: {reference}"
          values={{ reference: <strong className="form-reference">{reference}</strong> }}
        />
      </p>
      {note ? <p>{note}</p> : null}
      {promise ? (
        <p>
          <Timed sentence={promise} />
        </p>
      ) : null}
      <p>
        <Link to={hrefIn(`/status?reference=${reference}`)}>{say('Check the status, add to it or withdraw it')}</Link>
      </p>
    </div>
  )
}
