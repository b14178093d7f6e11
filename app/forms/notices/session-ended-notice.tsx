import { useFormState } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { useFocusOnChange } from './focus-on-change.ts'

/** @param attempt new for every attempt, so that the notice takes the focus each time */
export function SessionEndedNotice({ attempt }: { attempt: object }) {
  const say = useSay()
  const { form } = useFormState()
  const notice = useFocusOnChange(attempt)
  return (
    <div ref={notice} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={`${form}-problem`}>
      <h2 id={`${form}-problem`}>{say('Your session has ended')}</h2>
      <p>{say('Nothing was sent, and everything you typed is still here.')}</p>
      <p>
        <Said
          phrase="{link}, then come back and send the form again."
          values={{
            link: (
              <a href="/login?ended=other-tab" target="_blank" rel="noreferrer">
                {say('Sign in in a new tab')}
              </a>
            ),
          }}
        />
      </p>
    </div>
  )
}
