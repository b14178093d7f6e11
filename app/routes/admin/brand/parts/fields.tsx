import type { FormEvent, ReactNode } from 'react'
import { isHex } from '#app/features/brand/colour/rgb.ts'
import { fieldLabels } from '#app/features/brand/fields.ts'
import { fontWeights, logoSizes } from '#app/features/brand/limits.ts'
import type { BrandPart } from '#app/features/brand/parts.ts'
import { pickerOf, shownOf } from '#app/features/brand/revisions/picker-names.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { useField } from '#app/forms/form-state.ts'

const { logo, letterhead, businessCard, palette } = fieldLabels

/** The fields of each part. */
export const partFields: Record<BrandPart, () => ReactNode> = {
  logo: () => (
    <>
      <TextField name="mark" label={logo.mark} hint="Up to three characters." required />
      <TextField name="slogan" label={logo.slogan} />
      <ColorField name="backgroundColor" label={logo.backgroundColor} />
      <ColorField name="primaryColor" label={logo.primaryColor} />
      <ColorField name="secondaryColor" label={logo.secondaryColor} />
      <TextField
        name="size"
        label={logo.size}
        hint={`Size of downloads in pixels, from ${logoSizes.least} to ${logoSizes.most}.`}
        inputMode="numeric"
        required
      />
      <SelectField
        name="fontWeight"
        label={logo.fontWeight}
        options={fontWeights.map((weight) => ({ value: String(weight), label: String(weight) }))}
        required
      />
    </>
  ),
  letterhead: () => (
    <>
      <TextField name="companyName" label={letterhead.companyName} required />
      <TextField name="slogan" label={letterhead.slogan} />
      <TextField name="address" label={letterhead.address} />
      <Contact />
    </>
  ),
  businessCard: () => (
    <>
      <TextField name="name" label={businessCard.name} hint="Leave empty for a company card." />
      <TextField name="title" label={businessCard.title} />
      <Contact />
    </>
  ),
  palette: () => (
    <>
      <ColorField name="backgroundColor" label={palette.backgroundColor} />
      <ColorField name="primaryColor" label={palette.primaryColor} />
      <ColorField name="secondaryColor" label={palette.secondaryColor} />
      <ColorField name="textColor" label={palette.textColor} />
    </>
  ),
}

function Contact() {
  return (
    <>
      <TextField name="phone" label={letterhead.phone} type="tel" />
      <TextField name="email" label={letterhead.email} type="email" />
      <TextField name="website" label={letterhead.website} inputMode="url" />
    </>
  )
}

/** A colour as #rrggbb with a picker; with scripts each follows the other. */
function ColorField({ name, label }: { name: string; label: string }) {
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
