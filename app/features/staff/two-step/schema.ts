// The schemas of two-step sign-in.
import { z } from 'zod'
import { currentPassword } from '#app/features/staff/passwords/password-rules.ts'
import { settingVersion } from '#app/forms/fields/rules.ts'
import { requirementNames, twoStepCopy } from './words.ts'

/** Never sent back, because a refused code is no use in the next attempt. */
const code = z
  .string()
  .trim()
  .max(100, twoStepCopy.wrongCode)
  .refine((typed) => typed.length > 0, twoStepCopy.missingCode)
  .meta({ secret: true })

export const codeSchema = z.object({ code })
export const passwordSchema = z.object({ currentPassword })
export const passwordAndCodeSchema = z.object({ currentPassword, code })

const requirement = z.enum(requirementNames, 'Choose from the list')

/** A field for each role. */
export const requirementsSchema = z.object({
  admin: requirement,
  editor: requirement,
  desk: requirement,
  admissions: requirement,
  viewer: requirement,
  version: settingVersion,
})
