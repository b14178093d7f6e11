import { expect } from 'vitest'
import { findMove, statusesOf } from '#app/features/records/statuses.ts'
import { ownSeed } from '#app/features/texts/define-texts.ts'
import { courseTexts } from '#app/features/texts/kinds/courses.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { addCode, apply, mailsOf, moveAlong, nobody, noon, whole } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { findApplication } from './applications.server.ts'
import { moveApplication, moveConfirmed } from './move-application.server.ts'
import { checkCode } from './promo.server.ts'

describeOnBothDialects('deciding', (open) => {
  test('moves from new to accepted, which makes the place; each step is an event', async ({ db }) => {
    const { reference } = await apply(db)
    const moved = await moveAlong(db, reference, 'reviewing', 'interview', 'accepted')
    expect(moved).toMatchObject({ ok: true, record: { status: 'accepted', closed_at: noon }, note: null })
    const stored = await findApplication(db, reference)
    expect(stored?.signup).toBe('pending')
    expect(stored?.events.map((event) => event.to_status)).toEqual(['new', 'reviewing', 'interview', 'accepted'])
    const audited = await db.selectFrom('audit_events').select(['verb', 'record_reference']).execute()
    expect(audited).toEqual(Array(3).fill({ verb: 'moved', record_reference: reference }))
  })

  test('tells the accepted where the course is held and who teaches, as staff published it', async ({ db }) => {
    const { reference } = await apply(db)
    await moveAlong(db, reference, 'reviewing')
    const accept = async () => {
      const version = (await whole(db, reference))?.version ?? 0
      const mail = { paragraph: null }
      await moveConfirmed(db, { reference, to: 'accepted', version, confirmed: { mail } }, { actor: nobody, now: noon })
      return (await storedMails(db, { kind: 'application-accepted' })).at(-1)?.text_body ?? ''
    }
    const react = { key: 'react', language: 'en' } as const
    const teachers = [{ name: 'Theo Teacher', about: '' }]
    const document = { ...ownSeed(courseTexts, react), place: 'Room nine, Seoul', teachers }
    const publish = { at: 'now' } as const
    await saveText(db, courseTexts, react, { document, version: 0, publish }, { actor: nobody, now: noon })
    const told = await accept()
    for (const fact of ['Where: Room nine, Seoul', 'Taught by: Theo Teacher']) expect(told).toContain(fact)
  })

  test('ends a snooze', async ({ db }) => {
    const { reference } = await apply(db)
    await db
      .updateTable('records')
      .set({ snoozed_until: noon + 1 })
      .execute()
    await moveAlong(db, reference, 'reviewing')
    expect(await whole(db, reference)).toMatchObject({ snoozed_until: null })
  })

  test('reopens a rejected application that is reconsidered', async ({ db }) => {
    const { reference } = await apply(db)
    await moveAlong(db, reference, 'reviewing', 'rejected')
    expect(await whole(db, reference)).toMatchObject({ status: 'rejected', closed_at: noon })
    await moveAlong(db, reference, 'reviewing')
    expect(await whole(db, reference)).toMatchObject({ status: 'reviewing', closed_at: null })
  })

  test('makes a move with a confirmation page only once it is confirmed; a confirmation does not allow a wrong move', async () => {
    const db = await open()
    const { reference } = await apply(db)
    for (const from of statusesOf('application')) {
      for (const to of statusesOf('application')) {
        await db.updateTable('records').set({ status: from, closed_at: null, spam_reasons: null, version: 1 }).execute()
        const move = { reference, to, version: 1 }
        const known = findMove('application', from, to)
        const plain = await moveApplication(db, move, { actor: nobody, now: noon })
        expect([from, to, plain.ok]).toEqual([from, to, known !== null && !known.asks])
        await db.updateTable('records').set({ status: from, version: 1 }).execute()
        const confirmed = await moveConfirmed(db, { ...move, confirmed: { mail: null } }, { actor: nobody, now: noon })
        expect([from, to, confirmed.ok]).toEqual([from, to, known !== null])
      }
    }
  })

  test('reverses an acceptance: the place is cancelled and the discount not given; accepting again restores both', async () => {
    const db = await open()
    await addCode(db, { max_uses: 1 })
    const { reference } = await apply(db, { code: 'SPRING' })
    await moveAlong(db, reference, 'reviewing', 'accepted')
    expect(await checkCode(db, 'SPRING', noon)).toMatchObject({ ok: false })
    await moveAlong(db, reference, 'reviewing')
    expect(await whole(db, reference)).toMatchObject({
      status: 'reviewing',
      closed_at: null,
      signup: 'cancelled',
      promo_redeemed_at: null,
    })
    // While the application is open, its use of the code stays promised.
    expect(await checkCode(db, 'SPRING', noon)).toMatchObject({ ok: false })
    const again = await moveAlong(db, reference, 'accepted')
    expect(again).toMatchObject({ ok: true, note: expect.stringContaining('given.') })
    expect(await whole(db, reference)).toMatchObject({ signup: 'pending', promo_redeemed_at: noon })
    expect(await db.selectFrom('course_signups').selectAll().execute()).toHaveLength(1)
  })

  test('cannot reverse the acceptance of a person who has completed the course', async ({ db }) => {
    const { reference } = await apply(db)
    await moveAlong(db, reference, 'reviewing', 'accepted')
    await db.updateTable('course_signups').set({ status: 'completed' }).execute()
    const before = await whole(db, reference)
    expect(await moveAlong(db, reference, 'reviewing')).toEqual({ ok: false, reason: 'completed' })
    expect(await whole(db, reference)).toEqual(before)
  })

  test('sends the mail on request, in the applicant’s language, with the staff’s paragraph', async ({ db }) => {
    const { reference } = await apply(db, {}, { language: 'fr' })
    await moveAlong(db, reference, 'reviewing')
    const move = { reference, to: 'rejected', version: 2 } as const
    await moveConfirmed(
      db,
      { ...move, confirmed: { mail: { paragraph: 'Encore une phrase\u00a0!' } } },
      { actor: nobody, now: noon },
    )
    const [mail, ...others] = (await mailsOf(db, reference)).slice(2)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'application-rejected', to_address: 'Min@example.com', status: 'queued' })
    expect(mail?.text_body).toMatch(/Nous regrettons[\s\S]+Encore une phrase\u00a0![\s\S]+Vous pouvez/)
    await moveAlong(db, reference, 'reviewing', 'rejected')
    expect(await mailsOf(db, reference)).toHaveLength(3)
  })

  test('changes nothing for a wrong move, an old version or an unknown reference', async ({ db }) => {
    const { reference } = await apply(db)
    const move = { reference, version: 1 } as const
    for (const [more, reason] of [
      [{ to: 'accepted' }, 'wrong move'],
      [{ to: 'reviewing', version: 7 }, 'changed'],
      [{ to: 'reviewing', reference: 'APP-0' }, 'gone'],
    ] as const) {
      expect(await moveApplication(db, { ...move, ...more }, { actor: nobody, now: noon })).toMatchObject({
        ok: false,
        reason,
      })
    }
    expect(await findApplication(db, reference)).toMatchObject({ status: 'new', version: 1 })
  })

  test('lets one of ten simultaneous acceptances succeed and makes one place', { tags: 'simultaneous' }, async () => {
    const db = await open()
    const { reference } = await apply(db)
    await moveAlong(db, reference, 'reviewing')
    const move = { reference, to: 'accepted', version: 2 } as const
    const moved = await Promise.all(
      Array.from({ length: 10 }, () =>
        moveConfirmed(db, { ...move, confirmed: { mail: null } }, { actor: nobody, now: noon }),
      ),
    )
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db.selectFrom('course_signups').selectAll().execute()).toHaveLength(1)
  })

  test('handles accepting and applying again at the same moment one after the other', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const people = Array.from({ length: 12 }, (_, n) => `${n}@b.c`)
    const references = await Promise.all(people.map(async (email) => (await apply(db, { email })).reference))
    for (const reference of references) await moveAlong(db, reference, 'reviewing')
    const both = people.map(async (email, n) => {
      const move = { reference: references[n] ?? '', to: 'accepted', version: 2 } as const
      return Promise.all([
        moveConfirmed(db, { ...move, confirmed: { mail: null } }, { actor: nobody, now: noon }),
        apply(db, { email, message: 'More' }),
      ])
    })
    for (const [moved] of await Promise.all(both)) expect(moved).not.toMatchObject({ reason: 'gone' })
  })
})
