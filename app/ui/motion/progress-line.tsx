import { useFetchers, useNavigation } from '@remix-run/react'
import { useLate } from '../use-late.ts'

const patience = 150

/** A line at the top of the window while a page or a form's answer is on its way. Buttons say so in words. */
export function ProgressLine() {
  const isLoading = useNavigation().state !== 'idle'
  const isSending = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const isLate = useLate(isLoading || isSending, patience)
  return isLate ? <div className="progress-line" aria-hidden="true" /> : null
}
