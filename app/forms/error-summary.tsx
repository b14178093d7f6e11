import { useFocusOnChange } from './focus-on-change.ts'
import { type FormAnswer, useFormState } from './form-state.ts'

/** Everything that is wrong, first and focused, each line a link to its field. */
export function ErrorSummary({ answer }: { answer: FormAnswer | undefined }) {
  const { form, errors, formError } = useFormState()
  const summary = useFocusOnChange(answer)

  const lines = Object.entries(errors).flatMap(([name, messages]) => messages.map((message) => ({ name, message })))
  if (lines.length === 0 && !formError) return null
  return (
    <div
      ref={summary}
      className="error-summary"
      role="alert"
      tabIndex={-1}
      autoFocus
      aria-labelledby={`${form}-problem`}
    >
      <h2 id={`${form}-problem`}>There is a problem</h2>
      {formError ? <p>{formError}</p> : null}
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ name, message }) => (
            <li key={name + message}>
              <a href={`#${form}-${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
