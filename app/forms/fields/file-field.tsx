import { type FormEvent, useState } from 'react'
import { useField, useFormState } from '#app/forms/form-state.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { described, Field, type FieldProps } from './fields.tsx'

type FileFieldProps = FieldProps & {
  accept: string
  multiple?: boolean
  /** Larger files, all together, are rejected in the browser. */
  largest: number
  tooLarge: string
  /** The button's words in the page's language, and those beside it without a file; scripts show them over the browser's own. */
  words?: { choose: string; none: string }
}

export function FileField({ accept, multiple, largest, tooLarge, words, ...props }: FileFieldProps) {
  const { busy } = useFormState()
  const field = useField(props.name)
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState('')
  const isHydrated = useHydrated()

  function choose({ currentTarget }: FormEvent<HTMLInputElement>) {
    field.clear()
    const isTooLarge = [...(currentTarget.files ?? [])].reduce((sum, { size }) => sum + size, 0) > largest
    if (isTooLarge) currentTarget.value = ''
    setChosen([...(currentTarget.files ?? [])].map(({ name }) => name).join(', '))
    setProblem(isTooLarge ? tooLarge : undefined)
  }
  return (
    <Field {...props}>
      <p className="field-error" role="status" hidden={problem === undefined}>
        {problem}
      </p>
      <div className="file-field">
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
        {words && isHydrated ? (
          <span aria-hidden="true">
            <span>{words.choose}</span> {chosen || words.none}
          </span>
        ) : null}
      </div>
    </Field>
  )
}
