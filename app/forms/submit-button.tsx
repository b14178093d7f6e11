import { useFormState } from './form-state.ts'

type SubmitButtonProps = {
  children: string
  /** What it reads while the form is being sent. */
  busy: string
  variant?: 'primary' | 'secondary' | 'outline' | 'danger'
}

/** Never `disabled`: that would drop the focus. A second press while busy is ignored by the form. */
export function SubmitButton({ children, busy, variant = 'primary' }: SubmitButtonProps) {
  const state = useFormState()
  return (
    <button type="submit" className={`button button-${variant}`} aria-disabled={state.busy || undefined}>
      {state.busy ? busy : children}
    </button>
  )
}
