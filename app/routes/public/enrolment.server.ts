// What the pages with the application form load.
import { db } from '#app/db.server.ts'
import { checkCode } from '#app/features/applications/promo.server.ts'
import { cleanText } from '#app/forms/clean-text.ts'
import { issueFormKey } from '#app/forms/form-key.server.ts'

/** The form's key, and what became of the discount code that the address carries. */
export async function enrolmentData(request: Request, now: number) {
  const code = cleanText((new URL(request.url).searchParams.get('code') ?? '').slice(0, 40), false).trim()
  return {
    formKey: issueFormKey('application', now),
    discount: code ? await checkCode(db, code, now) : null,
  }
}

export type EnrolmentData = Awaited<ReturnType<typeof enrolmentData>>
