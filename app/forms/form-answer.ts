// How a form in a page with scripts knows its answer: which one is its own, and when a send was accepted.
import { useActionData, useFetcher, useRouteLoaderData } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { FormAnswer, KeptForm, NetworkError, SessionEnded } from './form-state.ts'

/** Of a form and its record, which the path of its address names: no record shares what another's form was answered. */
export const recordFormKey = (form: string, action: string) => `${form} ${action.split('?')[0]}`

/** What forms were answered before they were sent once more: no later form draws it. */
const sentAgain = new WeakSet<object>()

export function useFormAnswer(form: string, action: string) {
  const fetcher = useFetcher<FormAnswer | NetworkError | SessionEnded>({ key: recordFormKey(form, action) })
  const { data } = fetcher
  const redrawn = useActionData()
  const busy = fetcher.state !== 'idle'
  const restored = useRestored(form, action)
  const [{ round, past }, beginRound] = useState({ round: 0, past: data && sentAgain.has(data) ? data : undefined })
  const sent = useRef<{ before: typeof data; wasBusy: boolean } | null>(null)

  // Runs after every drawing and compares for itself: the fetcher changes beneath React's eyes. A refusal is new data;
  // a send that ends without was answered by a redirect, which is how every success is told.
  useEffect(() => {
    if (!sent.current) return
    const { before, wasBusy } = sent.current
    if (busy) sent.current.wasBusy = true
    if (busy || (data === before && !wasBusy)) return
    sent.current = null
    if (data === before) beginRound(({ round }) => ({ round: round + 1, past: data }))
  })

  const received = data === past ? undefined : data
  const networkError = received && 'networkError' in received ? received : undefined
  const sessionEnded = received && 'sessionEnded' in received ? received : undefined
  const inPlace = ownAnswer(form, received)
  // What came with the page is as old as the page: the first success in place makes it the past.
  const first = round === 0 ? (withLostFile(ownAnswer(form, redrawn)) ?? restored) : undefined
  const answer = networkError || sessionEnded ? undefined : (inPlace ?? first)
  const tellSent = () => {
    if (data) sentAgain.add(data)
    sent.current = { before: data, wasBusy: false }
  }
  return { fetcher, busy, received, networkError, sessionEnded, answer, round, tellSent }
}

/** What was sent when the session had ended, as the page brought it: what later pages bring is no news. */
function useRestored(form: string, action: string): FormAnswer | undefined {
  const kept = useRouteLoaderData<{ kept: KeptForm | null }>('routes/admin/shared/staff-layout')?.kept
  const [restored] = useState<FormAnswer | undefined>(() =>
    kept?.formOf === recordFormKey(form, action)
      ? { form, values: kept.values, errors: {}, isRestored: true }
      : undefined,
  )
  return restored
}

function ownAnswer(form: string, answer: unknown): FormAnswer | undefined {
  const candidate = answer as FormAnswer | null | undefined
  return candidate?.form === form ? candidate : undefined
}

/** Unlike an answer shown in place, a page that is drawn anew comes without the file that was chosen. */
function withLostFile(answer: FormAnswer | undefined): FormAnswer | undefined {
  if (!answer?.fileField || answer.errors[answer.fileField]) return answer
  return { ...answer, errors: { ...answer.errors, [answer.fileField]: ['Please choose the file again'] } }
}
