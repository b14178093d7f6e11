// The schemas of the sign-in pages.
import { z } from 'zod'
import { knownPassword } from '#app/features/staff/passwords/password-rules.ts'
import { email, knownEmail } from '#app/forms/fields/rules.ts'

// One message covers both empty fields, so this rule is in the action.
export const loginSchema = z.object({ email: knownEmail, password: knownPassword })

export const forgotSchema = z.object({ email })
