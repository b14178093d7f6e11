import { expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { accept, applicant } from '#tests/support/course-runs.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { checkCode, runningOffer } from '../promo.server.ts'
import { codeSchema, daysOf, newCodeSchema, periodOf } from './code-schema.ts'
import { changeCode, createCode, endDaysOf, findCodeWithUses, listCodes, listUses, setActive } from './codes.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const acting = { actor: theSite, now: noon }
const details = { percent: 20, startsOn: '2026-01-15', endsOn: '2026-01-31', maxUses: 3, firstCourseOnly: false }

async function applyWith(db: Db, code: string) {
  const reference = await applicant(db, noon)
  await db
    .updateTable('applications')
    .set({ promo_code: code, promo_percent: 20 })
    .where('record_id', '=', (e) => e.selectFrom('records').select('id').where('reference', '=', reference))
    .execute()
  return reference
}

test('the days of a code are whole days in Seoul', () => {
  const period = periodOf(details)
  expect(new Date(period.starts_at).toISOString()).toBe('2026-01-14T15:00:00.000Z')
  expect(new Date(period.ends_at ?? 0).toISOString()).toBe('2026-01-31T15:00:00.000Z')
  expect(daysOf(period)).toEqual({ startsOn: '2026-01-15', endsOn: '2026-01-31' })
  expect(daysOf({ ...period, ends_at: null }).endsOn).toBe('')
})

const typed = { percent: '20', startsOn: '2026-01-15', endsOn: '', maxUses: '', firstCourseOnly: 'yes' }

test('the form accepts capitals, whole numbers and real dates', () => {
  expect(newCodeSchema.parse({ ...typed, code: ' spring-26 ' })).toMatchObject({
    code: 'SPRING-26',
    percent: 20,
    endsOn: null,
    maxUses: null,
    firstCourseOnly: true,
  })
  for (const code of ['', 'AB', 'A B C', 'ÉTÉ26', 'X'.repeat(41)]) {
    expect(newCodeSchema.safeParse({ ...typed, code }).success, code).toBe(false)
  }
  for (const [name, value] of [
    ...['0', '101', '1.5', '-1', ''].map((percent) => ['percent', percent] as const),
    ...['0', 'x', '1e3'].map((uses) => ['maxUses', uses] as const),
    ...[['startsOn', '2026-02-30'] as const, ['endsOn', 'x'] as const],
  ]) {
    expect(codeSchema.safeParse({ ...typed, version: '1', [name]: value }).success, `${name} ${value}`).toBe(false)
  }
})

test('a code without days is accepted at any time, and its form is empty there', () => {
  const { startsOn, endsOn } = codeSchema.parse({ ...typed, version: '1', startsOn: '', endsOn: '' })
  expect(daysOf(periodOf({ startsOn, endsOn }))).toEqual({ startsOn: '', endsOn: '' })
  expect(daysOf({ starts_at: 0, ends_at: null })).toEqual({ startsOn: '', endsOn: '' })
})

describeOnBothDialects('a discount code made by staff', () => {
  test('is made once by simultaneous requests, and valid on its days', { tags: 'simultaneous' }, async ({ db }) => {
    const code = 'SPRING-26'
    const made = await Promise.all([1, 2, 3].map(() => createCode(db, { code, ...details }, acting)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
    expect(made).toContainEqual({ ok: false, reason: 'taken' })
    expect(await checkCode(db, 'spring-26', noon)).toMatchObject({ ok: true, percent: 20 })
    const { ends_at } = (await findCodeWithUses(db, code)) ?? {}
    expect(await checkCode(db, code, (ends_at ?? 0) - 1)).toMatchObject({ ok: true })
    expect(await checkCode(db, code, ends_at ?? 0)).toMatchObject({ ok: false })
  })

  test('counts its uses exactly under simultaneous acceptances, and lists the applications that asked for it and those that got it', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    await createCode(db, { code: 'LIMIT', ...details }, acting)
    const references = []
    for (let n = 0; n < 3; n++) references.push(await applyWith(db, 'LIMIT'))
    await Promise.all(references.map((reference) => accept(db, reference, null, noon)))
    expect(await findCodeWithUses(db, 'LIMIT')).toMatchObject({ uses: 3, max_uses: 3 })
    const { rows } = await listUses(db, 'LIMIT')
    expect(rows.map(({ reference }) => reference)).toEqual([...references].reverse())
    expect(rows.filter(({ promo_redeemed_at }) => promo_redeemed_at !== null)).toHaveLength(3)
    expect(await checkCode(db, 'LIMIT', noon)).toMatchObject({ ok: false })
    const asked = { code: 'LIMIT', version: 1 }
    const fewer = await changeCode(db, asked, { ...details, maxUses: 2 }, acting)
    expect(fewer).toEqual({ ok: false, reason: 'too few uses' })
    expect(await changeCode(db, asked, { ...details, maxUses: 4, percent: 30 }, acting)).toEqual({ ok: true })
    expect(await checkCode(db, 'LIMIT', noon)).toMatchObject({ ok: true, percent: 30 })
    // Discounts already promised keep their percentage.
    const stored = await db.selectFrom('applications').select('promo_percent').distinct().execute()
    expect(stored).toEqual([{ promo_percent: 20 }])
  })

  test('for a first course is announced, also while no course has a price', async ({ db }) => {
    expect(await createCode(db, { code: 'FIRST', ...details, firstCourseOnly: true }, acting)).toEqual({ ok: true })
    expect(await runningOffer(db, noon)).toMatchObject({ code: 'FIRST' })
    expect(await setActive(db, { code: 'FIRST', version: 1 }, false, acting)).toEqual({ ok: true })
    expect(await runningOffer(db, noon)).toBeNull()
    expect(await setActive(db, { code: 'FIRST', version: 2 }, true, acting)).toEqual({ ok: true })
    expect(await runningOffer(db, noon)).toMatchObject({ code: 'FIRST' })
  })

  test('is ended and reactivated; an old version and an unknown code change nothing', async ({ db }) => {
    await createCode(db, { code: 'ENDS', ...details }, acting)
    expect(await setActive(db, { code: 'ENDS', version: 1 }, false, acting)).toEqual({ ok: true })
    expect(await checkCode(db, 'ENDS', noon)).toMatchObject({ ok: false })
    const stale = { code: 'ENDS', version: 1 }
    expect(await setActive(db, stale, true, acting)).toEqual({ ok: false, reason: 'changed' })
    expect(await changeCode(db, stale, details, acting)).toEqual({ ok: false, reason: 'changed' })
    expect(await setActive(db, { ...stale, code: 'NONE' }, true, acting)).toEqual({ ok: false, reason: 'gone' })
    expect(await setActive(db, { code: 'ENDS', version: 2 }, true, acting)).toEqual({ ok: true })
    expect(await checkCode(db, 'ENDS', noon)).toMatchObject({ ok: true })
    // The code from the first migration is listed too.
    expect((await listCodes(db)).rows.map(({ code }) => code).sort()).toEqual(['ENDS', 'FIRST50'])
    const audited = await db.selectFrom('audit_events').select(['verb', 'record_kind']).orderBy('id').execute()
    expect(audited.map(({ verb, record_kind }) => `${record_kind} ${verb}`)).toEqual([
      'promo-code created',
      'promo-code ended',
      'promo-code resumed',
    ])
  })

  test('ended on its last day in Seoul, or was switched off on a day before', async ({ db }) => {
    const lastDay = '2026-11-01'
    const make = async (code: string, endsOn: string | null, byHand?: number, resumed?: number) => {
      await createCode(db, { code, ...details, endsOn }, acting)
      if (byHand) await setActive(db, { code, version: 1 }, false, { ...acting, now: byHand })
      if (resumed) await setActive(db, { code, version: 2 }, true, { ...acting, now: resumed })
    }
    await make('DATED', lastDay)
    await make('LATER', lastDay, Date.UTC(2026, 10, 20))
    await make('EARLIER', lastDay, Date.UTC(2026, 9, 20, 16))
    await make('BY-HAND', null, Date.UTC(2026, 9, 20))
    await make('OPEN', null)
    await make('RESUMED', null, Date.UTC(2026, 9, 20), Date.UTC(2026, 9, 21))
    await make('FORGOTTEN', null, Date.UTC(2026, 9, 20))
    await db.deleteFrom('audit_events').where('record_id', '=', 'FORGOTTEN').execute()
    const { rows } = await listCodes(db)
    const known = async (now: number) => Object.fromEntries(await endDaysOf(db, rows, now))
    const byHand = { 'BY-HAND': '2026-10-20' }
    expect(await known(Date.UTC(2026, 10, 30))).toEqual({ DATED: lastDay, LATER: lastDay, EARLIER: lastDay, ...byHand })
    expect(await known(Date.UTC(2026, 9, 25))).toMatchObject({ EARLIER: '2026-10-21', ...byHand })
  })
})
