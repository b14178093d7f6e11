import type { FormEvent } from 'react'
import { isHex } from '#app/features/brand/colour/rgb.ts'
import { pickerOf, shownOf } from '#app/features/brand/revisions/picker-names.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { useField } from '#app/forms/form-state.ts'

/** A colour as #rrggbb, and a picker for it; with scripts each follows the other. */
export function ColorField({ name, label }: { name: string; label: string }) {
  const { value } = useField(name)
  const shown = typeof value === 'string' && isHex(value) ? value : '#000000'
  const follow = ({ target }: FormEvent<HTMLElement>) => {
    const { form, name: changed, value } = target as HTMLInputElement
    const other = form?.elements.namedItem(changed === name ? pickerOf(name) : name)
    if (other instanceof HTMLInputElement && isHex(value)) other.value = value.toLowerCase()
  }
  return (
    <div className="color-field" onInput={follow}>
      <TextField name={name} label={label} spellCheck={false} required />
      <input type="color" name={pickerOf(name)} aria-label={`${label}, picker`} defaultValue={shown} />
      <input type="hidden" name={shownOf(name)} value={shown} />
    </div>
  )
}
