import { expect, test } from 'vitest'
import { findMove, statusesOf } from '#app/features/records/statuses.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import type { Db } from '#db/schema.ts'
import type { PromoCode } from '#db/tables/careers.ts'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { storedApplications } from '#tests/support/records.ts'
import { countApplications, findApplication, listApplications } from './applications.server.ts'
import { moveApplication, moveConfirmed } from './move-application.server.ts'
import { checkCode, runningOffer } from './promo.server.ts'
import type { ApplicationInput } from './schema.ts'
import { settleProposal } from './settle-proposal.server.ts'
import { submitApplication } from './submit-application.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const input: ApplicationInput = {
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
function sending(more: Partial<SendContext> = {}): SendContext {
  count += 1
  const sender = { digest: `digest-${count}`, client: `client-${count}`, spamReasons: null, language: 'en' as const }
  return { ...sender, now: noon, ...more }
}

async function apply(db: Db, more: Partial<ApplicationInput> = {}, how: Partial<SendContext> = {}) {
  const submitted = await submitApplication(db, { ...input, ...more }, sending(how))
  if (!submitted.ok) throw new Error(submitted.codeProblem)
  return submitted.application
}

const mailsOf = (db: Db, reference: string) =>
  db.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('id').execute()

/** The record together with its details page. */
async function whole(db: Db, reference: string) {
  const own = (await storedApplications(db)).find((application) => application.reference === reference)
  return own && { ...own, ...(await findApplication(db, reference)) }
}

const nobody = { id: null, name: 'Ada', address: null }

/** Moves the application through these statuses and returns the last outcome. */
async function moveAlong(db: Db, reference: string, ...way: ApplicationStatus[]) {
  let moved: Awaited<ReturnType<typeof moveConfirmed>> | undefined
  for (const to of way) {
    const version = (await findApplication(db, reference))?.version ?? 0
    moved = await moveConfirmed(db, { reference, to, version, confirmed: { mail: null } }, { actor: nobody, now: noon })
  }
  return moved
}

async function addCode(db: Db, more: Partial<PromoCode> = {}) {
  const limits = { starts_at: noon - hour, ends_at: null, max_uses: null, first_course_only: 0, active: 1 }
  const code = { code: 'SPRING', percent: 20, ...limits, created_at: noon, version: 1, ...more }
  await db.insertInto('promo_codes').values(code).execute()
}

