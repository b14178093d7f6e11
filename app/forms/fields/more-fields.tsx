import type { ReactNode } from 'react'
import { useFormState } from '../form-state.ts'

type MoreFieldsProps = { label: string; names: readonly string[]; isOpen?: boolean; children: ReactNode }

/** Fields that are seldom filled in, folded until one of them has an error or a typed value. */
export function MoreFields({ label, names, isOpen = false, children }: MoreFieldsProps) {
  const { answer, errors, values } = useFormState()
  const isNeeded = names.some((name) => errors[name] || (answer && values[name]))
  return (
    <details className="more-fields" open={isNeeded || isOpen || undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
