import { expect } from 'vitest'
import { asSeen } from '#app/features/records/visitor/history.ts'
import { withdrawRecord } from '#app/features/records/visitor/visitor.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import type { Db } from '#db/schema.ts'
import { input } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { findApplication } from './applications.server.ts'
import { cancelInterview, cancelPlannedInterview, changeInterview } from './interviews.server.ts'
import { moveApplication, moveConfirmed } from './move-application.server.ts'
import { submitApplication } from './submit-application.server.ts'
import { applicationForVisitor } from './visitor-application.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const day = 24 * 60 * 60_000
const actor = { id: null, name: 'Ada', address: null }
const plan = { starts_at: noon + 5 * day, minutes: 20, place: 'https://meet.example/a', applicant_zone: 'Africa/Lagos' }

let sent = 0
async function invited(db: Db) {
  sent += 1
  const typed = { ...input, firstName: '민', lastName: 'Kim', email: `p${sent}@example.com` }
  const sender = { digest: `i${sent}`, client: `i${sent}`, spamReasons: null, language: 'en' as const, now: noon }
  const submitted = await submitApplication(db, typed, sender)
  if (!submitted.ok) throw new Error(submitted.codeProblem)
  const { reference } = submitted.application
  await moveApplication(db, { reference, to: 'reviewing', version: 1 }, { actor, now: noon })
  const move = { reference, to: 'interview', version: 2 } as const
  const moved = await moveConfirmed(
    db,
    { ...move, confirmed: { mail: { paragraph: 'Until then!' }, interview: plan } },
    { actor, now: noon },
  )
  expect(moved).toMatchObject({ ok: true })
  return reference
}

async function mailsOf(db: Db, reference: string) {
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'text_body', 'calendar'])
    .where('reference', '=', reference)
    .where('kind', 'like', 'interview-%')
    .orderBy('id')
    .execute()
  return mails.map(({ kind, text_body, calendar }) => ({
    kind,
    text: text_body.replace(/\s+/g, ' '),
    uid: /UID:(\S+)/.exec(calendar ?? '')?.[1],
    says: ['METHOD', 'SEQUENCE', 'DTSTART'].map((name) => new RegExp(`${name}:(\\S+)`).exec(calendar ?? '')?.[1]),
  }))
}

async function colleague(db: Db, name: string) {
  const user = await createUser(db, { email: `${name}@example.com`, name, role: 'admissions' }, noon)
  const id = user?.id ?? ''
  await db.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute()
  return id
}

const request = async (db: Db, reference: string) => ({
  reference,
  actor,
  paragraph: null,
  version: (await findApplication(db, reference))?.version ?? 0,
})

