// A part's form: its fields, the version that it was drawn from, and each colour twice, from the field and from its
// picker.
import { z } from 'zod'
import { hiddenText, settingVersion } from '#app/forms/fields/rules.ts'
import { pickerOf, shownOf } from '../colour/picker-fields.ts'
import { isHex } from '../colour/rgb.ts'
import { type BrandPart, brandParts } from '../parts.ts'
import { partSchemas } from '../schema.ts'

const isColor = (field: string) => field.endsWith('Color')
const shortText = hiddenText(7).optional()

type SavingSchema = z.ZodObject<{ version: typeof settingVersion } & z.ZodRawShape>

export const savingSchemas = Object.fromEntries(
  brandParts.map((part) => {
    const { shape } = partSchemas[part]
    const pickers = Object.keys(shape)
      .filter(isColor)
      .flatMap((field) => [
        [pickerOf(field), shortText],
        [shownOf(field), shortText],
      ])
    return [part, z.object({ ...shape, ...Object.fromEntries(pickers), version: settingVersion })]
  }),
) as unknown as Record<BrandPart, SavingSchema>

/** The fields alone. If only the picker was changed, its colour is used. */
export function changedValues(typed: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(typed).filter(([name]) => !/Color(Picked|Shown)$/.test(name))
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const [picked, shown] = [typed[pickerOf(name)], typed[shownOf(name)]]
      const isPicked = typeof picked === 'string' && isHex(picked) && value === shown && picked !== shown
      return [name, isPicked ? picked.toLowerCase() : value]
    }),
  )
}

/** Restoring needs only the newest version that the page showed. */
export const versionSchema = z.object({ version: settingVersion })
