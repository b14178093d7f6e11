// The refusals that every way of signing in shares.

import { loginCopy } from '#app/features/staff/accounts/words.ts'
import { TooBusy } from '#app/features/staff/passwords/concurrency-limit.ts'
import { movingRefusal } from '#app/forms/read/moving-refusal.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { drawn } from '#app/languages/message.ts'
import { logError } from '#app/process/log.server.ts'
import { cannotSave } from '#db/driver/trouble.ts'

/** @param form named in the log */
export function signInRefusal(error: unknown, form: string): Problem {
  if (error instanceof TooManyRequests) return error.refusal()
  if (error instanceof TooBusy) return { formError: drawn(loginCopy.busy), status: 503, headers: error.headers }
  const moving = movingRefusal(error, Date.now())
  if (moving) return moving
  if (cannotSave(error)) return { formError: drawn(loginCopy.unwritable), status: 503 }
  logError(error, { form })
  return { formError: drawn(loginCopy.failed), status: 503 }
}
