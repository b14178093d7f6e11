// The forms in front of the staff area.
import { z } from 'zod'
import { knownPassword } from '#app/features/staff/passwords/password-rules.ts'
import { email, knownEmail } from '#app/forms/fields/rules.ts'

// What is missing is said once, for both fields: the rules are in the action.
export const loginSchema = z.object({ email: knownEmail, password: knownPassword })

export const forgotSchema = z.object({ email })
