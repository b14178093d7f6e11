// Writes to all people of a course run: one mail each, filed with their application.
import { changeRecord } from '#app/features/records/change-record.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { isBareAddress } from '#app/mail/address.ts'
import { decisionMail } from '#app/mail/decision-mail.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { runAnnounced } from '#app/mail/messages/visitors/places.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { findSuppression } from '#app/mail/suppressions.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { readApplication } from '../applications.server.ts'
import { seatOf } from '../places/place-statuses.ts'
import { listRunPeople, type RunPerson } from '../places/places.server.ts'
import { lockRuns } from '../places/seats.server.ts'
import { findCourse } from './runs.server.ts'

/** Those who have a seat and those who wait for one, apart from those who cannot be mailed. */
export async function announcedTo(db: Db, runId: string) {
  const people = (await listRunPeople(db, runId)).filter((person) => seatOf(person) !== 'none')
  const reached: RunPerson[] = []
  const unreached: RunPerson[] = []
  for (const person of people) {
    const canBeMailed = isBareAddress(person.email) && !(await findSuppression(db, person.email))
    ;(canBeMailed ? reached : unreached).push(person)
  }
  return { reached, unreached }
}

export type Announced = { at: number; people: number; reference: string }

/** The mails to all people of a run that these got, newest first, each with the application of one of them. */
export async function listAnnounced(db: Db, people: readonly Pick<RunPerson, 'reference'>[]): Promise<Announced[]> {
  if (people.length === 0) return []
  const references = people.map(({ reference }) => reference)
  const mails = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['created_at', fn.countAll<number>().as('people'), fn.min('reference').as('first')])
    .where('kind', '=', 'run-announced')
    .where('reference', 'in', references)
    .groupBy('created_at')
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
  return mails.map(({ created_at, people, first }) => ({
    at: created_at,
    people: Number(people),
    reference: first ?? '',
  }))
}

type Announcement = {
  id: string
  /** The run's version when the page was drawn; it rises, so that nothing is sent twice. */
  version: number
  paragraph: string
  /** Also to those who wait for a seat. */
  alsoWaiting: boolean
}

type Outcome = { ok: true; people: RunPerson[] } | { ok: false; reason: 'gone' | 'changed' | 'nobody' }

export const announceToRun = (db: Db, { id, version, paragraph, alsoWaiting }: Announcement, by: By) =>
  mailTransaction(db, async (trx): Promise<Outcome> => {
    const run = (await lockRuns(trx, [id])).get(id)
    if (!run) return { ok: false, reason: 'gone' }
    if (run.version !== version) return { ok: false, reason: 'changed' }
    const { reached } = await announcedTo(trx, id)
    const people = reached.filter((person) => alsoWaiting || seatOf(person) === 'held')
    if (people.length === 0) return { ok: false, reason: 'nobody' }
    const course = findCourse(await readCourses(trx, by.now), run.course_id)
    // In one order, so that two members of staff who write at once do not wait for each other.
    for (const { reference, record_id } of people.toSorted((one, other) =>
      one.reference < other.reference ? -1 : 1,
    )) {
      const application = await readApplication(trx, { id: record_id })
      const mail_id = await queueMail(trx, decisionMail(runAnnounced(application, { run, course }), paragraph), by.now)
      const events = [{ type: 'reply' as const, note: paragraph, mail_id }]
      await changeRecord(trx, { kind: 'application', reference }, by, () => ({ events }))
    }
    await trx
      .updateTable('course_runs')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute()
    const entry = { verb: 'announced', kind: 'course-run', id, reference: `${run.course_id} ${run.starts_on}` } as const
    await recordAudit(trx, { ...entry, detail: { people: people.length } }, by)
    return { ok: true, people }
  })
