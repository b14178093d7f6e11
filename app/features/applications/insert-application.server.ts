import { termsOfUse } from '#app/content/legal.ts'
import { dailyDigest } from '#app/forms/daily-digest.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { fold } from '#db/fold.ts'
import { newId } from '#db/id.ts'
import type { Application, ApplicationStatus, Trx } from '#db/schema.ts'
import { unusedReference } from '#db/unused-reference.ts'
import { acceptedBefore } from './promo.server.ts'
import type { Answers } from './submit-application.server.ts'
import { consentWording } from './words.ts'

/** A new application with its first event; quarantined when a robot probably sent it. */
export async function insertApplication(
  trx: Trx,
  { course, emailKey, offer, firstName, lastName, email, phone, experience, message }: Answers,
  { suspicion, digest, language, now }: SendContext,
): Promise<Application> {
  const status: ApplicationStatus = suspicion ? 'spam' : 'new'
  const row = {
    ...{ id: newId(), reference: await unusedReference(trx, 'applications', 'APP'), status },
    ...{ first_name: firstName, last_name: lastName, email, email_key: emailKey, phone, experience, message },
    ...{ course_id: course.id, course_name: course.name, course_level: course.level, course_weeks: course.weeks },
    ...{ promo_code: offer?.code ?? null, promo_percent: offer?.percent ?? null, promo_redeemed_at: null },
    ...receipt(now),
    ...{ language, suspicion, received_at: now, decided_at: suspicion ? now : null, version: 1 },
  } as const
  const application = await trx
    .insertInto('applications')
    .values({ ...row, search_text: searchText(row) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('application_events')
    .values({
      ...{ id: newId(), application_id: row.id, at: now, actor_id: null, type: 'received' },
      ...{ from_status: null, to_status: status, note: suspicion ?? (await offerNote(trx, application)) },
      ...{ changes: null, proposed: null, digest: dailyDigest(digest, now) },
    })
    .execute()
  return application
}

/** What was agreed to, in which version and when. */
export const receipt = (now: number) => ({
  consent_wording: consentWording,
  consent_version: termsOfUse.version,
  consented_at: now,
})

type Searched = Pick<
  Application,
  'reference' | 'first_name' | 'last_name' | 'email' | 'phone' | 'course_name' | 'message'
>

export const searchText = (row: Searched) =>
  fold(
    [row.reference, row.first_name, row.last_name, row.email, row.phone, row.course_name, row.message]
      .filter(Boolean)
      .join('\n'),
  )

/** For staff alone: to tell the visitor would tell anybody who was accepted here. */
export async function offerNote(trx: Trx, { promo_code, email_key, id }: Application): Promise<string | null> {
  const earlier = promo_code ? await acceptedBefore(trx, email_key, id) : null
  return earlier && `Asks for the discount ${promo_code}, but ${earlier} was accepted for this address before.`
}
