import { useFetchers, useNavigation } from '@remix-run/react'
import { useLate } from '../use-hydrated.ts'

const patience = 150

/** A line at the top of the window while a page or a form's answer loads. Buttons say the same in words. */
export function ProgressLine() {
  const isLoading = useNavigation().state !== 'idle'
  const isSending = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const isLate = useLate(isLoading || isSending, patience)
  return isLate ? <div className="progress-line" aria-hidden="true" /> : null
}
