// Applying again for the same course while the first application is open. Anybody may type an address, so the new
// answers are kept beside the application until staff adopt or dismiss them.
import { dailyDigest } from '#app/forms/daily-digest.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { newId } from '#db/id.ts'
import type { Application, Trx } from '#db/schema.ts'
import { offerNote, receipt } from './insert-application.server.ts'
import { type Change, changesBetween, type Proposal, proposalOf } from './proposal.ts'
import type { Answers } from './submit-application.server.ts'

const day = 24 * 60 * 60_000

/** Whether it says something that was not sent within a day already, from whatever place of the site. */
export async function isNews(trx: Trx, open: Application, answers: Answers, now: number): Promise<boolean> {
  const changes = JSON.stringify(changesBetween(open, merge(open, answers)))
  const earlier = await trx
    .selectFrom('application_events')
    .select(['changes', 'proposed'])
    .where('application_id', '=', open.id)
    .where('type', 'in', ['received', 'again'])
    .where('at', '>', now - day)
    .execute()
  if (changes === '[]') return earlier.length === 0
  return !earlier.some((event) => event.proposed !== null && event.changes === changes)
}

type Again = { application: Application; changes: Change[] }

/** Keeps what was sent as a proposal, with a new version, so that nobody decides without having seen it. */
export async function applyAgain(trx: Trx, open: Application, answers: Answers, sending: SendContext): Promise<Again> {
  const { now, digest, language } = sending
  const merged = merge(open, answers)
  const changes = changesBetween(open, merged)
  const proposal: Proposal = { ...proposalOf(open, merged), ...receipt(now), language }
  const application = await trx
    .updateTable('applications')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('application_events')
    .values({
      ...{ id: newId(), application_id: open.id, at: now, actor_id: null, type: 'again' },
      ...{ from_status: open.status, to_status: open.status, note: await offerNote(trx, { ...open, ...merged }) },
      ...{ changes: JSON.stringify(changes), proposed: changes.length > 0 ? JSON.stringify(proposal) : null },
      ...{ digest: dailyDigest(digest, now) },
    })
    .execute()
  return { application, changes }
}

const merge = (open: Application, answers: Answers) => ({
  first_name: answers.firstName,
  last_name: answers.lastName,
  email: answers.email,
  // What is left empty the second time stays as it was.
  phone: answers.phone ?? open.phone,
  experience: answers.experience,
  message: answers.message ?? open.message,
  promo_code: answers.offer?.code ?? open.promo_code,
  promo_percent: answers.offer?.percent ?? open.promo_percent,
})