describeOnBothDialects('applying', (open) => {
  test('stores the application with its course, consent, event and two mails', async () => {
    const db = await open()
    const { reference } = await apply(db, { phone: '+82 2', message: '안녕하세요 👩‍💻' })
    expect(reference).toMatch(/^APP-\w{4}-\w{4}$/)
    const stored = await whole(db, reference)
    expect(stored).toMatchObject({
      status: 'new',
      first_name: '민',
      last_name: "O'Neil-Çağlar",
      email_key: 'min@example.com',
      version: 1,
      course_id: 'react',
      course_name: 'React',
      course_level: 'Intermediate',
      course_weeks: 12,
      consent_version: '1.0',
      consented_at: noon,
      received_at: noon,
      closed_at: null,
      promo_code: null,
    })
    expect(stored?.consent_wording).toBe('I agree to the Terms and have read the Privacy notice.')
    expect(stored?.events).toMatchObject([{ type: 'received', to_status: 'new', actor: null, note: null }])
    const mails = await mailsOf(db, reference)
    expect(mails.map((mail) => [mail.kind, mail.to_address, mail.reply_to])).toEqual([
      ['application-received', 'staff@example.com', 'Min@example.com'],
      ['application-acknowledged', 'Min@example.com', null],
    ])
  })

  test('turns 50 identical simultaneous sends into one application and 50 identical answers', async () => {
    const db = await open()
    const one = sending()
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(db, {}, one)))
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
    expect((await listApplications(db, {})).rows).toHaveLength(1)
    expect(await mailsOf(db, answers[0]?.reference ?? '')).toHaveLength(2)
  })

  test('turns five different simultaneous sends of one person into one application that records all answers', async () => {
    const db = await open()
    const all = Array.from({ length: 5 }, (_, n) => apply(db, { message: `Message ${n}` }))
    const references = (await Promise.all(all)).map((answer) => answer.reference)
    expect(new Set(references).size).toBe(1)
    const events = (await findApplication(db, references[0] ?? ''))?.events ?? []
    expect(events.map((event) => event.type).sort()).toEqual([...Array(4).fill('again'), 'received'])
  })

  test('treats an identical send within 24 hours as the same application, across midnight', async () => {
    const db = await open()
    const late = Date.UTC(2026, 0, 15, 23, 59)
    const one = sending({ now: late })
    const first = await apply(db, {}, one)
    for (const later of [2 * 60_000, 24 * hour - 1]) await apply(db, {}, { ...one, now: late + later })
    expect((await findApplication(db, first.reference))?.events).toHaveLength(1)
    await apply(db, {}, { ...one, now: late + 24 * hour + 1 })
    expect((await findApplication(db, first.reference))?.events).toMatchObject([{}, { type: 'again', changes: [] }])
  })

  test('treats the same answers from another page of the site as the same send', async () => {
    const db = await open()
    const { reference } = await apply(db)
    await apply(db, { from: 'frontend' }, { now: noon + hour })
    expect((await findApplication(db, reference))?.events).toHaveLength(1)
  })

  test('again while the first application is open leaves it unchanged and proposes the differences', async () => {
    const db = await open()
    const { reference } = await apply(db, { phone: '+82 2', message: 'First words' })
    const before = await findApplication(db, reference)
    const again = await apply(
      db,
      { email: 'MIN@example.com ', firstName: 'Mallory', message: 'New words', experience: 'advanced' },
      { language: 'fr', now: noon + hour },
    )
    expect(again.reference).toBe(reference)
    const stored = await findApplication(db, reference)
    const { events, ...row } = stored ?? {}
    expect({ ...row, events: [] }).toEqual({ ...before, events: [], version: 2 })
    expect(events?.[1]).toMatchObject({
      type: 'again',
      isOpen: true,
      changes: [
        ['First name', '민', 'Mallory'],
        ['Email', 'Min@example.com', 'MIN@example.com '],
        ['Experience', 'beginner', 'advanced'],
        ['Message', 'First words', 'New words'],
      ],
    })
    const mails = await mailsOf(db, reference)
    expect(mails.map((mail) => [mail.to_address, mail.subject])).toEqual([
      ['staff@example.com', `Application ${reference}: React`],
      ['Min@example.com', `We have received your application (${reference})`],
      ['staff@example.com', `Application ${reference}: React (applied again)`],
      ['Min@example.com', `Nous avons complété votre candidature (${reference})`],
    ])
    expect(mails[2]?.text_body).toContain('First words → New words')
  })

  test('again with the same new answers makes one proposal a day, from any page', async () => {
    const db = await open()
    const { reference } = await apply(db)
    for (const from of ['frontend', 'all'] as const) await apply(db, { from, message: 'New' }, { now: noon + hour })
    expect((await findApplication(db, reference))?.events.map(({ type }) => type)).toEqual(['received', 'again'])
    await apply(db, { message: 'New' }, { now: noon + 26 * hour })
    expect((await findApplication(db, reference))?.events).toHaveLength(3)
  })

  test('for another course, from another address or after a decision makes a new application', async () => {
    const db = await open()
    const first = await apply(db)
    const others = [await apply(db, { course_id: 'vue' }), await apply(db, { email: 'other@example.com' })]
    await moveAlong(db, first.reference, 'reviewing', 'rejected')
    others.push(await apply(db))
    await moveAlong(db, others[2]?.reference ?? '', 'withdrawn')
    others.push(await apply(db))
    expect(new Set([first, ...others].map(({ reference }) => reference)).size).toBe(5)
  })

  test('by robot is quarantined, changes no application, and sends its mails once staff say it is not spam', async () => {
    const db = await open()
    const real = await apply(db)
    const robot = await apply(db, { message: 'Buy' }, { spamReasons: 'A reason.' })
    expect(robot).toMatchObject({ status: 'spam', spam_reasons: 'A reason.', closed_at: noon })
    expect((await findApplication(db, real.reference))?.message).toBeNull()
    expect((await listApplications(db, {})).rows).toHaveLength(1)
    expect(await mailsOf(db, robot.reference)).toHaveLength(0)
    await moveAlong(db, robot.reference, 'new')
    expect(await whole(db, robot.reference)).toMatchObject({ spam_reasons: null, closed_at: null })
    expect(await mailsOf(db, robot.reference)).toHaveLength(2)
  })

  test('with the same long message is quarantined from the fourth address within an hour on', async () => {
    const db = await open()
    const message = 'Please let me into this course, I would like to learn it.'
    const statuses = []
    for (const n of [0, 1, 2, 3]) statuses.push((await apply(db, { message, email: `${n}@b.c` })).status)
    expect(statuses).toEqual(['new', 'new', 'new', 'spam'])
  })

  test('for the sixth time within an hour is refused and stores nothing; acknowledgements are limited', async () => {
    const db = await open()
    const client = 'one sender'
    for (let n = 0; n < 5; n++) await apply(db, { message: `${n}` }, { client })
    const more = { message: 'more' }
    await expect(apply(db, more, { client })).rejects.toBeInstanceOf(TooManyRequests)
    expect((await listApplications(db, {})).rows).toHaveLength(1)
    const mails = await db.selectFrom('outbox').select('kind').execute()
    expect(mails.filter(({ kind }) => kind === 'application-acknowledged')).toHaveLength(3)
    expect(mails.filter(({ kind }) => kind === 'application-received')).toHaveLength(5)
  })

  test('with another person’s address does not use up that person’s limit; a flood is quarantined', async () => {
    const db = await open()
    for (let n = 0; n < 20; n++) await apply(db, { message: `${n}` })
    expect((await listApplications(db, {})).rows).toHaveLength(1)
    expect(await apply(db, { message: 'more' })).toMatchObject({
      status: 'spam',
      spam_reasons: expect.stringContaining('than one person sends'),
    })
  })
})

