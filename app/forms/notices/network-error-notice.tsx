// Shown in the form when the server was unreachable: nothing is lost, and there are other ways to send it.

import { type RefObject, useState } from 'react'
import { fieldsAsText } from '#app/forms/fields/form-fields.ts'
import { useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { Button } from '#app/ui/button.tsx'
import { useFocusOnChange } from './focus-on-change.ts'

type NetworkErrorNoticeProps = {
  /** New for every attempt, so that the notice takes the focus each time. */
  attempt: object
  /** Empty where the sentence about the network says it all. */
  failure: string
  element: RefObject<HTMLFormElement>
  /** Visitors are offered other ways to contact us. */
  isPublic: boolean
}

export function NetworkErrorNotice({ attempt, failure, element, isPublic }: NetworkErrorNoticeProps) {
  const { form } = useFormState()
  const say = useSay()
  const { email } = useBrandLook()
  const notice = useFocusOnChange(attempt)
  const [copied, setCopied] = useState('')
  const hasMessage = isPublic || Boolean(element.current?.querySelector('textarea'))

  const copy = async () => {
    if (!element.current) return
    try {
      await navigator.clipboard.writeText(fieldsAsText(element.current))
      setCopied(say('Copied.'))
    } catch {
      element.current.querySelector('textarea')?.select()
      setCopied(say('The message is selected: copy it with your keyboard or your browser’s menu.'))
    }
  }
  return (
    <div ref={notice} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={`${form}-problem`}>
      <h2 id={`${form}-problem`}>{say('Network Error')}</h2>
      {failure ? <p>{failure}</p> : null}
      <p>{say('We could not be reached, so nothing was sent. Everything you typed is still here.')}</p>
      {hasMessage ? (
        <div className="button-row">
          <Button variant="outline" size="s" onClick={copy}>
            {say('Copy message')}
          </Button>
          {isPublic && email ? (
            <a
              href={`mailto:${email}`}
              onClick={({ currentTarget }) => {
                const body = element.current ? fieldsAsText(element.current) : ''
                currentTarget.href = `mailto:${email}?body=${encodeURIComponent(body)}`
              }}
            >
              {say('Send it by email')}
            </a>
          ) : null}
          <span role="status">{copied}</span>
        </div>
      ) : null}
    </div>
  )
}
