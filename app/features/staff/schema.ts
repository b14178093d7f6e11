// The forms in front of the staff area.
import { z } from 'zod'
import { email } from '#app/forms/rules.ts'

// What is missing is said once, for both fields: the rules are in the action.
export const loginSchema = z.object({ email: z.string().trim(), password: z.string().meta({ secret: true }) })

export const forgotSchema = z.object({ email })
