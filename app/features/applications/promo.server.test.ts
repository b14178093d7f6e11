import { expect } from 'vitest'
import { rememberMoves, undoMoves } from '#app/features/inbox/undo.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { addCode, apply, hour, input, mailsOf, moveAlong, nobody, noon, sending } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { findApplication, listApplications } from './applications.server.ts'
import { keepDiscount, moveApplication } from './move-application.server.ts'
import { movePlace } from './places/move-place.server.ts'
import { checkCode, runningOffer } from './promo.server.ts'
import { submitApplication } from './submit-application.server.ts'

const values = { code: 'SPRING', percent: 20 }
const given = JSON.stringify({ phrase: 'Discount {code} ({percent}%) given.', values })
const notGiven = JSON.stringify({ phrase: 'Discount {code} ({percent}%) not given: it is used up.', values })

describeOnBothDialects('a discount code', (open) => {
  test('from the first start runs once staff activate it: 50 percent off a first course', async ({ db }) => {
    expect(await runningOffer(db, noon)).toBeNull()
    expect(await checkCode(db, 'FIRST50', noon)).toMatchObject({ ok: false })
    await db.updateTable('promo_codes').set({ active: 1 }).execute()
    expect(await runningOffer(db, noon)).toEqual({ code: 'FIRST50', percent: 50 })
  })

  test('is found in any case, and is valid only within its days and uses', async ({ db }) => {
    await addCode(db, { ends_at: noon + hour })
    const at = async (typed: string, now = noon) => {
      const checked = await checkCode(db, typed, now)
      return checked.ok ? checked.percent : checked.problem
    }
    expect(await at('spring')).toBe(20)
    expect(await at(' ＳpRiNg ')).toBe(20)
    expect(await at('AUTUMN')).toBe('This code is not valid')
    expect(await at('%')).toBe('This code is not valid')
    expect(await at('spring', noon - 2 * hour)).toBe('This code is not valid')
    expect(await at('spring', noon + hour)).toBe('This code has expired')
    await db.updateTable('promo_codes').set({ active: 0 }).execute()
    expect(await at('spring')).toBe('This code is not valid')
    expect(await runningOffer(db, noon)).toBeNull()
  })

  test('is stored with the application and redeemed when it is accepted', async ({ db }) => {
    await addCode(db)
    const { reference } = await apply(db, { code: 'spring' })
    await db.updateTable('promo_codes').set({ percent: 5, active: 0 }).where('code', '=', 'SPRING').execute()
    expect(await findApplication(db, reference)).toMatchObject({ promo_code: 'SPRING', promo_percent: 20 })
    const moved = await moveAlong(db, reference, 'reviewing', 'accepted')
    expect(moved).toMatchObject({ note: given })
    expect((await findApplication(db, reference))?.promo_redeemed_at).toBe(noon)
  })

  test('that is invalid stores nothing', async ({ db }) => {
    const refused = await submitApplication(db, { ...input, code: 'nope' }, sending())
    expect(refused).toEqual({ ok: false, codeProblem: 'This code is not valid' })
    expect((await listApplications(db, {})).rows).toHaveLength(0)
  })

  test('with one use left is promised to one of two simultaneous applications, which gets it', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    await addCode(db, { max_uses: 1 })
    const submit = (email: string) => submitApplication(db, { ...input, email, code: 'spring' }, sending())
    const answers = await Promise.all(['a@b.c', 'b@c.d'].map(submit))
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toEqual([{ ok: false, codeProblem: 'This code has been used as often as it may be' }])
    const [reference = ''] = answers.flatMap((answer) => (answer.ok ? [answer.application.reference] : []))
    expect(await moveAlong(db, reference, 'reviewing', 'accepted')).toMatchObject({
      note: given,
    })
    expect(await checkCode(db, 'spring', noon)).toEqual({
      ok: false,
      problem: 'This code has been used as often as it may be',
    })
  })

  test('with few uses is promised to ten applications a day from one network address', async ({ db }) => {
    await addCode(db, { max_uses: 50 })
    await addCode(db, { code: 'OPEN' })
    let count = 0
    const submit = (client: string, code: string, now = noon) => {
      count += 1
      return submitApplication(db, { ...input, email: `${count}@b.c`, code }, sending({ client, now }))
    }
    for (let n = 0; n < 10; n++) expect(await submit('one', 'spring')).toMatchObject({ ok: true })
    expect(await submit('one', 'spring')).toEqual({
      ok: false,
      codeProblem:
        'Too many applications with this code have come from your network today. Write it in your message instead',
    })
    expect(await submit('other', 'spring')).toMatchObject({ ok: true })
    expect(await submit('one', 'open')).toMatchObject({ ok: true })
    expect(await submit('one', 'spring', noon + 24 * hour)).toMatchObject({ ok: true })
  })

  test('promised to an application is free again once it is rejected, and once its place is cancelled', async () => {
    const db = await open()
    await addCode(db, { max_uses: 1 })
    const rejected = await apply(db, { code: 'spring' })
    // The same person sends it again, changed: the use is theirs.
    expect(await submitApplication(db, { ...input, message: 'More', code: 'spring' }, sending())).toMatchObject({
      ok: true,
    })
    expect(await checkCode(db, 'spring', noon)).toMatchObject({ ok: false })
    await moveAlong(db, rejected.reference, 'reviewing', 'rejected')
    expect(await checkCode(db, 'spring', noon)).toMatchObject({ ok: true })
    const accepted = await apply(db, { code: 'spring', email: 'b@c.d' })
    await moveAlong(db, accepted.reference, 'reviewing', 'accepted')
    await db.updateTable('course_signups').set({ status: 'cancelled' }).execute()
    expect(await checkCode(db, 'spring', noon)).toMatchObject({ ok: true })
  })

  test('that others were promised meanwhile is not given to an application that is reconsidered', async ({ db }) => {
    await addCode(db, { max_uses: 1 })
    const first = await apply(db, { code: 'spring' })
    await moveAlong(db, first.reference, 'reviewing', 'rejected')
    const second = await apply(db, { code: 'spring', email: 'b@c.d' })
    const note = notGiven
    expect(await moveAlong(db, first.reference, 'reviewing')).toMatchObject({ ok: true, note })
    expect(await findApplication(db, first.reference)).toMatchObject({ promo_code: null })
    expect(await moveAlong(db, first.reference, 'accepted')).toMatchObject({ note: null })
    expect(await moveAlong(db, second.reference, 'reviewing', 'accepted')).toMatchObject({
      note: given,
    })
  })

  test('that nobody took meanwhile is kept by an application that is reconsidered', async ({ db }) => {
    await addCode(db, { max_uses: 1 })
    const { reference } = await apply(db, { code: 'spring' })
    await moveAlong(db, reference, 'reviewing', 'rejected')
    expect(await moveAlong(db, reference, 'reviewing')).toMatchObject({ ok: true, note: null })
    expect(await checkCode(db, 'spring', noon)).toMatchObject({ ok: false })
    expect(await moveAlong(db, reference, 'accepted')).toMatchObject({ note: given })
  })

  test('that others were promised meanwhile is not given back by an undo', async ({ db }) => {
    const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, noon)
    const by = { actor: { ...nobody, id: user?.id ?? '' }, now: noon }
    await addCode(db, { max_uses: 1 })
    const { reference } = await apply(db, { code: 'spring' })
    const moved = await moveApplication(db, { reference, to: 'spam', version: 1 }, by)
    const undo = moved.ok ? await rememberMoves(db, [moved], by) : undefined
    await apply(db, { code: 'spring', email: 'b@c.d' })
    expect(await undoMoves(db, undo ?? '', by, keepDiscount)).toEqual({ undone: 1, left: 0 })
    const found = await findApplication(db, reference)
    expect(found).toMatchObject({ status: 'new', promo_code: null })
    expect(found?.events.at(-1)?.note).toBe(notGiven)
  })

  test('that others were promised meanwhile is not given again with a place', async ({ db }) => {
    await addCode(db, { max_uses: 1 })
    const first = await apply(db, { code: 'spring' })
    await moveAlong(db, first.reference, 'reviewing', 'accepted')
    const place = async () => db.selectFrom('course_signups').select(['id', 'version']).executeTakeFirstOrThrow()
    const by = { actor: nobody, now: noon }
    await movePlace(db, { ...(await place()), to: 'cancelled', mail: null }, by)
    const second = await apply(db, { code: 'spring', email: 'b@c.d' })
    expect(await movePlace(db, { ...(await place()), to: 'pending', mail: null }, by)).toMatchObject({
      ok: true,
      note: notGiven,
    })
    expect(await findApplication(db, first.reference)).toMatchObject({ promo_redeemed_at: null })
    expect(await moveAlong(db, second.reference, 'reviewing', 'accepted')).toMatchObject({
      note: given,
    })
  })

  test('for a first course is granted once for each address, and only staff learn why', async ({ db }) => {
    await addCode(db, { code: 'FIRST', first_course_only: 1 })
    const first = await apply(db, { code: 'first' })
    await moveAlong(db, first.reference, 'reviewing', 'accepted')
    const second = await apply(db, { code: 'first', course_id: 'vue', email: 'MIN@example.com' })
    const stored = await findApplication(db, second.reference)
    expect(stored?.events[0]?.note).toContain(`${first.reference} was already accepted for this address`)
    expect((await mailsOf(db, second.reference))[1]?.text_body).not.toContain(first.reference)
    const moved = await moveAlong(db, second.reference, 'reviewing', 'accepted')
    expect(moved).toMatchObject({ ok: true, record: { status: 'accepted' } })
    expect(moved?.ok && moved.note).toContain('not given')
    expect((await findApplication(db, second.reference))?.promo_redeemed_at).toBeNull()
  })
})