describeOnBothDialects('an interview', (open) => {
  test('is planned with the move to it; the mail gives the time in three zones and a calendar file', async ({ db }) => {
    const reference = await invited(db)
    const stored = await findApplication(db, reference)
    expect(stored).toMatchObject({ status: 'interview', interview: { ...plan, sequence: 0, cancelled_at: null } })
    expect(stored?.events.at(-1)).toMatchObject({ note: null, plan: { what: 'planned', ...plan } })
    const [mail, ...others] = await mailsOf(db, reference)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'interview-invited', says: ['REQUEST', '0', '20260120T120000Z'] })
    for (const words of [
      'January 2026, 21:00',
      'January 2026, 13:00',
      'Your time zone (Africa/Lagos)',
      'Until then!',
    ]) {
      expect(mail?.text).toContain(words)
    }
    const shown = await applicationForVisitor(db, reference, noon)
    expect(shown?.interview?.times.find(({ label }) => label === 'Buea, Cameroon')?.value).toContain('13:00')
    const told = await applicationForVisitor(db, reference, noon, { ...asSeen, language: 'fr' })
    const words = 'mardi 20 janvier 2026, 13\u00a0h\u00a000\u00a0(Africa/Lagos), 20 minutes. https://meet.example/a'
    expect(told?.history[0]).toMatchObject({ title: 'Entretien', words })
  })

  test('keeps its calendar id and raises its sequence when it is moved; planned again after a cancellation, it gets a new id', async () => {
    const db = await open()
    const reference = await invited(db)
    const later = { ...plan, starts_at: plan.starts_at + day, applicant_zone: null }
    expect(
      await changeInterview(db, { ...(await request(db, reference)), plan: later }, { actor, now: noon }),
    ).toMatchObject({ ok: true })
    expect(await cancelInterview(db, await request(db, reference), { actor, now: noon })).toMatchObject({ ok: true })
    expect((await findApplication(db, reference))?.interview).toBeNull()
    expect(await changeInterview(db, { ...(await request(db, reference)), plan }, { actor, now: noon })).toMatchObject({
      ok: true,
    })
    const mails = await mailsOf(db, reference)
    expect(mails.map(({ kind, says }) => [kind, ...says])).toEqual([
      ['interview-invited', 'REQUEST', '0', '20260120T120000Z'],
      ['interview-moved', 'REQUEST', '1', '20260121T120000Z'],
      ['interview-cancelled', 'CANCEL', '2', '20260121T120000Z'],
      ['interview-invited', 'REQUEST', '0', '20260120T120000Z'],
    ])
    expect(new Set(mails.slice(0, 3).map(({ uid }) => uid)).size).toBe(1)
    expect(mails[3]?.uid).not.toBe(mails[0]?.uid)
    expect(mails[1]?.text).toContain('Coordinated universal time (UTC): Wednesday 21 January 2026, 12:00')
    const audited = await db.selectFrom('audit_events').select('verb').orderBy('id').execute()
    expect(audited.map(({ verb }) => verb).slice(2)).toEqual([
      'interview-moved',
      'interview-cancelled',
      'interview-planned',
    ])
  })

  test('is cancelled by mail when the application is decided or withdrawn before it begins, but not once it is over', async () => {
    const db = await open()
    const cancelled = async (reference: string) =>
      (await mailsOf(db, reference)).filter(({ kind }) => kind === 'interview-cancelled').length
    for (const to of ['accepted', 'rejected', 'withdrawn'] as const) {
      const reference = await invited(db)
      await moveConfirmed(
        db,
        { ...(await request(db, reference)), to, confirmed: { mail: null } },
        { actor, now: noon },
      )
      expect([to, await cancelled(reference)]).toEqual([to, 1])
      const late = await invited(db)
      await moveConfirmed(
        db,
        { ...(await request(db, late)), to, confirmed: { mail: null } },
        { actor, now: plan.starts_at },
      )
      expect([to, await cancelled(late)]).toEqual([to, 0])
    }
    const reference = await invited(db)
    const onWithdraw = { application: cancelPlannedInterview }
    expect(await withdrawRecord(db, reference, { client: 'v', now: noon }, onWithdraw)).toBe('done')
    expect(await cancelled(reference)).toBe(1)
  })

  test('is not changed with an old version, twice at once, or if none is planned; nothing is stored then', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const reference = await invited(db)
    const asked = await request(db, reference)
    expect(await changeInterview(db, { ...asked, version: 1, plan }, { actor, now: noon })).toEqual({
      ok: false,
      reason: 'changed',
    })
    expect(await changeInterview(db, { ...asked, reference: 'APP-0', plan }, { actor, now: noon })).toEqual({
      ok: false,
      reason: 'gone',
    })
    const both = await Promise.all(Array.from({ length: 8 }, () => cancelInterview(db, asked, { actor, now: noon })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const before = await findApplication(db, reference)
    const none = { ok: false, reason: 'no interview' }
    expect(await cancelInterview(db, await request(db, reference), { actor, now: noon })).toEqual(none)
    expect(await findApplication(db, reference)).toEqual(before)
    await moveConfirmed(
      db,
      { ...(await request(db, reference)), to: 'rejected', confirmed: { mail: null } },
      { actor, now: noon },
    )
    expect(await changeInterview(db, { ...(await request(db, reference)), plan }, { actor, now: noon })).toEqual(none)
    expect(await mailsOf(db, reference)).toHaveLength(2)
  })

  test('is in the calendar of the colleague who answers the application, and leaves it when another one does', async () => {
    const db = await open()
    const [ada, bob] = [await colleague(db, 'ada'), await colleague(db, 'bob')]
    const reference = await invited(db)
    const toStaff = async () => {
      const mails = await db
        .selectFrom('outbox')
        .select(['to_address', 'subject', 'calendar'])
        .where('kind', '=', 'interview-planned')
        .orderBy('id')
        .execute()
      return mails.map(({ to_address, subject, calendar }) => [
        to_address.split('@')[0],
        / (\w+) \(/.exec(subject)?.[1],
        /ATTENDEE.*MAILTO:(\w+)/.exec(calendar ?? '')?.[1],
        /METHOD:(\w+)/.exec(calendar ?? '')?.[1],
      ])
    }
    // The actor who planned it has no account.
    expect(await toStaff()).toEqual([])
    const assign = (assignee_id: string) =>
      db.updateTable('records').set({ assignee_id }).where('reference', '=', reference).execute()
    const move = async (minutes: number) => {
      const moved = await changeInterview(
        db,
        { ...(await request(db, reference)), plan: { ...plan, minutes } },
        { actor, now: noon },
      )
      expect(moved).toMatchObject({ ok: true })
    }
    await assign(ada)
    await move(25)
    await move(30)
    await assign(bob)
    await move(35)
    const withdrawn = await cancelInterview(db, await request(db, reference), { actor, now: noon })
    expect(withdrawn).toMatchObject({ ok: true })
    expect(await toStaff()).toEqual([
      ['ada', 'planned', 'ada', 'REQUEST'],
      ['ada', 'moved', 'ada', 'REQUEST'],
      ['ada', 'cancelled', 'ada', 'CANCEL'],
      ['bob', 'planned', 'bob', 'REQUEST'],
      ['bob', 'cancelled', 'bob', 'CANCEL'],
    ])
  })
})
