import { TextField } from '#app/forms/fields/fields.tsx'

export function TwoStepCodeField({ hint }: { hint: string }) {
  return (
    <TextField
      name="code"
      label="Code"
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}
