// What the forms of the second step answer when the password or the code was not right.

import { changeCopy, loginCopy } from '#app/features/staff/accounts/copy.ts'
import { WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/copy.ts'
import { WrongCode } from '#app/features/staff/two-step/two-step.server.ts'
import type { AcceptedForm } from '#app/forms/read-form.server.ts'
import { TooManyRequests } from '#app/http/rate-limit.server.ts'
import { logError } from '#app/log.server.ts'

export function refuseProof<T>(form: AcceptedForm<T>, error: unknown) {
  if (error instanceof WrongPassword) return form.refuse({ errors: { currentPassword: [changeCopy.wrong] } })
  if (error instanceof WrongCode) return form.refuse({ errors: { code: [twoStepCopy.wrongCode] } })
  if (error instanceof TooManyRequests) {
    return form.refuse({ formError: loginCopy.throttled(error.wait), status: 429, headers: error.headers })
  }
  logError(error, { form: 'two-step' })
  return form.refuse({ formError: twoStepCopy.failed, status: 503 })
}
