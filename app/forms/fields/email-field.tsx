// Beside the other fields, so that only pages with an address bring its words.
import { useField } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { TextField } from './fields.tsx'

/** The visitor's own address. A refused one is asked for by an example. */
export function EmailField() {
  const say = useSay()
  const { error } = useField('email')
  return (
    <TextField
      name="email"
      label={say('Email')}
      hint={error ? say('Such as name@example.com') : undefined}
      type="email"
      autoComplete="email"
      spellCheck={false}
      required
    />
  )
}
