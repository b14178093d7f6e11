// Shown in the form when the server was unreachable: nothing is lost, and there are other ways to send it.

import { type RefObject, useState } from 'react'
import { fieldsAsText } from '#app/forms/fields/form-fields.ts'
import { useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { useFocusOnChange } from './focus-on-change.ts'
import { OtherWays } from './other-ways.tsx'
import { useStaffNotices } from './staff-notices.ts'

type NetworkErrorNoticeProps = {
  /** New for every attempt, so that the notice takes the focus each time. */
  attempt: object
  /** Empty where the sentence about the network says it all. */
  failure: string
  element: RefObject<HTMLFormElement>
  isPublic: boolean
}

export function NetworkErrorNotice({ attempt, failure, element, isPublic }: NetworkErrorNoticeProps) {
  const { form } = useFormState()
  const say = useSay()
  const isOfStaff = useStaffNotices().SessionEnded !== undefined
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
        <OtherWays unsent={element.current && !isOfStaff ? fieldsAsText(element.current) : undefined}>
          <Button variant="outline" onClick={copy}>
            {say('Copy message')}
          </Button>
          <span role="status">{copied}</span>
        </OtherWays>
      ) : null}
    </div>
  )
}
