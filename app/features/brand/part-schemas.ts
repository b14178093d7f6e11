// Separate from the parts' names, which the browser loads and which need no validator.
import { businessCardSchema, letterheadSchema, logoSchema, paletteSchema } from './schema.ts'

export const partSchemas = {
  logo: logoSchema,
  letterhead: letterheadSchema,
  businessCard: businessCardSchema,
  palette: paletteSchema,
} as const
