import type { ReactNode } from 'react'
import { useFormState } from './form-state.ts'

type SubmitButtonProps = {
  children: ReactNode
  /** The label while the form is being sent. */
  busy: string
  variant?: 'primary' | 'secondary' | 'outline' | 'danger'
}

/** Never `disabled`, which would drop the focus. The form ignores a second press while busy. */
export function SubmitButton({ children, busy, variant = 'primary' }: SubmitButtonProps) {
  const state = useFormState()
  return (
    <button type="submit" className={`button button-${variant}`} aria-disabled={state.busy || undefined}>
      {state.busy ? busy : children}
    </button>
  )
}
