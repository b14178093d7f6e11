import { TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'

export function TwoStepCodeField({ hint }: { hint: string }) {
  const say = useSay()
  return (
    <TextField
      name="code"
      label={say('Code')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}
