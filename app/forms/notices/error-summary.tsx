import { addressQuestionId } from '#app/forms/fields/address-question.tsx'
import { type FormAnswer, useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { useFocusOnChange } from './focus-on-change.ts'
import { OtherWays } from './other-ways.tsx'
import { useStaffNotices } from './staff-notices.ts'

type ErrorSummaryProps = {
  answer: FormAnswer | undefined
  /** Named instead of their errors, which stand at the fields, if several fields have some. */
  labels?: Readonly<Record<string, string>>
}

/** Lists all errors and questions at the top of the form and takes the focus; each line links to its field. */
export function ErrorSummary({ answer, labels }: ErrorSummaryProps) {
  const { form, stored, errors, formError, addressQuestion } = useFormState()
  const { Restored, Conflict } = useStaffNotices()
  const say = useSay()
  const summary = useFocusOnChange(answer)

  // A short form needs one line for one field.
  const isLine = labels !== undefined && Object.keys(errors).length === 1 && formError === undefined
  const lines = Object.entries(errors).flatMap(([name, messages]) =>
    (labels?.[name] && !isLine ? [labels[name]] : messages).map((message) => ({ name, message })),
  )
  const isProblem = lines.length > 0 || formError !== undefined
  if (answer?.isRestored && Restored) return <Restored summary={summary} />
  if (!isProblem && (!addressQuestion || addressQuestion.choice)) return null
  return (
    <div
      ref={summary}
      className={isProblem ? 'error-summary' : 'banner'}
      data-kind={isProblem ? undefined : 'warning'}
      role="alert"
      tabIndex={-1}
      autoFocus
      aria-labelledby={`${form}-problem`}
    >
      <h2 id={`${form}-problem`} className={isLine ? 'visually-hidden' : undefined}>
        {say(isProblem ? 'There is a problem' : 'Please check your email address')}
      </h2>
      {formError ? <p>{formError}</p> : null}
      <OtherWays unsent={answer?.unsent} />
      {answer?.isConflict && stored?.version !== undefined && Conflict ? <Conflict /> : null}
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ name, message }) => (
            <li key={name + message}>
              <a href={`#${form}-${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {addressQuestion && !addressQuestion.choice ? (
        <p>
          <a href={`#${addressQuestionId(form)}`}>{say('Did you mean {suggestion}?', addressQuestion)}</a>{' '}
          {say('Nothing has been sent yet.')}
        </p>
      ) : null}
    </div>
  )
}
