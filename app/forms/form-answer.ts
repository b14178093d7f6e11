// Matches a hydrated form to its answer, and detects when a submission was accepted.
import { useActionData, useFetcher, useRouteLoaderData } from '@remix-run/react'
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react'
import { isAtRest } from '#app/http/remix/fetcher-state.ts'
import type { FormAnswer, KeptForm, NetworkError, SessionEnded } from './form-state.ts'
import { useOwnersCode } from './owners-code.ts'

/** Identifies a form and its record by name and path, so that two records never share an answer. */
export const recordFormKey = (form: string, action: string) => `${form} ${action.split('?')[0]}`

/** The forms that were accepted since they were sent last. */
const accepted = new Set<string>()

/** Tells that the answer to a form was a redirect, which is how success is reported. @param formOf its `recordFormKey` */
export const tellAccepted = (formOf: string) => void accepted.add(formOf)

/** Answers that were superseded by a new submission: no form mounted later shows them. */
const sentAgain = new WeakSet<object>()

export function useFormAnswer(form: string, action: string, preventScrollReset?: boolean) {
  const key = recordFormKey(form, action)
  const fetcher = useFetcher<FormAnswer | NetworkError | SessionEnded>({ key })
  const { data } = fetcher
  const redrawn = useActionData()
  const isSending = fetcher.state !== 'idle'
  const restored = useRestored(form, action)
  const [{ round, past }, beginRound] = useState({ round: 0, past: data && sentAgain.has(data) ? data : undefined })
  const sent = useRef<{ before: typeof data; wasBusy: boolean } | null>(null)

  // Runs after every render and compares for itself, because the fetcher is mutable. A refusal arrives as new data; an
  // accepted form ends without any. A busy device may never draw that the form was being sent.
  useEffect(() => {
    if (!sent.current) return
    const { before, wasBusy } = sent.current
    if (isSending) sent.current.wasBusy = true
    const isOver = wasBusy || (accepted.has(key) && isAtRest(key))
    if (isSending || (data === before && !isOver)) return
    sent.current = null
    // With what the answer has led to, which may not be drawn yet.
    if (data === before) startTransition(() => beginRound(({ round }) => ({ round: round + 1, past: data })))
  })

  const tellSent = () => {
    if (data) sentAgain.add(data)
    accepted.delete(key)
    sent.current = { before: data, wasBusy: false }
  }
  const code = useOwnersCode((pressed) => {
    tellSent()
    fetcher.submit(pressed, { preventScrollReset })
  })
  const received = data === past ? undefined : data
  const networkError = code.networkError ?? (received && 'networkError' in received ? received : undefined)
  const sessionEnded = received && 'sessionEnded' in received ? received : undefined
  const inPlace = ownAnswer(form, received)
  // An answer that came with the page is stale after the first success in place.
  const first = round === 0 ? (withLostFile(ownAnswer(form, redrawn)) ?? restored) : undefined
  const answer = networkError || sessionEnded ? undefined : (inPlace ?? first)
  // Once refused, the form can be corrected while the page is read again; after a conflict that brings the version to send.
  const isAnswered = data && !sentAgain.has(data) && !inPlace?.isConflict
  const busy = (isSending && !isAnswered) || code.isLoading
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault()
    else if (!code.isGone && !code.isMissing(event)) tellSent()
  }
  return {
    fetcherKey: key,
    busy,
    received,
    networkError,
    sessionEnded,
    answer,
    round,
    onSubmit,
    isSentAsPage: code.isGone,
  }
}

/** The form kept from an ended session, as loaded with the page; later loads do not change it. */
function useRestored(form: string, action: string): FormAnswer | undefined {
  const kept = useRouteLoaderData<{ kept: KeptForm[] }>('routes/admin/shared/staff-layout')?.kept
  const [restored] = useState<FormAnswer | undefined>(() => {
    const own = kept?.find(({ formOf }) => formOf === recordFormKey(form, action))
    return own && { form, values: own.values, errors: {}, isRestored: true }
  })
  return restored
}

function ownAnswer(form: string, answer: unknown): FormAnswer | undefined {
  const candidate = answer as FormAnswer | null | undefined
  return candidate?.form === form ? candidate : undefined
}

/** A redrawn page, unlike an answer in place, has lost the chosen file. */
function withLostFile(answer: FormAnswer | undefined): FormAnswer | undefined {
  if (!answer?.fileField || answer.errors[answer.fileField]) return answer
  return { ...answer, errors: { ...answer.errors, [answer.fileField]: ['Choose the file again'] } }
}
