import type { ReactNode } from 'react'
import { useFormState } from './form-state.ts'

type SubmitButtonProps = {
  children: ReactNode
  /** The label while the form is being sent. */
  busy: string
  variant?: 'primary' | 'secondary' | 'outline' | 'danger'
  /** For a form with folded fields, whose faults the browser could not show. */
  formNoValidate?: boolean
  /** The id of what explains it. */
  describedBy?: string
}

/** Never `disabled`, which would drop the focus. The form ignores a second press while busy. */
export function SubmitButton({ children, busy, variant = 'primary', formNoValidate, describedBy }: SubmitButtonProps) {
  const state = useFormState()
  return (
    <button
      type="submit"
      className={`button button-${variant}`}
      formNoValidate={formNoValidate}
      aria-describedby={describedBy}
      aria-disabled={state.busy || undefined}
    >
      {state.busy ? busy : children}
    </button>
  )
}
