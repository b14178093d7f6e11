import { expect } from 'vitest'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { addCode, apply, hour, mailsOf, moveAlong, noon, sending, whole } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { addStaffOfEachRole, toldOf } from '#tests/support/told-staff.ts'
import { findApplication, listApplications } from './applications.server.ts'

describeOnBothDialects('applying', (open) => {
  test('stores the application with its course, consent, event and two mails', async ({ db }) => {
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

  test('gives staff the answers in the order of the form, and says which are missing', async ({ db }) => {
    await addCode(db)
    const { reference } = await apply(db, { message: null, experience: 'advanced' })
    const other = await apply(db, { email: 'b@example.com', phone: '+82 2', code: 'spring' })
    const linesOf = async (reference: string) =>
      (await mailsOf(db, reference))[0]?.text_body.match(/^(First|Last|Email|Phone|Experience|Discount).*$/gm)
    expect(await linesOf(reference)).toEqual([
      'First name: 민',
      "Last name: O'Neil-Çağlar",
      'Email: Min@example.com',
      'Phone: Not provided',
      'Experience: advanced',
      'Discount code: None',
    ])
    expect(await linesOf(other.reference)).toEqual([
      'First name: 민',
      "Last name: O'Neil-Çağlar",
      'Email: b@example.com',
      'Phone: +82 2',
      'Experience: beginner',
      'Discount code: SPRING (20%)',
    ])
  })

  test('stores nothing if its mails cannot be stored', async ({ db }) => {
    await db.schema.alterTable('outbox').renameTo('outbox_gone').execute()
    await expect(apply(db)).rejects.toThrow(/outbox/)
    expect(await db.selectFrom('records').select('id').execute()).toEqual([])
  })

  test('is told at once to those who may read applications, and to no one else', async ({ db }) => {
    await addStaffOfEachRole(db)
    const { reference } = await apply(db)
    expect(await toldOf(db, reference)).toEqual(['admin', 'admissions', 'desk', 'staff', 'viewer'])
  })

  test('turns 50 identical simultaneous sends into one application and 50 identical answers', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const one = sending()
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(db, {}, one)))
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
    expect((await listApplications(db, {})).rows).toHaveLength(1)
    expect(await mailsOf(db, answers[0]?.reference ?? '')).toHaveLength(2)
  })

  test('turns five different simultaneous sends of one person into one application that records all answers', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const all = Array.from({ length: 5 }, (_, n) => apply(db, { message: `Message ${n}` }))
    const references = (await Promise.all(all)).map((answer) => answer.reference)
    expect(new Set(references).size).toBe(1)
    const events = (await findApplication(db, references[0] ?? ''))?.events ?? []
    expect(events.map((event) => event.type).sort()).toEqual([...Array(4).fill('again'), 'received'])
  })

  test('treats an identical send within 24 hours as the same application, across midnight', async ({ db }) => {
    const late = Date.UTC(2026, 0, 15, 23, 59)
    const one = sending({ now: late })
    const first = await apply(db, {}, one)
    for (const later of [2 * 60_000, 24 * hour - 1]) await apply(db, {}, { ...one, now: late + later })
    expect((await findApplication(db, first.reference))?.events).toHaveLength(1)
    await apply(db, {}, { ...one, now: late + 24 * hour + 1 })
    expect((await findApplication(db, first.reference))?.events).toMatchObject([{}, { type: 'again', changes: [] }])
  })

  test('treats the same answers from another page of the site as the same send', async ({ db }) => {
    const { reference } = await apply(db)
    await apply(db, { from: 'frontend' }, { now: noon + hour })
    expect((await findApplication(db, reference))?.events).toHaveLength(1)
  })

  test('again while the first application is open leaves it unchanged and proposes the differences', async ({ db }) => {
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

  test('again with the same new answers makes one proposal a day, from any page', async ({ db }) => {
    const { reference } = await apply(db)
    for (const from of ['frontend', 'all'] as const) await apply(db, { from, message: 'New' }, { now: noon + hour })
    expect((await findApplication(db, reference))?.events.map(({ type }) => type)).toEqual(['received', 'again'])
    await apply(db, { message: 'New' }, { now: noon + 26 * hour })
    expect((await findApplication(db, reference))?.events).toHaveLength(3)
  })

  test('for another course, from another address or after a decision makes a new application', async ({ db }) => {
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

  test('with the same long message is quarantined from the fourth address within an hour on', async ({ db }) => {
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

  test('with another person’s address does not use up that person’s limit; a flood is quarantined', async ({ db }) => {
    for (let n = 0; n < 20; n++) await apply(db, { message: `${n}` })
    expect((await listApplications(db, {})).rows).toHaveLength(1)
    expect(await apply(db, { message: 'more' })).toMatchObject({
      status: 'spam',
      spam_reasons: expect.stringContaining('than one person would send'),
    })
  })
})
