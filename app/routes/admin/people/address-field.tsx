import { TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'

/** The email address of a person who is not the member of staff that types it. */
export function AddressField() {
  const say = useSay()
  return (
    <TextField
      name="email"
      label={say('Email')}
      hint={say('The whole address, such as name@example.com.')}
      type="email"
      autoComplete="off"
      spellCheck={false}
      required
    />
  )
}
