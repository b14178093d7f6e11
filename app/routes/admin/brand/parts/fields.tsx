import type { FormEvent, ReactNode } from 'react'
import { isHex } from '#app/features/brand/colour/rgb.ts'
import { fieldLabels } from '#app/features/brand/fields.ts'
import { fontWeights, logoSizes } from '#app/features/brand/limits.ts'
import type { BrandPart } from '#app/features/brand/parts.ts'
import { pickerOf, shownOf } from '#app/features/brand/revisions/picker-names.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { useField } from '#app/forms/form-state.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

const { logo, letterhead, businessCard, palette } = fieldLabels

/** The fields of each part. */
export const partFields: Record<BrandPart, () => ReactNode> = {
  logo: LogoFields,
  letterhead: LetterheadFields,
  businessCard: CardFields,
  palette: PaletteFields,
}

function LogoFields() {
  const say = useSay()
  return (
    <>
      <TextField name="mark" label={say(logo.mark)} hint={say('Up to three characters.')} required />
      <TextField name="slogan" label={say(logo.slogan)} />
      <ColorField name="backgroundColor" label={logo.backgroundColor} />
      <ColorField name="primaryColor" label={logo.primaryColor} />
      <ColorField name="secondaryColor" label={logo.secondaryColor} />
      <TextField
        name="size"
        label={say(logo.size)}
        hint={say('Size of downloads in pixels, from {least} to {most}.', logoSizes)}
        inputMode="numeric"
        required
      />
      <SelectField
        name="fontWeight"
        label={say(logo.fontWeight)}
        options={fontWeights.map((weight) => ({ value: String(weight), label: drawn(String(weight)) }))}
        required
      />
    </>
  )
}

function LetterheadFields() {
  const say = useSay()
  return (
    <>
      <TextField name="companyName" label={say(letterhead.companyName)} required />
      <TextField name="slogan" label={say(letterhead.slogan)} />
      <TextField name="address" label={say(letterhead.address)} />
      <Contact />
    </>
  )
}

function CardFields() {
  const say = useSay()
  return (
    <>
      <TextField name="name" label={say(businessCard.name)} hint={say('Leave empty for a company card.')} />
      <TextField name="title" label={say(businessCard.title)} />
      <Contact />
    </>
  )
}

function PaletteFields() {
  return (
    <>
      <ColorField name="backgroundColor" label={palette.backgroundColor} />
      <ColorField name="primaryColor" label={palette.primaryColor} />
      <ColorField name="secondaryColor" label={palette.secondaryColor} />
      <ColorField name="textColor" label={palette.textColor} />
    </>
  )
}

function Contact() {
  const say = useSay()
  return (
    <>
      <TextField name="phone" label={say(letterhead.phone)} type="tel" />
      <TextField name="email" label={say(letterhead.email)} type="email" />
      <TextField name="website" label={say(letterhead.website)} inputMode="url" />
    </>
  )
}

/** A colour as #rrggbb with a picker; with scripts each follows the other. */
function ColorField({ name, label }: { name: string; label: Phrase }) {
  const say = useSay()
  const { value } = useField(name)
  const shown = typeof value === 'string' && isHex(value) ? value : '#000000'
  const follow = ({ target }: FormEvent<HTMLElement>) => {
    const { form, name: changed, value } = target as HTMLInputElement
    const other = form?.elements.namedItem(changed === name ? pickerOf(name) : name)
    if (other instanceof HTMLInputElement && isHex(value)) other.value = value.toLowerCase()
  }
  return (
    <div className="color-field" onInput={follow}>
      <TextField name={name} label={say(label)} spellCheck={false} required />
      <input
        type="color"
        name={pickerOf(name)}
        aria-label={say('{label}, picker', { label: say(label) })}
        defaultValue={shown}
      />
      <input type="hidden" name={shownOf(name)} value={shown} />
    </div>
  )
}
