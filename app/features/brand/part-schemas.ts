// Not with the names of the parts: browsers know those, and need no validator.
import { businessCardSchema, letterheadSchema, logoSchema, paletteSchema } from './schema.ts'

export const partSchemas = {
  logo: logoSchema,
  letterhead: letterheadSchema,
  businessCard: businessCardSchema,
  palette: paletteSchema,
} as const
