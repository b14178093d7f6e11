// The forms of targets, which ask for the password of the member of staff besides.
import { newTargetSchema, targetSchema } from '#app/features/records/webhooks/schema.ts'
import { currentPassword, knownPassword } from '#app/features/staff/passwords/password-rules.ts'

export const newTargetForm = newTargetSchema.extend({ currentPassword })
/** Only a change that includes the record needs it. */
export const targetForm = targetSchema.extend({ currentPassword: knownPassword.default('') })
