// The deed behind the application form: row, event and mails are stored together or not at all.
import { findCourse } from '#app/content/courses.ts'
import { recentDigests } from '#app/forms/daily-digest.ts'
import { emailKey } from '#app/forms/rules.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { floodSuspicion, isLongEnoughToRepeat, joinSuspicions, repeatSuspicion } from '#app/forms/suspicion.ts'
import { countSend } from '#app/http/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { isPostgres, oneAtATime } from '#db/one-at-a-time.ts'
import { otherSendersOf } from '#db/same-message.ts'
import type { Application, Db, Trx } from '#db/schema.ts'
import { queueApplicationMails } from './application-mails.server.ts'
import { applyAgain, isNews } from './apply-again.server.ts'
import { insertApplication } from './insert-application.server.ts'
import { checkCode, type Offer } from './promo.server.ts'
import type { ApplicationInput } from './schema.ts'
import { openStatuses } from './status.ts'

const hour = 60 * 60_000

/** The applicant's answers with what the site adds: the course from its catalogue, the checked offer. */
export type Answers = Omit<ApplicationInput, 'course_id' | 'code' | 'agreeTerms' | 'from'> & {
  course: NonNullable<ReturnType<typeof findCourse>>
  emailKey: string
  offer: Offer | null
}

export type Submitted = { ok: true; application: Application } | { ok: false; codeProblem: string }

/**
 * Stores an application. An equal one sent within 24 hours is returned instead; while one for the same course from
 * the same address is open, the new answers are kept with it as a proposal.
 * @throws TooManyRequests when the sender's throttle is full; nothing is stored then
 */
export async function submitApplication(
  db: Db,
  { course_id, code, agreeTerms, from, ...typed }: ApplicationInput,
  sending: SendContext,
): Promise<Submitted> {
  const course = findCourse(course_id)
  if (!course) throw new Error(`There is no course ${course_id}`)
  const key = emailKey(typed.email)

  const submitted = await mailTransaction(db, async (trx): Promise<Submitted> => {
    await oneAtATime(trx, `application ${key}`)
    const equal = await findEqual(trx, sending)
    if (equal) return { ok: true, application: equal }

    const checked = code ? await checkCode(trx, code, sending.now) : null
    if (checked?.ok === false) return { ok: false, codeProblem: checked.problem }
    const answers: Answers = { ...typed, course, emailKey: key, offer: checked }

    // What a robot sends may not touch what a person has sent.
    const open = sending.suspicion ? undefined : await findOpen(trx, key, course.id)
    if (open && !(await isNews(trx, open, answers, sending.now))) return { ok: true, application: open }

    // Counted before it is judged and stored: whoever sends too much costs no more than that.
    const { isFlooded } = await countSend(trx, { client: sending.client, email: typed.email }, sending.now)
    const suspicion = joinSuspicions(
      sending.suspicion,
      floodSuspicion(isFlooded),
      await suspicionOfRepeat(trx, typed, sending.now),
    )
    if (open && !suspicion) {
      const { application, changes } = await applyAgain(trx, open, answers, sending)
      // The mail to the applicant speaks the language of this form; the record's is not touched either.
      await queueApplicationMails(trx, { ...application, language: sending.language }, sending, changes)
      return { ok: true, application }
    }
    const application = await insertApplication(trx, answers, { ...sending, suspicion })
    if (application.status !== 'spam') await queueApplicationMails(trx, application, sending)
    return { ok: true, application }
  })
  return submitted
}

async function suspicionOfRepeat(
  trx: Trx,
  { message, email }: Pick<ApplicationInput, 'message' | 'email'>,
  now: number,
): Promise<string | null> {
  if (!message || !isLongEnoughToRepeat(message)) return null
  return repeatSuspicion(await otherSendersOf(trx, 'applications', { message, email }, now - hour))
}

function findEqual(trx: Trx, { digest, now }: SendContext): Promise<Application | undefined> {
  const { digests, since } = recentDigests(digest, now)
  return trx
    .selectFrom('application_events as event')
    .innerJoin('applications', 'applications.id', 'event.application_id')
    .selectAll('applications')
    .where('event.digest', 'in', digests)
    .where('event.at', '>', since)
    .executeTakeFirst()
}

const findOpen = (trx: Trx, key: string, courseId: string) =>
  trx
    .selectFrom('applications')
    .selectAll()
    .where('email_key', '=', key)
    .where('course_id', '=', courseId)
    .where('status', 'in', openStatuses)
    .orderBy('received_at')
    .limit(1)
    // Staff who decide on it at this moment come before or after, not in between.
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()
