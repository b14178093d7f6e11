// A password field with a toggle that shows the text; the toggle needs scripts, so only they add it.
import { useEffect, useRef, useState } from 'react'
import { TextField } from '#app/forms/fields/fields.tsx'
import { useField, useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type PasswordFieldProps = {
  name: string
  label: string
  hint?: string
  autoComplete: 'new-password' | 'current-password'
  canShow?: boolean
  required?: boolean
}

export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
  canShow = true,
  required = true,
}: PasswordFieldProps) {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  const hydrated = useHydrated()
  const { busy } = useFormState()
  const { id, error } = useField(name)
  const answers = useAnswerCount(busy)
  return (
    <div className="password-field">
      {/* Hidden again on submit, so that the browser recognises a password; every answer gives a new, empty field. */}
      <TextField
        key={answers}
        name={name}
        label={label}
        // Until the next letter the errors tell the rules.
        hint={hydrated && error ? undefined : hint}
        autoComplete={autoComplete}
        type={isShown && !busy ? 'text' : 'password'}
        spellCheck={false}
        required={required}
      />
      {hydrated && canShow ? (
        <button
          type="button"
          className="button button-ghost password-toggle"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
          <span>
            {say('Show')}
            <span className="visually-hidden"> {label}</span>
          </span>
        </button>
      ) : null}
    </div>
  )
}

function useAnswerCount(busy: boolean) {
  const [count, setCount] = useState(0)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) setCount((answers) => answers + 1)
    wasBusy.current = busy
  }, [busy])
  return count
}
