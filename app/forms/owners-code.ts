// Loads the code of a form's owner page before the form is sent from another page.
import { type FormEvent, useState } from 'react'
import { loadCode, missingCode } from '#app/http/remix/route-code.ts'
import { flushSync } from './flush-sync.client.ts'
import type { NetworkError } from './form-state.ts'

/**
 * `isMissing(submission)` is true when it stopped the submission to load the code first; `send` is then called with the
 * pressed button, or the form. A form whose code is gone is sent as a page (`isGone`).
 */
export function useOwnersCode(send: (pressed: HTMLFormElement | HTMLButtonElement) => void) {
  const [state, setState] = useState<'there' | 'loading' | 'gone' | NetworkError>('there')
  const loadThenSend = async (files: string[], form: HTMLFormElement, submitter: HTMLButtonElement | null) => {
    setState('loading')
    const outcome = await loadCode(files)
    flushSync(() => setState(outcome === 'unreachable' ? { networkError: true } : outcome))
    if (outcome === 'there') send(submitter ?? form)
    if (outcome === 'gone') form.requestSubmit(submitter)
  }
  const isMissing = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent & { submitter: HTMLButtonElement | null }
    const files = missingCode(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '')
    if (files.length === 0) {
      setState('there')
      return false
    }
    event.preventDefault()
    void loadThenSend(files, form, submitter)
    return true
  }
  const networkError = typeof state === 'object' ? state : undefined
  return { isMissing, isLoading: state === 'loading', isGone: state === 'gone', networkError }
}
