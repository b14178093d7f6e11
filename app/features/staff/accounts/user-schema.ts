// The schemas of the account forms.
import { z } from 'zod'
import { officeIds } from '#app/content/company/offices.ts'
import { languages } from '#app/content/languages.ts'
import { knownPassword } from '#app/features/staff/passwords/password-rules.ts'
import { email, hiddenText, knownEmail, listOf, nameRule, version } from '#app/forms/fields/rules.ts'
import { isTimeZone } from '#app/time/zoned-time.ts'
import { joinRoles, roles } from '../permissions.ts'

const role = listOf(roles, 'Choose a role')
  .refine((chosen) => chosen.length > 0, 'Choose a role')
  .transform(joinRoles)

export const inviteSchema = z.object({ name: nameRule, email, role })
export const editUserSchema = z.object({ name: nameRule, role, version })
export const profileSchema = z.object({
  name: nameRule,
  /** Any that the server knows: a browser's own may be none of the list. */
  timeZone: hiddenText(60).refine(isTimeZone, 'Choose a time zone'),
  language: z.enum(languages, 'Choose a language'),
  office: z.enum(['', ...officeIds], 'Choose an office').transform((office) => office || null),
  /** `default` uses the site's setting. */
  notices: z.enum(['default', 'each', 'daily', 'off'], 'Choose how you are notified'),
  version,
})

// The schemas of the sign-in pages.

// One message covers both empty fields, so this rule is in the action.
export const loginSchema = z.object({ email: knownEmail, password: knownPassword })

export const forgotSchema = z.object({ email })
