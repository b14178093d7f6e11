import { type FormEvent, useState } from 'react'
import { useField, useFormState } from '#app/forms/form-state.ts'
import { described, Field, type FieldProps } from './fields.tsx'

type FileFieldProps = FieldProps & {
  accept: string
  multiple?: boolean
  /** Larger files, all together, are rejected in the browser. */
  largest: number
  tooLarge: string
}

export function FileField({ accept, multiple, largest, tooLarge, ...props }: FileFieldProps) {
  const { busy } = useFormState()
  const field = useField(props.name)
  const [problem, setProblem] = useState<string>()

  function choose({ currentTarget }: FormEvent<HTMLInputElement>) {
    field.clear()
    const isTooLarge = [...(currentTarget.files ?? [])].reduce((sum, { size }) => sum + size, 0) > largest
    if (isTooLarge) currentTarget.value = ''
    setProblem(isTooLarge ? tooLarge : undefined)
  }
  return (
    <Field {...props}>
      <p className="field-error" role="status" hidden={problem === undefined}>
        {problem}
      </p>
      <input
        {...described(field, props.hint)}
        className="input"
        type="file"
        name={props.name}
        accept={accept}
        multiple={multiple}
        // A disabled field would not be submitted.
        aria-disabled={busy || undefined}
        onChange={choose}
      />
    </Field>
  )
}
