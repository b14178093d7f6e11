// What the applicant may see of an application and do to it, behind the link that was mailed.
import { promisedBy } from '#app/content/promise.ts'
import type { VisitorDeed, VisitorOutcome } from '#app/forms/visitor-deed.ts'
import { countSend } from '#app/http/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type VisitorRecord, visitorAdded, visitorWithdrew } from '#app/mail/messages/visitor-news.ts'
import { queueNotice } from '#app/mail/notices.server.ts'
import { fold } from '#db/fold.ts'
import { newId } from '#db/id.ts'
import { isPostgres, oneAtATime } from '#db/one-at-a-time.ts'
import type { Application, ApplicationEvent, Db, Trx } from '#db/schema.ts'
import { findApplication } from './applications.server.ts'
import { openStatuses } from './status.ts'
import { stageOf } from './visitor-stage.ts'
import { experienceLabels } from './words.ts'

const day = 24 * 60 * 60_000

export async function findApplicant(db: Db, reference: string) {
  const application = await findApplication(db, reference)
  return application ? { email: application.email, language: application.language } : null
}

export async function applicationForVisitor(db: Db, reference: string) {
  const application = await findApplication(db, reference)
  if (!application) return null
  const { status, received_at, events, message, promo_code, promo_percent } = application
  const facts: [label: string, value: string | null][] = [
    ['Course', application.course_name],
    ['Level', application.course_level],
    ['Duration', `${application.course_weeks} weeks`],
    ['First name', application.first_name],
    ['Last name', application.last_name],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Experience', experienceLabels[application.experience]],
    ['Discount code', promo_code && `${promo_code} (${promo_percent}%)`],
  ]
  return {
    ...{ reference, what: 'application', message, isOpen: isOpen(application), stage: stageOf(status) },
    receivedAt: received_at,
    promisedBy: isWaiting(status) ? promisedBy(received_at) : null,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    added: events.flatMap(({ id, at, type, note, isOpen }) => {
      // Not the answers themselves: somebody else may have typed this address.
      const words = type === 'added' ? note : isOpen ? sentAgain : null
      return words ? [{ id, at, words }] : []
    }),
  }
}

/** Stores what the applicant adds. The same words within a day are the same addition. @throws TooManyRequests */
export function addToApplication(db: Db, reference: string, words: string, deed: VisitorDeed): Promise<VisitorOutcome> {
  return change(db, reference, async (trx, application) => {
    if (!isOpen(application)) return 'closed'
    if (await wasAdded(trx, application, words, deed.now - day)) return 'done'
    await countSend(trx, { client: deed.client, email: application.email }, deed.now)
    await trx
      .updateTable('applications')
      // A new version, so that nobody decides on it without having seen this.
      .set((e) => ({ search_text: `${application.search_text}\n${fold(words)}`, version: e('version', '+', 1) }))
      .where('id', '=', application.id)
      .execute()
    await record(trx, application, { type: 'added', to_status: application.status, note: words }, deed.now)
    // What is held back as spam is no news until it is released.
    if (application.status !== 'spam')
      await queueNotice(trx, (to) => visitorAdded(recordOf(application), words, to), deed.now)
    return 'done'
  })
}

/** Ends an application at the applicant's wish; once more changes nothing. */
export function withdrawApplication(db: Db, reference: string, deed: VisitorDeed): Promise<VisitorOutcome> {
  return change(db, reference, async (trx, application) => {
    if (application.status === 'withdrawn') return 'done'
    if (!isOpen(application)) return 'closed'
    await trx
      .updateTable('applications')
      .set((e) => ({ status: 'withdrawn', decided_at: deed.now, version: e('version', '+', 1) }))
      .where('id', '=', application.id)
      .execute()
    await record(trx, application, { type: 'withdrawn', to_status: 'withdrawn', note: null }, deed.now)
    if (application.status !== 'spam')
      await queueNotice(trx, (to) => visitorWithdrew(recordOf(application), to), deed.now)
    return 'done'
  })
}

const sentAgain = 'The form was sent again. We look at its answers before we change anything above.'

const isWaiting = (status: Application['status']) => status === 'new' || status === 'spam'
const isOpen = ({ status }: Application) => status === 'spam' || openStatuses.includes(status)

async function change(
  db: Db,
  reference: string,
  does: (trx: Trx, application: Application) => Promise<VisitorOutcome>,
): Promise<VisitorOutcome> {
  const outcome = await mailTransaction(db, async (trx) => {
    await oneAtATime(trx, `visitor ${reference}`)
    const application = await trx
      .selectFrom('applications')
      .selectAll()
      .where('reference', '=', reference)
      // Staff who decide on it at this moment come before or after, not in between.
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .executeTakeFirst()
    return application ? does(trx, application) : 'gone'
  })
  return outcome
}

async function wasAdded(trx: Trx, { id }: Application, words: string, since: number): Promise<boolean> {
  const equal = await trx
    .selectFrom('application_events')
    .select('id')
    .where('application_id', '=', id)
    .where('type', '=', 'added')
    .where('note', '=', words)
    .where('at', '>', since)
    .executeTakeFirst()
  return equal !== undefined
}

const record = (
  trx: Trx,
  { id, status }: Application,
  event: Pick<ApplicationEvent, 'type' | 'to_status' | 'note'>,
  at: number,
) =>
  trx
    .insertInto('application_events')
    .values({
      ...{ id: newId(), application_id: id, at, actor_id: null, from_status: status },
      ...{ changes: null, proposed: null, digest: null, ...event },
    })
    .execute()

const recordOf = ({ reference, first_name, last_name, email }: Application): VisitorRecord => ({
  ...{ reference, name: `${first_name} ${last_name}`, email },
  path: `/dashboard/careers/${reference}`,
})
