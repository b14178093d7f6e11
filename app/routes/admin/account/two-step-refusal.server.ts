// What the forms of the second step answer when the password or the code was not right.

import { changeWords, loginWords } from '#app/features/staff/accounts/words.ts'
import { WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { WrongCode } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepWords } from '#app/features/staff/two-step/words.ts'
import type { AcceptedForm } from '#app/forms/read-form.server.ts'
import { TooManyRequests } from '#app/http/rate-limit.server.ts'
import { logError } from '#app/log.server.ts'

export function refuseProof<T>(form: AcceptedForm<T>, error: unknown) {
  if (error instanceof WrongPassword) return form.refuse({ errors: { currentPassword: [changeWords.wrong] } })
  if (error instanceof WrongCode) return form.refuse({ errors: { code: [twoStepWords.wrongCode] } })
  if (error instanceof TooManyRequests) {
    return form.refuse({ formError: loginWords.throttled(error.wait), status: 429, headers: error.headers })
  }
  logError(error, { form: 'two-step' })
  return form.refuse({ formError: twoStepWords.failed, status: 503 })
}
