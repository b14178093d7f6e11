import { type FieldProps, TextField } from './fields.tsx'

/** With 24 hours for everybody; the browser's own field follows the browser's language, and may cut "AM" off. */
export const timeInput = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false, placeholder: '09:30' } as const

export const TimeField = (field: FieldProps & { placeholder?: string }) => <TextField {...timeInput} {...field} />
