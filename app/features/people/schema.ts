import { z } from 'zod'
import { email } from '#app/forms/fields/rules.ts'

export const addressSchema = z.object({ email })

/** A digest of everything that the page showed of the person. */
export const eraseSchema = z.object({ seen: z.string().meta({ max: 64 }) })
