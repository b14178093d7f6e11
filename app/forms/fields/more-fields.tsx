import type { ReactNode } from 'react'
import { useFormState } from '../form-state.ts'

type MoreFieldsProps = { label: string; names: readonly string[]; children: ReactNode }

/** Fields that are seldom filled in, folded until one of them has an error or a typed value. */
export function MoreFields({ label, names, children }: MoreFieldsProps) {
  const { answer, errors, values } = useFormState()
  const isNeeded = names.some((name) => errors[name] || (answer && values[name]))
  return (
    <details className="more-fields" open={isNeeded || undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
