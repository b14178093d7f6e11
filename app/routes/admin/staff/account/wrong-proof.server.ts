// Refuses a form whose password or code is wrong or was tried too often.
import { changeCopy } from '#app/features/staff/accounts/words.ts'
import { WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { WrongCode } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'

export function wrongProof(error: unknown): Problem | undefined {
  if (error instanceof WrongPassword) return { errors: { currentPassword: [changeCopy.wrong] }, status: 422 }
  if (error instanceof WrongCode) return { errors: { code: [twoStepCopy.wrongCode] }, status: 422 }
  return error instanceof TooManyRequests ? error.refusal() : undefined
}
