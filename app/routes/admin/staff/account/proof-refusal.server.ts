// How a form that asks for the password, or a code, is refused when they are wrong.
import { changeCopy } from '#app/features/staff/accounts/copy.ts'
import { WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/copy.ts'
import { WrongCode } from '#app/features/staff/two-step/two-step.server.ts'
import type { AcceptedForm } from '#app/forms/read/read-form.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { logError } from '#app/process/log.server.ts'

export function refuseProof<T>(form: AcceptedForm<T>, error: unknown, failure: string = twoStepCopy.failed) {
  if (error instanceof WrongPassword) return form.refuse({ errors: { currentPassword: [changeCopy.wrong] } })
  if (error instanceof WrongCode) return form.refuse({ errors: { code: [twoStepCopy.wrongCode] } })
  if (error instanceof TooManyRequests) return form.refuse(error.refusal())
  logError(error, { form: 'proof' })
  return form.refuse({ formError: failure, status: 503 })
}
