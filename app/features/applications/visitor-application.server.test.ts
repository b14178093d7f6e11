import { expect } from 'vitest'
import { findRecord } from '#app/features/records/records.server.ts'
import { asSeen } from '#app/features/records/visitor/history.ts'
import { addToRecord, findSender, withdrawRecord } from '#app/features/records/visitor/visitor.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { promisedBy } from '#app/time/promise.ts'
import type { Db } from '#db/schema.ts'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { input as someInput } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { findApplication, listApplications } from './applications.server.ts'
import { moveConfirmed } from './move-application.server.ts'
import type { ApplicationInput } from './schema.ts'
import { settleProposal } from './settle-proposal.server.ts'
import { submitApplication } from './submit-application.server.ts'
import { applicationForVisitor } from './visitor-application.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const input = { ...someInput, firstName: '길동', lastName: 'Çağlar', email: 'ada@example.com', message: 'Why 🎉' }
const visit = { client: 'visitor', now: noon + 1 }
const actor = { id: null, name: 'Bob', address: null }

async function application(db: Db, spamReasons: string | null = null, more: Partial<ApplicationInput> = {}) {
  const sender = { digest: JSON.stringify(more), spamReasons, language: 'ko' as const }
  const sending = { ...visit, ...sender, now: noon }
  const submitted = await submitApplication(db, { ...input, ...more }, sending)
  if (!submitted.ok) throw new Error(submitted.codeProblem)
  return submitted.application.reference
}
async function move(db: Db, reference: string, ...way: ApplicationStatus[]) {
  for (const to of way) {
    const version = (await findApplication(db, reference))?.version ?? 0
    const moved = await moveConfirmed(
      db,
      { reference, to, version, confirmed: { mail: null } },
      { actor, now: visit.now },
    )
    if (!moved.ok) throw new Error(moved.reason)
  }
}
const notices = (db: Db) =>
  db.selectFrom('outbox').select(['kind', 'reply_to']).where('kind', 'like', 'visitor-%').execute()

