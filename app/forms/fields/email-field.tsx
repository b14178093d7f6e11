// Beside the other fields, so that only pages with an address bring its words.
import { useSay } from '#app/languages/say.tsx'
import { TextField } from './fields.tsx'

/** The visitor's own address. */
export function EmailField() {
  const say = useSay()
  return <TextField name="email" label={say('Email')} type="email" autoComplete="email" spellCheck={false} required />
}
