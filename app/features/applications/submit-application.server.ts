// Submits the application form: record, event and mails are stored in one transaction.

import { askedAgain } from '#app/features/records/ask-again.server.ts'
import { changeRecord } from '#app/features/records/change-record.server.ts'
import { findEqualSend, idempotencyKey } from '#app/features/records/idempotency.server.ts'
import type { CameFile } from '#app/features/records/mail/files.server.ts'
import { judgeSend } from '#app/features/records/quarantine.server.ts'
import { openStatuses } from '#app/features/records/statuses.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { theVisitor } from '#db/audit.ts'
import { isPostgres, takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Application } from '#db/tables/careers.ts'
import { byColumn } from './answers.ts'
import { queueApplicationMails } from './application-mails.server.ts'
import { readApplication, selectApplications } from './applications.server.ts'
import { hasRoomForCv, isNewCv, keepCv } from './cv/cv.server.ts'
import { type Answers, insertApplication, leftOutNote, offerNote, receipt } from './insert-application.server.ts'
import { lockName } from './move-application.server.ts'
import { reserveCode } from './promo.server.ts'
import { type Change, changesBetween, detailOf, type Proposal, proposalOf, readDetail } from './proposal.ts'
import type { ApplicationInput } from './schema.ts'

type Submitted = { ok: true; application: Application; isCvLeftOut?: boolean } | { ok: false; codeProblem: Phrase }

/**
 * Stores an application. An equal one sent within 24 hours is returned instead; while one for the same course and
 * address is open, the new answers are stored with it as a proposal. @throws TooManyRequests when the sender's limit is
 * reached; nothing is stored then
 */
export async function submitApplication(
  db: Db,
  { course_id, code, agreeTerms, from, ...fields }: ApplicationInput,
  sending: SendContext,
  cv: CameFile | null = null,
): Promise<Submitted> {
  const course = (await readCourses(db, sending.now)).find(({ id }) => id === course_id)
  if (!course) throw new Error(`There is no course ${course_id}`)
  const key = emailKey(fields.email)

  return mailTransaction(db, async (trx): Promise<Submitted> => {
    await takeAdvisoryLock(trx, lockName(key))
    const equal = await findEqualSend(trx, 'application', sending.digest, sending.now)
    if (equal) return { ok: true, application: await readApplication(trx, { id: equal }) }

    // A robot must not change an application that a person has sent.
    const open = sending.spamReasons ? undefined : await findOpen(trx, key, course.id)
    const checked = code ? await reserveCode(trx, code, sending, open?.reference) : null
    if (checked?.ok === false) return { ok: false, codeProblem: checked.problem }
    const isCvLeftOut = cv !== null && !(await hasRoomForCv(trx, cv, sending))
    const kept = isCvLeftOut ? null : cv
    const answers: Answers = { typed: byColumn(fields), course, emailKey: key, offer: checked, cv: kept, isCvLeftOut }

    if (open && !(await isNews(trx, open, answers, sending.now))) return { ok: true, application: open, isCvLeftOut }

    const { email, message } = fields
    const spamReasons = await judgeSend(trx, 'applications', { ...sending, email, message })
    if (open && !spamReasons) {
      const { application, changes } = await applyAgain(trx, open, answers, sending)
      // The mail uses the language of this form; the record keeps its own.
      await queueApplicationMails(trx, { ...application, language: sending.language }, sending, changes)
      return { ok: true, application, isCvLeftOut }
    }
    const application = await insertApplication(trx, answers, { ...sending, spamReasons })
    if (!spamReasons) await queueApplicationMails(trx, application, sending)
    return { ok: true, application, isCvLeftOut }
  })
}

const findOpen = (trx: Trx, key: string, courseId: string): Promise<Application | undefined> =>
  selectApplications(trx)
    .where('records.email_key', '=', key)
    .where('applications.course_id', '=', courseId)
    .where('records.kind', '=', 'application')
    .where('records.status', 'in', openStatuses('application'))
    .orderBy('records.received_at')
    .limit(1)
    // The lock puts a concurrent decision by staff before or after this transaction.
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()

// A repeated application for the same course while the first is open. Anyone may type an address, so the new answers
// are stored beside the application until staff adopt or dismiss them.
const day = 24 * 60 * 60_000

/** Tells whether the answers differ from everything sent within a day, from any page of the site. */
async function isNews(trx: Trx, open: Application, answers: Answers, now: number): Promise<boolean> {
  if (await isNewCv(trx, open, answers.cv)) return true
  const changes = changesBetween(open, merge(open, answers))
  const earlier = await trx
    .selectFrom('record_events')
    .select('detail')
    .where('record_id', '=', open.id)
    .where('type', 'in', ['received', 'again'])
    .where('at', '>', now - day)
    .execute()
  if (changes.length === 0) return earlier.length === 0
  const proposed = earlier.map(({ detail }) => readDetail(detail)).filter((detail) => detail.proposed !== undefined)
  return !proposed.some((detail) => JSON.stringify(detail.changes?.filter(isOfAnswers)) === JSON.stringify(changes))
}

/** The CV is stored with the record's files, so it is not among the answers to adopt. */
const cvLabel = 'CV'
const isOfAnswers = ([field]: Change) => field !== cvLabel

type Again = { application: Application; changes: Change[] }

/** Stores the answers as a proposal and raises the version, so that a decision based on the old page is refused. */
async function applyAgain(trx: Trx, open: Application, answers: Answers, sending: SendContext): Promise<Again> {
  const { now, digest, language } = sending
  const merged = merge(open, answers)
  const changed = changesBetween(open, merged)
  const added = answers.cv && (await isNewCv(trx, open, answers.cv)) ? await keepCv(trx, open, answers.cv) : null
  const changes = added ? [...changed, [cvLabel, '', added] as const] : changed
  const proposal: Proposal = { ...proposalOf(open, merged), ...receipt(sending), language }
  const notes = [await offerNote(trx, merged), answers.isCvLeftOut ? leftOutNote : null]
  const note = notes.filter(Boolean).join('\n') || null
  const target = { kind: 'application', reference: open.reference } as const
  const outcome = await changeRecord(trx, target, { actor: theVisitor, now }, async (record) => ({
    ...(await askedAgain(trx, record, now)),
    events: [
      {
        type: 'again',
        note,
        detail: detailOf(changed.length > 0 ? { changes, proposed: proposal } : { changes }),
        idempotency_key: idempotencyKey('application', digest, now),
      },
    ],
  }))
  return { application: outcome.ok ? { ...open, version: outcome.record.version } : open, changes }
}

/** Fields left empty the second time keep their value. */
const merge = (open: Application, { typed, offer }: Answers): Application => ({
  ...open,
  ...(Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null)) as Partial<typeof typed>),
  promo_code: offer?.code ?? open.promo_code,
  promo_percent: offer?.percent ?? open.promo_percent,
})
