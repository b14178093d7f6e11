// What the pages with the application form load.
import { db } from '#app/db.server.ts'
import { checkCode, runningOffer } from '#app/features/applications/promo.server.ts'
import { cleanText } from '#app/forms/clean-text.ts'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { logError } from '#app/log.server.ts'

/** The form's key, and what became of the discount code that the address carries. */
export async function enrolmentData(request: Request, now: number) {
  const code = cleanText((new URL(request.url).searchParams.get('code') ?? '').slice(0, 40), false).trim()
  return {
    formKey: issueFormKey('application', now),
    discount: code ? await whereReadable(checkCode(db, code, now)) : null,
  }
}

export const offerToShow = (now: number) => whereReadable(runningOffer(db, now))

/** While the database cannot be read, the page stands without it: the form on it keeps what was typed. */
async function whereReadable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    logError(error, { reading: 'discount codes' })
    return null
  }
}

export type EnrolmentData = Awaited<ReturnType<typeof enrolmentData>>
