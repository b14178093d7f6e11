import { expect, test } from 'vitest'
import { findApplication, listApplications } from '#app/features/applications/applications.server.ts'
import { applicationForVisitor } from '#app/features/applications/visitor-application.server.ts'
import { activityPeople, listActivity } from '#app/features/dashboard/activity.server.ts'
import { dashboardStats, quarantineStats } from '#app/features/dashboard/stats.server.ts'
import { countOverdue, findEnquiry, listEnquiries } from '#app/features/enquiries/enquiries.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { enquiryForVisitor } from '#app/features/enquiries/visitor-enquiry.server.ts'
import { countByStatus } from '#app/features/records/counts.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { purgeExpired } from '#app/jobs/purge-expired.server.ts'
import { restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { before, fillAsBefore } from '#tests/support/before-records.ts'
import { describeUpgrades } from '#tests/support/upgrades.ts'

type Told = Record<string, unknown>
const enquiries = before.enquiries as Record<string, Told>
const applications = before.applications as Record<string, Told>
const visitors = before.visitors as Record<string, Told>
const isRemoved = (reference: string) => before.removed.includes(reference)
const left = (facts: Record<string, Told>) => Object.keys(facts).filter((reference) => !isRemoved(reference))

/** The previous release's view of it, in this release's words, which may contain more. */
function enquiryThen(reference: string) {
  const { id, kind, suspicion, completed_at, ...same } = enquiries[reference] ?? {}
  return { ...same, form: kind, spam_reasons: suspicion }
}

function applicationThen(reference: string) {
  const { id, email_key, course_id, suspicion, decided_at, ...same } = applications[reference] ?? {}
  return { ...same, spam_reasons: suspicion, promised_by: expect.any(Number) }
}

const again = 'The form was sent again'

/** The visitor's view of it; its wording and colour may have changed since, and facts may have been added. */
function toldThen(reference: string) {
  const { stage, facts, added, ...same } = visitors[reference] as Told & {
    stage: object
    facts: object[]
    added: Told[]
  }
  const history = added.map(({ words }) =>
    expect.objectContaining(String(words).startsWith(again) ? { title: again } : { words }),
  )
  return {
    ...same,
    history: expect.arrayContaining(history),
    facts: expect.arrayContaining(facts),
    stage: { ...stage, words: expect.any(String), pill: expect.any(String) },
  }
}

async function expectAsBefore(db: Db, references: string[]) {
  for (const reference of references) {
    if (reference in enquiries) {
      expect(await findEnquiry(db, reference)).toMatchObject(enquiryThen(reference))
      expect(await enquiryForVisitor(db, reference, Date.now())).toMatchObject(toldThen(reference))
    } else {
      expect(await findApplication(db, reference)).toMatchObject(applicationThen(reference))
      expect(await applicationForVisitor(db, reference, Date.now())).toMatchObject(toldThen(reference))
    }
  }
}

describeUpgrades('one table of records under enquiries and applications', (open) => {
  async function upgraded() {
    const { url, db, upgrade } = await open()
    await fillAsBefore(url)
    await upgrade()
    return db
  }

  test('keeps every enquiry and application, for staff and for the sender', async () => {
    const db = await upgraded()
    const references = [...left(enquiries), ...left(applications)]
    const stored = await db.selectFrom('records').select('reference').execute()
    expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort())
    await expectAsBefore(db, references)
  })

  test('keeps ids, the order of arrival and the closing times', async () => {
    const db = await upgraded()
    const rows = await db.selectFrom('records').selectAll().orderBy('seq').execute()
    expect(rows.map(({ received_at }) => received_at)).toEqual(rows.map(({ received_at }) => received_at).sort())
    for (const { id, reference, received_at, email, email_key, closed_at, status } of rows) {
      const then = enquiries[reference] ?? applications[reference] ?? {}
      expect({ id, received_at }).toEqual({ id: then.id, received_at: then.received_at })
      expect(email_key).toBe(email.normalize('NFC').toLowerCase())
      const isOpen = ['new', 'in_progress', 'reviewing', 'interview'].includes(status)
      const spam = (then.events as { at: number; type: string; to_status: string }[]).findLast(
        ({ type, to_status }) => to_status === 'spam' && type !== 'added',
      )
      const quarantined = reference in enquiries && status === 'spam' ? spam?.at : null
      expect(closed_at).toBe(isOpen ? null : (quarantined ?? then.completed_at ?? then.decided_at))
    }
  })

  test('keeps lists, searches, counts, activity and status links', async () => {
    const db = await upgraded()
    const { counts, lists } = before
    const listed = async (...[filter]: Parameters<typeof listEnquiries> extends [Db, ...infer Rest] ? Rest : never) =>
      (await listEnquiries(db, filter)).rows.map(({ reference }) => reference)
    const applied = async (filter: Parameters<typeof listApplications>[1]) =>
      (await listApplications(db, filter)).rows.map(({ reference }) => reference)
    expect({
      contacts: await listed({}),
      spam: await listed({ status: 'spam' }),
      contactsFound: await listed({ search: 'deja 추가' }),
      careers: await applied({}),
      accepted: await applied({ status: 'accepted' }),
      careersFound: await applied({ search: 'evenings 저녁' }),
      adoptedFound: await applied({ search: 'anew new words' }),
    }).toEqual(lists)
    const { blogs, ...dashboard } = await dashboardStats(db, 'admin', before.now)
    expect({
      enquiries: await countByStatus(db, 'enquiry'),
      applications: await countByStatus(db, 'application'),
      overdue: await countOverdue(db, before.now),
      dashboard,
      setAside: await quarantineStats(db),
      // Beginning work no longer counts as an answer: records in progress have become overdue.
    }).toEqual({ ...counts, overdue: counts.overdue + 1 })
    // The former release's lines did not have the id of their person.
    expect([...(await walked(db))]).toMatchObject(before.activity)
    expect(await activityPeople(db)).toEqual(before.people)
    const byHash = (a: { token_hash: string }, b: { token_hash: string }) => (a.token_hash < b.token_hash ? -1 : 1)
    const links = await db.selectFrom('status_links').selectAll().execute()
    expect(links.sort(byHash)).toEqual([...before.statusLinks].sort(byHash))
  })

  test('records that the previous release deleted can be restored unchanged', async () => {
    const db = await upgraded()
    const kept = await countByStatus(db, 'enquiry')
    expect(await restoreRemoved(db, 0)).toMatchObject({ left: 0 })
    await expectAsBefore(db, before.removed)
    expect(await countByStatus(db, 'enquiry')).toEqual({
      ...kept,
      completed: kept.completed + 1,
      spam: kept.spam + 1,
    })
    const seqs = await db.selectFrom('records').select(['seq', 'id']).orderBy('received_at').orderBy('id').execute()
    expect(seqs.map(({ seq }) => seq)).toEqual(seqs.map(({ seq }) => seq).sort((a, b) => a - b))
    // Their retention period is still over.
    const again = { completedEnquiries: 1, spamEnquiries: 1, acceptedApplications: 1, closedApplications: 1 }
    expect(await purgeExpired(db, before.now)).toMatchObject(again)
  })

  test('a form resent after the upgrade is still the same enquiry; the next one comes last', async () => {
    const db = await upgraded()
    const { digest, reference } = await sentLately(db)
    const input = { name: 'x', email: 'x@visitor.example', message: 'x' }
    const sending: Omit<SendContext, 'now'> = {
      digest,
      client: 'c',
      spamReasons: null,
      language: 'en',
    }
    const equal = await submitEnquiry(db, 'quick', input, { ...sending, now: before.now })
    expect(equal.reference).toBe(reference)
    const next = await submitEnquiry(db, 'quick', input, { ...sending, digest: 'another', now: before.now })
    const newest = await db.selectFrom('records').select('reference').orderBy('seq', 'desc').executeTakeFirst()
    expect(newest?.reference).toBe(next.reference)
  })

  test('an empty database is upgraded as well', async () => {
    const { db, upgrade } = await open()
    await upgrade('0016-deletion')
    await upgrade()
    expect(await db.selectFrom('records').selectAll().execute()).toEqual([])
  })
})

async function walked(db: Db) {
  const all: unknown[] = []
  let key: Parameters<typeof listActivity>[2]
  do {
    const { rows: lines, next } = await listActivity(db, { types: ['contact', 'application'] }, key)
    all.push(...lines)
    key = next ?? undefined
  } while (key)
  return all
}

/** The digest by which a resend of the newest enquiry is recognised. */
async function sentLately(db: Db) {
  const event = await db
    .selectFrom('record_events')
    .innerJoin('records', 'records.id', 'record_events.record_id')
    .select(['idempotency_key', 'reference'])
    .where('records.kind', '=', 'enquiry')
    .where('type', '=', 'received')
    .orderBy('record_events.at', 'desc')
    .executeTakeFirstOrThrow()
  return { digest: event.idempotency_key?.split('.').at(-1) ?? '', reference: event.reference }
}
