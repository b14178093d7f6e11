// The notices of staff forms as drawn.
import type { RefObject } from 'react'
import { useWordsLanguage } from '#app/forms/document/words-language.ts'
import { type Option, optionText } from '#app/forms/fields/option.ts'
import { useFormState, useStoredMeanwhile } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { useFocusOnChange } from './focus-on-change.ts'
import type { StaffNotices } from './staff-notices.ts'

/** @param attempt new for every attempt, so that the notice takes the focus each time */
function SessionEnded({ attempt }: { attempt: object }) {
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

/** Tells the user that the restored text is an unsaved draft. */
const Draft = ({ onDiscard }: { onDiscard: () => void }) => {
  const say = useSay()
  return (
    <div className="banner" data-kind="info" role="status">
      <p>{say('Draft restored. It hasn’t been sent.')}</p>
      <div className="button-row">
        <Button size="s" variant="outline" onClick={onDiscard}>
          {say('Discard draft')}
        </Button>
      </div>
    </div>
  )
}

function Restored({ summary }: { summary: RefObject<HTMLDivElement> }) {
  const say = useSay()
  return (
    <div ref={summary} className="banner" data-kind="warning" role="alert" tabIndex={-1} autoFocus>
      <p>
        {say(
          'Your session had ended when you sent this. What you typed is back and not sent yet: please send it again.',
        )}
      </p>
    </div>
  )
}

function Conflict() {
  const say = useSay()
  return (
    <p>
      {say(
        'Everything you typed is still here and not saved yet. What is stored now stands below each field that differs; saving again replaces it.',
      )}
    </p>
  )
}

/** Longer notes are collapsed. */
const longNote = 200

function Stored({ name, options = [] }: { name: string; options?: readonly Option[] }) {
  const say = useSay()
  const stored = useStoredMeanwhile(name)
  const language = useWordsLanguage()
  if (stored === undefined) return null
  const words = stored
    .split(', ')
    .map((one) => {
      const option = options.find(({ value }) => value === one)
      return option ? optionText(option, say) : one
    })
    .join(', ')
  const storedText = (
    <span className="typed-message" dir="auto" lang={options.length === 0 && stored ? language : undefined}>
      {words || say('Empty')}
    </span>
  )
  if (words.length <= longNote)
    return (
      <p className="field-stored">
        <Said phrase="Stored now: {text}" values={{ text: storedText }} />
      </p>
    )
  return (
    <details className="field-stored">
      <summary>{say('Stored now')}</summary>
      {storedText}
    </details>
  )
}

export const staffNotices: StaffNotices = { SessionEnded, Draft, Restored, Conflict, Stored }
