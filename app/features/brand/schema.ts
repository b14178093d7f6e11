// The schemas of the brand board: fields, limits and messages.

import { z } from 'zod'
import { email, optionalText, requiredText } from '#app/forms/fields/rules.ts'
import { issue, message } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { isHex } from './colour/rgb.ts'
import { fontWeights, logoSizes } from './limits.ts'
import { websiteUrl } from './words.ts'

/** An empty field becomes an empty text, which drawings leave out. */
const text = (label: Phrase, max: number) => optionalText({ label, max }).transform((value) => value ?? '')

const color = (label: Phrase) => {
  const error = issue('{label} must be a colour such as #0066ff', { label: message(label) })
  return z
    .string(error)
    .trim()
    .toLowerCase()
    .refine(isHex, error)
    .meta({ max: 7 })
    .transform((value) => value as `#${string}`)
}

const sizeError = issue('{label} must be a whole number from {from} to {to}', {
  label: message('Size'),
  from: String(logoSizes.least),
  to: String(logoSizes.most),
})
const weightError = issue('Choose a font weight')
const websiteError = issue('Website must be an address such as www.example.com')

const contact = {
  phone: text('Phone', 40),
  email: text('Email', 254).refine((value) => !value || email.safeParse(value).success, issue('Email is invalid')),
  website: text('Website', 120).refine((value) => !value || websiteUrl(value) !== null, websiteError),
}

export const logoSchema = z.object({
  mark: requiredText('Initials are required', { label: 'Initials in the logo', max: 3 }),
  slogan: text('Slogan', 60),
  backgroundColor: color('Background colour'),
  primaryColor: color('Primary colour'),
  secondaryColor: color('Secondary colour'),
  size: z.coerce.number(sizeError).int(sizeError).min(logoSizes.least, sizeError).max(logoSizes.most, sizeError),
  fontWeight: z.coerce
    .number(weightError)
    .int(weightError)
    .max(fontWeights[3], weightError)
    .pipe(z.literal([...fontWeights], weightError)),
})

export const letterheadSchema = z.object({
  companyName: requiredText('Company name is required', { label: 'Company name', max: 80 }),
  slogan: text('Slogan', 120),
  address: text('Address', 200),
  ...contact,
})

export const businessCardSchema = z.object({
  name: text('Name', 80),
  title: text('Title', 80),
  ...contact,
})

export const paletteSchema = z.object({
  backgroundColor: color('Background colour'),
  primaryColor: color('Primary colour'),
  secondaryColor: color('Secondary colour'),
  textColor: color('Text colour'),
})

export const brandSchema = z.object({
  logo: logoSchema,
  letterhead: letterheadSchema,
  businessCard: businessCardSchema,
  palette: paletteSchema,
})

export type Logo = z.output<typeof logoSchema>
export type Letterhead = z.output<typeof letterheadSchema>
export type Palette = z.output<typeof paletteSchema>

/** The content of one version of the board. */
export type BrandAssets = z.output<typeof brandSchema>

export const partSchemas = {
  logo: logoSchema,
  letterhead: letterheadSchema,
  businessCard: businessCardSchema,
  palette: paletteSchema,
} as const
