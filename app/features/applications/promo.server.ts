// Discount codes: the current offer, the check of a typed code, and its redemption.

import { openStatuses } from '#app/features/records/statuses.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { isOverLimit } from '#app/http/edge/rate-limit.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { toStored } from '#app/languages/stored-messages.ts'
import type { Discount } from '#app/mail/messages/place-words.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { normalizeText } from '#db/queries/normalize.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Application, PromoCode } from '#db/tables/careers.ts'

export type Offer = { code: string; percent: number }
type CheckedCode = ({ ok: true } & Offer) | { ok: false; problem: Phrase }

const notValid: CheckedCode = { ok: false, problem: 'This code is not valid' }
const expired: CheckedCode = { ok: false, problem: 'This code has expired' }
const usedUp: CheckedCode = { ok: false, problem: 'This code has been used as often as it may be' }
const usedHere: CheckedCode = {
  ok: false,
  problem: 'Too many applications with this code have come from your network today. Write it in your message instead',
}

const day = 24 * 60 * 60_000
/** Of each code with few uses, for one network address: nothing proves who applies. */
const mostADay = 10

/** The offer on the courses page: the newest current code for a first course, or null. */
export async function runningOffer(db: Db, now: number): Promise<Offer | null> {
  const codes = await db
    .selectFrom('promo_codes')
    .selectAll()
    .where('active', '=', 1)
    .where('first_course_only', '=', 1)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute()
  for (const promo of codes) {
    if (!(await isUsedUp(db, promo))) return { code: promo.code, percent: promo.percent }
  }
  return null
}

export async function checkCode(db: Db, typed: string, now: number): Promise<CheckedCode> {
  const { promo, ...checked } = await checkTerms(db, typed, now)
  return promo && (await isUsedUp(db, promo)) ? usedUp : checked
}

/** Without its uses, of which the asking person may have one. */
export async function checkTerms(db: Db, typed: string, now: number): Promise<CheckedCode & { promo?: PromoCode }> {
  const promo = await findCode(db, folded(typed))
  if (!promo || promo.active === 0 || promo.starts_at > now) return notValid
  if (promo.ends_at !== null && promo.ends_at <= now) return expired
  return { ok: true, code: promo.code, percent: promo.percent, promo }
}

/**
 * Reserves a use for an application that is stored in this transaction: of the last one, only one is promised. @param reference
 * the applicant's open application
 */
export async function reserveCode(
  trx: Trx,
  typed: string,
  { client, now }: { client: string; now: number },
  reference?: string,
): Promise<CheckedCode> {
  await takeAdvisoryLock(trx, promoLock(folded(typed)))
  const { promo, ...checked } = await checkTerms(trx, typed, now)
  if (!promo || promo.max_uses === null) return checked
  if (await isUsedUp(trx, promo, reference)) return usedUp
  const share = { key: `code:day:${promo.code}:${client}`, limit: mostADay, perMs: day }
  return reference === undefined && (await isOverLimit(trx, [share], now)) ? usedHere : checked
}

/** @property note as it is stored */
type Grant = { discount: Offer | null; note: string | null }

/** Redeems an application's code when it is accepted, or says why that is impossible. */
export async function redeemCode(trx: Trx, application: Granted): Promise<Grant> {
  if (application.promo_code) await takeAdvisoryLock(trx, promoLock(application.promo_code))
  return grantable(trx, application)
}

/**
 * Reserves the use again for an application that is open again, or whose place is given back. If others have it by now, the
 * application has no discount any more. @returns the note that says so, or null
 */
export async function reserveAgain(trx: Trx, application: Granted & Pick<Application, 'id'>): Promise<string | null> {
  const lost = await reserveUse(trx, application)
  const none = { promo_code: null, promo_percent: null, promo_redeemed_at: null }
  if (lost) await trx.updateTable('applications').set(none).where('record_id', '=', application.id).execute()
  return lost
}

/** Reserves the use until the transaction ends, which stores it. @returns a note if others have it, or null */
export async function reserveUse(trx: Trx, application: Granted): Promise<string | null> {
  const { reference, promo_code } = application
  if (!promo_code) return null
  await takeAdvisoryLock(trx, promoLock(promo_code))
  const promo = await findCode(trx, promo_code)
  return promo && (await isUsedUp(trx, promo, reference)) ? notGiven(application) : null
}

type Granted = Pick<Application, 'reference' | 'email' | 'promo_code' | 'promo_percent'>

const offerOf = ({ promo_code, promo_percent }: Granted) => ({ code: promo_code ?? '', percent: promo_percent ?? 0 })
const notGiven = (application: Granted) =>
  toStored('Discount {code} ({percent}%) not given: it is used up.', offerOf(application))

/** The discount that accepting the application now would grant, or a note that says why there is none. */
export async function grantable(db: Db, application: Granted): Promise<Grant> {
  const { reference, email, promo_code } = application
  if (!promo_code) return { discount: null, note: null }
  const promo = await findCode(db, promo_code)
  const offer = offerOf(application)
  if (promo?.first_course_only === 1) {
    const earlier = await acceptedBefore(db, emailKey(email), reference)
    if (earlier) {
      const why = 'Discount {code} ({percent}%) not given: {reference} was already accepted for this address.'
      return { discount: null, note: toStored(why, { ...offer, reference: earlier }) }
    }
  }
  if (promo && (await isUsedUp(db, promo, reference))) return { discount: null, note: notGiven(application) }
  return { discount: offer, note: toStored('Discount {code} ({percent}%) given.', offer) }
}

/** The reference of another accepted application with this address. */
export async function acceptedBefore(db: Db, emailKey: string, exceptReference = ''): Promise<string | null> {
  const row = await db
    .selectFrom('records')
    .select('reference')
    .where('email_key', '=', emailKey)
    .where('kind', '=', 'application')
    .where('status', '=', 'accepted')
    .where('reference', '!=', exceptReference)
    .orderBy('received_at')
    .executeTakeFirst()
  return row?.reference ?? null
}

/** The lock that makes redeeming and changing a code take turns. */
export const promoLock = (code: string) => `promo ${code}`

export const findCode = async (db: Db, code: string): Promise<PromoCode | null> =>
  (await db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst()) ?? null

const isUsedUp = async (db: Db, { code, max_uses }: PromoCode, reference?: string): Promise<boolean> =>
  max_uses !== null && (await countUses(db, code, reference)) >= max_uses

/** The applications with a discount that is promised or given: open ones, and accepted ones until their place is cancelled. */
export const usesOf = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('records', 'records.id', 'applications.record_id')
    .leftJoin('course_signups', 'course_signups.record_id', 'applications.record_id')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where((eb) =>
      eb.or([
        eb('records.status', 'in', openStatuses('application')),
        eb('promo_redeemed_at', 'is not', null).and(
          eb('course_signups.status', 'is', null).or('course_signups.status', '!=', 'cancelled'),
        ),
      ]),
    )

export async function countUses(db: Db, code: string, exceptReference = ''): Promise<number> {
  const own = usesOf(db).where('promo_code', '=', code).where('records.reference', '!=', exceptReference)
  return Number((await own.executeTakeFirstOrThrow()).uses)
}

const folded = (typed: string) => normalizeText(typed, 'NFKC').trim().toUpperCase()

/** The discount that was given with the place. */
export const givenDiscount = ({
  promo_code,
  promo_percent,
  promo_redeemed_at,
}: Pick<Application, 'promo_code' | 'promo_percent' | 'promo_redeemed_at'>): Discount | null =>
  promo_code !== null && promo_redeemed_at !== null ? { code: promo_code, percent: promo_percent ?? 0 } : null
