// Discount codes as staff create, change and end them, and the applications that used them.
import { sql } from 'kysely'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Application, PromoCode } from '#db/tables/careers.ts'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { countUses, findCode, promoLock, usesOf } from '../promo.server.ts'
import { type CodeDetails, dayOfCode, periodOf } from './code-schema.ts'

/** With the number of discounts that are promised or given. */
const selectCodes = (db: Db) =>
  db
    .selectFrom('promo_codes')
    .selectAll('promo_codes')
    .select(usesOf(db).where('promo_code', '=', sql<string>`promo_codes.code`).as('uses'))

export type CodeRow = PromoCode & { uses: number }

/** One page, newest first. */
export async function listCodes(db: Db, after?: Cursor): Promise<Page<CodeRow>> {
  const { rows, next } = await readPage(selectCodes(db), { by: ['created_at', 'code'], after })
  return { rows: rows.map((row): CodeRow => ({ ...row, uses: Number(row.uses) })), next }
}

export async function findCodeWithUses(db: Db, code: string): Promise<CodeRow | null> {
  const found = await selectCodes(db).where('code', '=', code).executeTakeFirst()
  return found ? { ...found, uses: Number(found.uses) } : null
}

/** The last days of codes that have ended, and the days on which others were switched off, as far back as the audit log goes. */
export async function endDaysOf(
  db: Db,
  promos: readonly PromoCode[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const codes = promos.filter(({ active }) => active === 0).map(({ code }) => code)
  const rows =
    codes.length === 0
      ? []
      : await db
          .selectFrom('audit_events')
          .select((e) => ['record_id', e.fn.max<number>('at').as('at')])
          .where('record_kind', '=', 'promo-code')
          .where('verb', '=', 'ended')
          .where('record_id', 'in', codes)
          .groupBy('record_id')
          .execute()
  const byHand = new Map(rows.map(({ record_id, at }) => [record_id, Number(at)]))
  const days = new Map<string, string>()
  for (const { code, active, ends_at } of promos) {
    const isOver = ends_at !== null && ends_at <= now
    const at = isOver ? ends_at - 1 : active === 0 ? byHand.get(code) : undefined
    if (at !== undefined) days.set(code, dayOfCode(at))
  }
  return days
}

export type CodeUse = Pick<Application, 'seq' | 'reference' | 'status' | 'name' | 'received_at' | 'promo_redeemed_at'>

/** Applications that asked for the discount: one page, newest first. */
export const listUses = (db: Db, code: string, after?: Cursor): Promise<Page<CodeUse>> =>
  readPage(
    db
      .selectFrom('records')
      .innerJoin('applications', 'applications.record_id', 'records.id')
      .select(['records.seq', 'reference', 'status', 'name', 'received_at', 'promo_redeemed_at'])
      .where('promo_code', '=', code)
      .where('status', '!=', 'spam')
      .$narrowType<{ status: ApplicationStatus }>(),
    { by: ['records.seq'], after },
  )

type Outcome<Reason extends string> = { ok: true } | { ok: false; reason: Reason | 'gone' | 'changed' }

export function createCode(
  db: Db,
  { code, ...details }: CodeDetails & { code: string },
  by: By,
): Promise<Outcome<'taken'>> {
  return db.transaction().execute(async (trx) => {
    const row = { code, ...rowOf(details), active: 1, created_at: by.now, version: 1 }
    const inserted = await trx
      .insertInto('promo_codes')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst()
    if (!inserted) return { ok: false, reason: 'taken' }
    const entry = { verb: 'created', kind: 'promo-code', id: code, reference: code } as const
    await recordAudit(trx, { ...entry, detail: { percent: details.percent, maxUses: details.maxUses } }, by)
    return { ok: true }
  })
}

type CodeVersion = { code: string; version: number }

/** Discounts already granted keep their percentage. A limit below the number of uses is refused. */
export const changeCode = (db: Db, asked: CodeVersion, details: CodeDetails, by: By) =>
  change<'too few uses'>(db, asked, async (trx, { code }) => {
    const row = rowOf(details)
    if (row.max_uses !== null && row.max_uses < (await countUses(trx, code))) return 'too few uses'
    const entry = { verb: 'changed', kind: 'promo-code', id: code, reference: code } as const
    await recordAudit(trx, { ...entry, detail: { percent: details.percent, maxUses: details.maxUses } }, by)
    return row
  })

/** Switches a code off, or on again. */
export const setActive = (db: Db, asked: CodeVersion, isActive: boolean, by: By) =>
  change<never>(db, asked, async (trx, { code }) => {
    const verb = isActive ? 'resumed' : 'ended'
    await recordAudit(trx, { verb, kind: 'promo-code', id: code, reference: code }, by)
    return { active: isActive ? 1 : 0 }
  })

type Apply<Reason> = (trx: Trx, promo: PromoCode) => Promise<Partial<PromoCode> | Reason>

/** Takes turns with redeeming the code. */
function change<Reason extends string>(
  db: Db,
  { code, version }: CodeVersion,
  apply: Apply<Reason>,
): Promise<Outcome<Reason>> {
  return db.transaction().execute(async (trx): Promise<Outcome<Reason>> => {
    await takeAdvisoryLock(trx, promoLock(code))
    const promo = await findCode(trx, code)
    if (!promo) return { ok: false, reason: 'gone' }
    if (promo.version !== version) return { ok: false, reason: 'changed' }
    const changed = await apply(trx, promo)
    if (typeof changed === 'string') return { ok: false, reason: changed }
    await trx
      .updateTable('promo_codes')
      .set({ ...changed, version: version + 1 })
      .where('code', '=', code)
      .execute()
    return { ok: true }
  })
}

const rowOf = ({ percent, maxUses, firstCourseOnly, ...days }: CodeDetails) => ({
  percent,
  max_uses: maxUses,
  first_course_only: firstCourseOnly ? 1 : 0,
  ...periodOf(days),
})
