import { termsOfUse } from '#app/content/legal/en.ts'
import type { CameFile } from '#app/features/records/mail/files.server.ts'
import { createRecord } from '#app/features/records/records.server.ts'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Trx } from '#db/schema.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language, RecordRow } from '#db/tables/records.ts'
import type { TypedAnswers } from './answers.ts'
import { keepCv } from './cv/cv.server.ts'
import { acceptedBefore, type Offer } from './promo.server.ts'

/** Inserts an application with its first event; it is quarantined if a robot probably sent it. */
export async function insertApplication(
  trx: Trx,
  { typed: { email, ...typed }, course, emailKey, offer, cv, isCvLeftOut }: Answers,
  sending: SendContext & { spamReasons: string | null },
): Promise<Application> {
  const own = {
    ...typed,
    course_id: course.id,
    course_name: course.name,
    course_level: course.level,
    course_weeks: course.weeks,
    promo_code: offer?.code ?? null,
    promo_percent: offer?.percent ?? null,
    promo_redeemed_at: null,
    ...receipt(sending),
  } as const
  const notes = [
    await offerNote(trx, { promo_code: own.promo_code, email_key: emailKey }),
    isCvLeftOut ? leftOutNote : null,
  ]
  const note = notes.filter(Boolean).join('\n') || null
  const person = { name: fullName(own), email, texts: searchedTexts({ ...own, email }), note }
  const record = await createRecord(trx, 'application', person, sending)
  await trx
    .insertInto('applications')
    .values({ record_id: record.id, ...own })
    .execute()
  if (cv) await keepCv(trx, record, cv)
  return { ...record, ...own }
}

/** The applicant's answers, with the course from the catalogue and the checked discount. */
export type Answers = {
  typed: TypedAnswers
  course: Course
  emailKey: string
  offer: Offer | null
  cv: CameFile | null
  /** One came, but strangers have stored as much as they may. */
  isCvLeftOut: boolean
}

/** For staff. */
export const leftOutNote =
  'The CV that came with it was not kept: too many files had arrived. The sender was asked to send it by email.'

export const fullName = ({ first_name, last_name }: Pick<Application, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`

/** The consent: its wording, its version and its time. */
export const receipt = ({ now, pageLanguage = 'en' }: Pick<SendContext, 'now' | 'pageLanguage'>) => ({
  consent_wording: consentWording(pageLanguage),
  consent_version: termsOfUse.version,
  consented_at: now,
})

/** The consent box's exact words: they are stored with every application. */
export function consentWording(language: Language): string {
  const say = sayIn(language)
  const names = { terms: say('Terms'), privacy: say('Privacy notice') }
  return say('I agree to the {terms} and have read the {privacy}.', names)
}

type Searched = Pick<Application, 'first_name' | 'last_name' | 'email' | 'phone' | 'course_name' | 'message'>

export const searchedTexts = ({ first_name, last_name, email, phone, course_name, message }: Searched) => [
  first_name,
  last_name,
  email,
  phone,
  course_name,
  message,
]

type Asking = Pick<Application, 'promo_code' | 'email_key'> & Partial<Pick<RecordRow, 'reference'>>

/** For staff only: telling the visitor would tell anyone whether this address was accepted here. */
export async function offerNote(trx: Trx, { promo_code, email_key, reference }: Asking): Promise<string | null> {
  const earlier = promo_code ? await acceptedBefore(trx, email_key, reference) : null
  return earlier && `Requests the discount ${promo_code}, but ${earlier} was already accepted for this address.`
}