describeOnBothDialects('the proposal of a repeated application', (open) => {
  const again = { firstName: 'Minsu', phone: '+82 10', message: 'New words' }
  /** An application with a proposal, and the proposal's event. */
  async function proposed(db: Db) {
    await addCode(db)
    const { reference } = await apply(db, { message: 'First words' })
    await apply(db, { ...again, code: 'spring' }, { language: 'ko', now: noon + hour })
    const stored = await findApplication(db, reference)
    return { reference, event: stored?.events[1]?.id ?? '', version: stored?.version ?? 0 }
  }

  test('is adopted, can be found from then on, and leaves one entry in the audit log', async () => {
    const db = await open()
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

  test('is dismissed without a change, and can be made again', async () => {
    const db = await open()
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

  test('changes only its own fields when a newer one exists', async () => {
    const db = await open()
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

  test('is settled once by ten simultaneous requests; an old version, another event and a decided application change nothing', async () => {
    const db = await open()
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

describeOnBothDialects('deciding', (open) => {
  test('moves from new to accepted, which makes the place; each step is an event', async () => {
    const db = await open()
    const { reference } = await apply(db)
    const moved = await moveAlong(db, reference, 'reviewing', 'interview', 'accepted')
    expect(moved).toMatchObject({ ok: true, record: { status: 'accepted', closed_at: noon }, note: null })
    const stored = await findApplication(db, reference)
    expect(stored?.signup).toBe('pending')
    expect(stored?.events.map((event) => event.to_status)).toEqual(['new', 'reviewing', 'interview', 'accepted'])
    const audited = await db.selectFrom('audit_events').select(['verb', 'record_reference']).execute()
    expect(audited).toEqual(Array(3).fill({ verb: 'moved', record_reference: reference }))
  })

  test('reopens a rejected application that is reconsidered', async () => {
    const db = await open()
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

  test('reverses an acceptance: the place is cancelled and the discount released; accepting again restores both', async () => {
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
    expect(await checkCode(db, 'SPRING', noon)).toMatchObject({ ok: true })
    const again = await moveAlong(db, reference, 'accepted')
    expect(again).toMatchObject({ ok: true, note: 'Discount SPRING (20%) given.' })
    expect(await whole(db, reference)).toMatchObject({ signup: 'pending', promo_redeemed_at: noon })
    expect(await db.selectFrom('course_signups').selectAll().execute()).toHaveLength(1)
  })

  test('cannot reverse the acceptance of a person who has completed the course', async () => {
    const db = await open()
    const { reference } = await apply(db)
    await moveAlong(db, reference, 'reviewing', 'accepted')
    await db.updateTable('course_signups').set({ status: 'completed' }).execute()
    const before = await whole(db, reference)
    expect(await moveAlong(db, reference, 'reviewing')).toEqual({ ok: false, reason: 'completed' })
    expect(await whole(db, reference)).toEqual(before)
  })

  test('sends the mail on request, in the applicant’s language, with the staff’s paragraph', async () => {
    const db = await open()
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

  test('changes nothing for a wrong move, an old version or an unknown reference', async () => {
    const db = await open()
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

  test('lets one of ten simultaneous acceptances succeed and makes one place', async () => {
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

  test('handles accepting and applying again at the same moment one after the other', async () => {
    const db = await open()
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

  test('keeps the list newest first, 25 a page, without gaps or repeats; counts cover every status', async () => {
    const db = await open()
    for (let n = 0; n < 60; n++) await apply(db, { email: `${n}@b.c` }, { now: noon + Math.floor(n / 7) })
    const seen: string[] = []
    let after: Awaited<ReturnType<typeof listApplications>>['next'] = null
    do {
      const { rows, next } = await listApplications(db, {}, after ?? undefined)
      seen.push(...rows.map((row) => row.reference))
      after = next
    } while (after)
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    expect(await countApplications(db)).toEqual({
      new: 60,
      reviewing: 0,
      interview: 0,
      accepted: 0,
      rejected: 0,
      withdrawn: 0,
      spam: 0,
    })
  })
})

describeOnBothDialects('a discount code', (open) => {
  test('from the first start runs once staff activate it: 50 percent off a first course', async () => {
    const db = await open()
    expect(await runningOffer(db, noon)).toBeNull()
    expect(await checkCode(db, 'FIRST50', noon)).toMatchObject({ ok: false })
    await db.updateTable('promo_codes').set({ active: 1 }).execute()
    expect(await runningOffer(db, noon)).toEqual({ code: 'FIRST50', percent: 50 })
  })

  test('is found in any case, and is valid only within its days and uses', async () => {
    const db = await open()
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

  test('is stored with the application and redeemed when it is accepted', async () => {
    const db = await open()
    await addCode(db)
    const { reference } = await apply(db, { code: 'spring' })
    await db.updateTable('promo_codes').set({ percent: 5, active: 0 }).where('code', '=', 'SPRING').execute()
    expect(await findApplication(db, reference)).toMatchObject({ promo_code: 'SPRING', promo_percent: 20 })
    const moved = await moveAlong(db, reference, 'reviewing', 'accepted')
    expect(moved).toMatchObject({ note: 'Discount SPRING (20%) given.' })
    expect((await findApplication(db, reference))?.promo_redeemed_at).toBe(noon)
  })

  test('that is invalid stores nothing', async () => {
    const db = await open()
    const refused = await submitApplication(db, { ...input, code: 'nope' }, sending())
    expect(refused).toEqual({ ok: false, codeProblem: 'This code is not valid' })
    expect((await listApplications(db, {})).rows).toHaveLength(0)
  })

  test('with one use left is granted to one of two simultaneous acceptances, and then is used up', async () => {
    const db = await open()
    await addCode(db, { max_uses: 1 })
    const two = [await apply(db, { code: 'spring' }), await apply(db, { code: 'spring', email: 'b@c.d' })]
    for (const { reference } of two) await moveAlong(db, reference, 'reviewing')
    const moved = await Promise.all(two.map(({ reference }) => moveAlong(db, reference, 'accepted')))
    const notes = moved.map((outcome) => (outcome?.ok ? outcome.note : null)).sort()
    expect(notes).toEqual(['Discount SPRING (20%) given.', 'Discount SPRING (20%) not given: it is used up.'])
    expect(await checkCode(db, 'spring', noon)).toEqual({ ok: false, problem: 'This code has expired' })
  })

  test('for a first course is granted once for each address, and only staff learn why', async () => {
    const db = await open()
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
