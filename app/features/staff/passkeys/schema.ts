// The schemas of passkeys: the forms, and what browsers answer for an authenticator.
import { z } from 'zod'
import { currentPassword } from '#app/features/staff/passwords/password-rules.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { requiredText } from '#app/forms/fields/rules.ts'
import { passkeyCopy } from './words.ts'

const name = requiredText('Name is required', { label: 'Name', max: 60 })
/** Empty where the account has no two-step sign-in. */
const code = z.string().trim().max(100, twoStepCopy.wrongCode).meta({ secret: true })

export const passkeyNameSchema = z.object({ name })
export const proofSchema = z.object({ currentPassword, code })
export const beginPasskeySchema = z.object({ name, currentPassword, code })

/** Base64url, as browsers write it. */
const encoded = z.string().max(8000)
/** The specification's limit of 1023 bytes. */
const credentialId = z.string().min(1).max(1364)
const credential = z.object({ id: credentialId, rawId: credentialId, type: z.literal('public-key') })

const created = credential.extend({
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
const asserted = credential.extend({
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
})

export type CreatedPasskey = z.output<typeof created>
export type AssertedPasskey = z.output<typeof asserted>

export const createdSchema = z.object({ credential: answerOf(created) })
export const assertedSchema = z.object({ credential: answerOf(asserted) })

/** A field that a script fills in with JSON. */
function answerOf<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .max(20_000, passkeyCopy.refused)
    .meta({ secret: true })
    .transform((text, { addIssue }): z.output<S> => {
      const answer = schema.safeParse(parsed(text))
      if (answer.success) return answer.data
      addIssue({ code: 'custom', message: passkeyCopy.refused })
      return z.NEVER
    })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
