import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { addCode, apply, hour, moveAlong, nobody, noon } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { findApplication, listApplications } from './applications.server.ts'
import { settleProposal } from './settle-proposal.server.ts'

describeOnBothDialects('the proposal of a repeated application', () => {
  const again = { firstName: 'Minsu', phone: '+82 10', message: 'New words' }
  /** An application with a proposal, and the proposal's event. */
  async function proposed(db: Db) {
    await addCode(db)
    const { reference } = await apply(db, { message: 'First words' })
    await apply(db, { ...again, code: 'spring' }, { language: 'ko', now: noon + hour })
    const stored = await findApplication(db, reference)
    return { reference, event: stored?.events[1]?.id ?? '', version: stored?.version ?? 0 }
  }

  test('is adopted, can be found from then on, and leaves one entry in the audit log', async ({ db }) => {
    const proposal = await proposed(db)
    expect((await listApplications(db, { search: 'new words' })).rows).toHaveLength(0)
    expect(
      await settleProposal(db, { ...proposal, outcome: 'adopted' }, { actor: nobody, now: noon + 2 * hour }),
    ).toMatchObject({ ok: true })
    const stored = await findApplication(db, proposal.reference)
    expect(stored).toMatchObject({
      first_name: 'Minsu',
      phone: '+82 10',
      message: 'New words',
      version: 3,
      language: 'ko',
      promo_code: 'SPRING',
      promo_percent: 20,
      consented_at: noon + hour,
      received_at: noon,
    })
    expect(stored?.events.map(({ type, isOpen }) => [type, isOpen])).toEqual([
      ['received', false],
      ['again', false],
      ['adopted', false],
    ])
    expect(stored?.events[2]?.changes).toContainEqual(['Message', 'First words', 'New words'])
    expect((await listApplications(db, { search: 'new words' })).rows).toHaveLength(1)
    expect((await listApplications(db, { search: 'first words' })).rows).toHaveLength(0)
    const audited = await db.selectFrom('audit_events').select(['verb', 'record_reference', 'detail']).execute()
    expect(audited).toEqual([
      {
        verb: 'answers-adopted',
        record_reference: proposal.reference,
        detail: '{"fields":"First name, Phone, Message, Discount code"}',
      },
    ])
  })

  test('is dismissed without a change, and can be made again', async ({ db }) => {
    const proposal = await proposed(db)
    expect(
      await settleProposal(db, { ...proposal, outcome: 'dismissed' }, { actor: nobody, now: noon + 2 * hour }),
    ).toMatchObject({ ok: true })
    const stored = await findApplication(db, proposal.reference)
    expect(stored).toMatchObject({ first_name: '민', phone: null, message: 'First words', version: 3, language: 'en' })
    expect(stored?.events.at(-1)).toMatchObject({ type: 'dismissed', isOpen: false })
    expect(
      JSON.stringify(await db.selectFrom('record_events').select('detail').where('type', '=', 'again').execute()),
    ).not.toContain('proposed')
    await apply(db, again, { now: noon + 3 * hour })
    expect((await findApplication(db, proposal.reference))?.events.at(-1)).toMatchObject({
      type: 'again',
      isOpen: true,
    })
  })

  test('leaves out a discount code whose last use another application was promised meanwhile', async ({ db }) => {
    await addCode(db, { max_uses: 1 })
    const { reference } = await apply(db)
    await apply(db, { ...again, code: 'spring' })
    const promised = await apply(db, { code: 'spring', email: 'b@c.d' })
    const { events = [], version = 0 } = (await findApplication(db, reference)) ?? {}
    const proposal = { reference, version, event: events[1]?.id ?? '' }
    expect(await settleProposal(db, { ...proposal, outcome: 'adopted' }, { actor: nobody, now: noon })).toMatchObject({
      ok: true,
    })
    const stored = await findApplication(db, reference)
    expect(stored).toMatchObject({ message: 'New words', promo_code: null, promo_percent: null })
    expect(stored?.events[2]).toMatchObject({
      type: 'adopted',
      note: '{"phrase":"Discount {code} ({percent}%) not given: it is used up.","values":{"code":"SPRING","percent":20}}',
    })
    expect(stored?.events[2]?.changes.map(([field]) => field)).not.toContain('Discount code')
    const accepted = await moveAlong(db, promised.reference, 'reviewing', 'accepted')
    expect(accepted?.ok && accepted.note).toContain('given.')
    expect(accepted?.ok && accepted.note).not.toContain('not given')
  })

  test('changes only its own fields when a newer one exists', async ({ db }) => {
    const proposal = await proposed(db)
    await apply(db, { message: 'Later words' }, { now: noon + 2 * hour })
    const newest = (await findApplication(db, proposal.reference))?.events[2]?.id ?? ''
    expect(
      await settleProposal(
        db,
        { ...proposal, event: newest, version: 3, outcome: 'adopted' },
        { actor: nobody, now: noon },
      ),
    ).toMatchObject({ ok: true })
    await settleProposal(db, { ...proposal, version: 4, outcome: 'adopted' }, { actor: nobody, now: noon })
    expect(await findApplication(db, proposal.reference)).toMatchObject({ first_name: 'Minsu', message: 'New words' })
  })

  test('is settled once by ten simultaneous requests; an old version, another event and a decided application change nothing', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const proposal = await proposed(db)
    const refused = async (more: Partial<typeof proposal>) =>
      settleProposal(db, { ...proposal, ...more, outcome: 'adopted' }, { actor: nobody, now: noon })
    expect(await refused({ version: 1 })).toEqual({ ok: false, reason: 'changed' })
    expect(await refused({ event: 'none' })).toEqual({ ok: false, reason: 'gone' })
    expect(await refused({ reference: 'APP-0' })).toEqual({ ok: false, reason: 'gone' })
    await moveAlong(db, proposal.reference, 'reviewing', 'rejected')
    expect(await refused({ version: 4 })).toEqual({ ok: false, reason: 'closed' })
    expect((await findApplication(db, proposal.reference))?.message).toBe('First words')
    const ten = Array.from({ length: 10 }, () =>
      settleProposal(db, { ...proposal, version: 4, outcome: 'dismissed' }, { actor: nobody, now: noon }),
    )
    expect((await Promise.all(ten)).filter(({ ok }) => ok)).toHaveLength(1)
  })
})
