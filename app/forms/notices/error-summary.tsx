import { addressQuestionId } from '#app/forms/fields/address-question.tsx'
import { type FormAnswer, useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { useFocusOnChange } from './focus-on-change.ts'
import { OtherWays } from './other-ways.tsx'
import { useStaffNotices } from './staff-notices.ts'

/**
 * Lists all errors and questions at the top of the form and takes the focus; each line links to its field. Where the answer
 * leads to the field of its only error, that says the error itself.
 */
export function ErrorSummary({ answer }: { answer: FormAnswer | undefined }) {
  const { form, stored, errors, formError, addressQuestion } = useFormState()
  const { Restored, Conflict } = useStaffNotices()
  const say = useSay()
  const summary = useFocusOnChange(answer)

  const lines = Object.entries(errors).flatMap(([name, messages]) => messages.map((message) => ({ name, message })))
  const isProblem = lines.length > 0 || formError !== undefined
  if (answer?.isRestored && Restored) return <Restored summary={summary} />
  if (errors[answer?.focus ?? '']) return null
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
      <h2 id={`${form}-problem`}>{say(isProblem ? 'There is a problem' : 'Please check your email address')}</h2>
      {formError ? <p>{formError}</p> : null}
      <OtherWays unsent={answer?.unsent} />
      {answer?.isConflict === true && stored?.version !== undefined && Conflict ? <Conflict /> : null}
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
