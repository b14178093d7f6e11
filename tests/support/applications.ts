// Applications of many different senders, and their moves.
import { findApplication } from '#app/features/applications/applications.server.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import type { ApplicationInput } from '#app/features/applications/schema.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import type { Db } from '#db/schema.ts'
import type { PromoCode } from '#db/tables/careers.ts'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { storedApplications } from './records.ts'

export const noon = Date.UTC(2026, 0, 15, 12)
export const hour = 60 * 60_000
export const input: ApplicationInput = {
  firstName: '민',
  lastName: "O'Neil-Çağlar",
  email: 'Min@example.com',
  phone: null,
  experience: 'beginner',
  message: null,
  code: null,
  agreeTerms: 'yes',
  course_id: 'react',
  from: 'course',
}

let count = 0
/** Each call is a different send unless `more` says otherwise. */
export function sending(more: Partial<SendContext> = {}): SendContext {
  count += 1
  const sender = { digest: `digest-${count}`, client: `client-${count}`, spamReasons: null, language: 'en' as const }
  return { ...sender, now: noon, ...more }
}

export async function apply(db: Db, more: Partial<ApplicationInput> = {}, how: Partial<SendContext> = {}) {
  const submitted = await submitApplication(db, { ...input, ...more }, sending(how))
  if (!submitted.ok) throw new Error(submitted.codeProblem)
  return submitted.application
}

export const mailsOf = (db: Db, reference: string) =>
  db.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('id').execute()

/** The record together with its details page. */
export async function whole(db: Db, reference: string) {
  const own = (await storedApplications(db)).find((application) => application.reference === reference)
  return own && { ...own, ...(await findApplication(db, reference)) }
}

export const nobody = { id: null, name: 'Ada', address: null }

/** Moves the application through these statuses and returns the last outcome. */
export async function moveAlong(db: Db, reference: string, ...way: ApplicationStatus[]) {
  let moved: Awaited<ReturnType<typeof moveConfirmed>> | undefined
  for (const to of way) {
    const version = (await findApplication(db, reference))?.version ?? 0
    moved = await moveConfirmed(db, { reference, to, version, confirmed: { mail: null } }, { actor: nobody, now: noon })
  }
  return moved
}

export async function addCode(db: Db, more: Partial<PromoCode> = {}) {
  const limits = { starts_at: noon - hour, ends_at: null, max_uses: null, first_course_only: 0, active: 1 }
  const code = { code: 'SPRING', percent: 20, ...limits, created_at: noon, version: 1, ...more }
  await db.insertInto('promo_codes').values(code).execute()
}
