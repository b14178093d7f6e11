import { type FormEvent, type RefObject, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { useField, useFormState } from '#app/forms/form-state.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const chosen = useChosenNames(input)

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
      <div className="file-field">
        <input
          {...described(field, props.hint)}
          ref={input}
          className="input"
          type="file"
          name={props.name}
          accept={accept}
          multiple={multiple}
          // A disabled field would not be submitted.
          aria-disabled={busy || undefined}
          onChange={choose}
        />
        {words && chosen !== undefined ? (
          <span aria-hidden="true">
            <span>{words.choose}</span> {chosen || words.none}
          </span>
        ) : null}
      </div>
    </Field>
  )
}

/** The names of the files that the field holds, also those chosen before hydration; undefined on the server. */
function useChosenNames(input: RefObject<HTMLInputElement>) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const ended = new AbortController()
      // A form tells of its reset before its fields are empty, and of a change before a file that is too large is removed.
      for (const event of ['change', 'reset'])
        input.current?.form?.addEventListener(event, () => setTimeout(changed), ended)
      return () => ended.abort()
    },
    [input],
  )
  const names = () => Array.from(input.current?.files ?? [], ({ name }) => name).join(', ')
  return useSyncExternalStore(subscribe, names, () => undefined)
}