describeOnBothDialects('an applicant behind the status link', () => {
  test('is the sender and sees the sent answers', async ({ db }) => {
    const reference = await application(db)
    expect(await findSender(db, reference)).toEqual({ email: 'ada@example.com', language: 'ko' })
    expect(await findSender(db, 'APP-2222-2222')).toBeNull()
    expect(await applicationForVisitor(db, 'APP-2222-2222', visit.now)).toBeNull()
    const shown = await applicationForVisitor(db, reference, visit.now)
    expect(shown).toMatchObject({
      what: 'application',
      message: 'Why 🎉',
      isOpen: true,
      history: [{ title: 'We received it', at: noon }],
      stage: { label: 'Received' },
      receivedAt: noon,
      promise: expect.arrayContaining([expect.objectContaining({ at: promisedBy(noon) })]),
    })
    expect(shown?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Course: React',
      'Level: Intermediate',
      'Duration: 12 weeks',
      'First name: 길동',
      'Last name: Çağlar',
      'Email: ada@example.com',
      'Experience: Beginner',
    ])
  })

  test('reads the stage in the language of the page, as the phrase has it', async ({ db }) => {
    const stages: [ApplicationStatus[], fr: string, ko: string][] = [
      [['reviewing'], 'À l’étude', '검토 중'],
      [['reviewing', 'accepted'], 'Acceptée', '합격'],
      [['reviewing', 'rejected'], 'Non retenue', '불합격'],
    ]
    for (const [at, [way, fr, ko]] of stages.entries()) {
      const reference = await application(db, null, { email: `ada${at}@example.com` })
      await move(db, reference, ...way)
      const stage = async (language: 'fr' | 'ko') =>
        (await applicationForVisitor(db, reference, visit.now, { ...asSeen, language }))?.stage.label
      expect([await stage('fr'), await stage('ko')]).toEqual([fr, ko])
    }
  })

  test('adds a message that staff read, find and are notified of; the same message only once', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const reference = await application(db)
    const adds = Array.from({ length: 20 }, () => addToRecord(db, { reference, text: 'Déjà 추가 🎉' }, visit))
    expect(new Set(await Promise.all(adds))).toEqual(new Set(['done']))
    const stored = await findApplication(db, reference)
    expect(stored?.events.slice(1)).toMatchObject([
      { type: 'added', note: 'Déjà 추가 🎉', to_status: 'new', actor: null },
    ])
    expect(stored?.version).toBe(2)
    expect((await listApplications(db, { search: 'deja 추가' })).rows).toHaveLength(1)
    expect(await notices(db)).toEqual([{ kind: 'visitor-added', reply_to: 'ada@example.com' }])
    expect(await applicationForVisitor(db, reference, visit.now)).toMatchObject({
      history: [{ title: 'You added', words: 'Déjà 추가 🎉' }, { title: 'We received it' }],
    })
    // A repeated application keeps the added messages searchable.
    await application(db, null, { experience: 'advanced' })
    expect((await listApplications(db, { search: 'deja 추가' })).rows).toHaveLength(1)
    const shown = await applicationForVisitor(db, reference, visit.now)
    expect(shown?.history.map(({ title }) => title)).toEqual(['You added', 'The form was sent again', 'We received it'])
    // The page shows neither sender the words of the other, because anyone may type this address.
    expect(JSON.stringify(shown)).not.toContain('Advanced')
    const { events = [], version = 0 } = (await findApplication(db, reference)) ?? {}
    const event = events.find(({ isOpen }) => isOpen)?.id ?? ''
    await settleProposal(db, { reference, event, version, outcome: 'adopted' }, { actor, now: noon })
    expect((await listApplications(db, { search: 'deja 추가' })).rows).toHaveLength(1)
    expect(await applicationForVisitor(db, reference, visit.now)).toMatchObject({
      history: [{ words: 'Déjà 추가 🎉' }, {}, {}],
    })
  })

  test('has to wait after five messages in an hour, with nothing stored', async ({ db }) => {
    const reference = await application(db)
    for (const index of [1, 2, 3, 4]) await addToRecord(db, { reference, text: `More ${index}` }, visit)
    await expect(addToRecord(db, { reference, text: 'Too much' }, visit)).rejects.toBeInstanceOf(TooManyRequests)
    expect((await findApplication(db, reference))?.events).toHaveLength(5)
  })

  test('withdraws once, even with repeated requests; then nothing can be added, and a new application starts afresh', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const reference = await application(db)
    await move(db, reference, 'reviewing', 'interview')
    const asked = await Promise.all(Array.from({ length: 10 }, () => withdrawRecord(db, reference, visit)))
    expect(new Set(asked)).toEqual(new Set(['done']))
    const stored = await findApplication(db, reference)
    expect(stored).toMatchObject({ status: 'withdrawn' })
    expect(await findRecord(db, 'application', reference)).toMatchObject({ closed_at: visit.now })
    expect(stored?.events.slice(3)).toMatchObject([
      { type: 'withdrawn', from_status: 'interview', to_status: 'withdrawn', actor: null },
    ])
    expect(await notices(db)).toMatchObject([{ kind: 'visitor-withdrew' }])
    expect(await addToRecord(db, { reference, text: 'Still there?' }, visit)).toBe('closed')
    expect(await applicationForVisitor(db, reference, visit.now)).toMatchObject({
      stage: { label: 'Withdrawn' },
      isOpen: false,
    })
    expect(await application(db, null, { message: 'Anew' })).not.toBe(reference)
  })

  test('sees the stages in words, and cannot withdraw a decided application', async ({ db }) => {
    const accepted = await application(db)
    const labels: unknown[] = []
    for (const to of ['reviewing', 'interview', 'accepted'] as const) {
      await move(db, accepted, to)
      const shown = await applicationForVisitor(db, accepted, visit.now)
      labels.push([shown?.stage.label, shown?.promise, shown?.isOpen])
    }
    expect(labels).toEqual([
      ['In review', null, true],
      ['Interview', null, true],
      ['Accepted', null, false],
    ])
    const rejected = await application(db, null, { course_id: 'vue' })
    await move(db, rejected, 'reviewing', 'rejected')
    expect(await applicationForVisitor(db, rejected, visit.now)).toMatchObject({
      stage: { label: 'Closed' },
      isOpen: false,
    })
    for (const reference of [accepted, rejected]) {
      const before = await findApplication(db, reference)
      expect(await withdrawRecord(db, reference, visit)).toBe('closed')
      expect(await addToRecord(db, { reference, text: 'Please' }, visit)).toBe('closed')
      expect(await findApplication(db, reference)).toEqual(before)
    }
    expect(await withdrawRecord(db, 'APP-2222-2222', visit)).toBe('gone')
    expect(await notices(db)).toHaveLength(0)
  })

  test('never sees the quarantine, and a message added during it notifies no staff', async ({ db }) => {
    const reference = await application(db, 'A reason.')
    expect(await addToRecord(db, { reference, text: 'Please read it' }, visit)).toBe('done')
    const shown = await applicationForVisitor(db, reference, visit.now)
    expect(shown).toMatchObject({
      stage: { label: 'Received' },
      isOpen: true,
      promise: expect.arrayContaining([expect.objectContaining({ at: promisedBy(noon) })]),
    })
    expect(JSON.stringify(shown)).not.toMatch(/spam|reason/i)
    expect(await withdrawRecord(db, reference, visit)).toBe('done')
    expect(await notices(db)).toHaveLength(0)
  })
})
