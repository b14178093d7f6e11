import { z } from 'zod'
import { companyRule, email, optionalText, phoneRule, requiredText } from '#app/forms/fields/rules.ts'

export const addressSchema = z.object({ email })

/** An address is one whole address; anything else is a name or a phone number. */
export const findSchema = z.object({
  who: requiredText('Type an email address, a name or a phone number', {
    label: 'Email, name or phone',
    max: 320,
  }).refine((who) => !who.includes('@') || email.safeParse(who).success, 'Email is invalid'),
})

/** A digest of everything that the page showed of the person. */
export const eraseSchema = z.object({ seen: z.string().meta({ max: 64 }) })

/** Empty parts of a name change nothing. */
export const detailsSchema = z.object({
  name: optionalText({ label: 'Name', max: 120 }),
  firstName: optionalText({ label: 'First name', max: 80 }),
  lastName: optionalText({ label: 'Last name', max: 80 }),
  phone: phoneRule,
  company: companyRule,
  /** A digest of all values that the page showed. */
  version: z.string().meta({ max: 64 }),
})

export type DetailsInput = Omit<z.output<typeof detailsSchema>, 'version'>
