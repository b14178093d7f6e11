// The schemas of two-step sign-in.
import { z } from 'zod'
import { currentPassword } from '#app/features/staff/passwords/password-rules.ts'
import { listOf, settingVersion } from '#app/forms/fields/rules.ts'
import { isRole } from '../permissions.ts'
import { roleLabels } from '../role-words.ts'
import { twoStepCopy } from './words.ts'

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

const roleOptions = Object.values(roleLabels) as [string, ...string[]]

export const requiredRolesSchema = z.object({
  roles: listOf(roleOptions, 'Choose roles from the list').transform((chosen) =>
    Object.keys(roleLabels)
      .filter(isRole)
      .filter((role) => chosen.includes(roleLabels[role])),
  ),
  version: settingVersion,
})
