// Applying again for the same course while the first application is open: one application, with the newest answers.
import { dailyDigest } from '#app/forms/daily-digest.ts'
import { newId } from '#db/id.ts'
import type { Application, Trx } from '#db/schema.ts'
import { offerNote, receipt, searchText } from './insert-application.server.ts'
import type { Answers, Sending } from './submit-application.server.ts'

/** A field that applying again changed: its name, what it was, what it is. */
export type Change = readonly [field: string, before: string, after: string]

const day = 24 * 60 * 60_000

/** The same answers from another place of the site are the same send for a day. */
export async function isNews(trx: Trx, open: Application, answers: Answers, now: number): Promise<boolean> {
  return changesBetween(open, merge(open, answers)).length > 0 || !(await wasSentSince(trx, open.id, now - day))
}

type Again = { application: Application; changes: Change[] }

/** Anybody may type an address, so what stood there before is kept in the event. */
export async function applyAgain(trx: Trx, open: Application, answers: Answers, sending: Sending): Promise<Again> {
  const { now, digest, language } = sending
  const merged = merge(open, answers)
  const changes = changesBetween(open, merged)
  // What was added behind the status link stays to be found.
  const added = open.search_text.slice(searchText(open).length)
  const application = await trx
    .updateTable('applications')
    .set({
      ...merged,
      ...receipt(now),
      language,
      search_text: `${searchText({ ...open, ...merged })}${added}`,
      version: open.version + 1,
    })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('application_events')
    .values({
      ...{ id: newId(), application_id: open.id, at: now, actor_id: null, type: 'again' },
      ...{ from_status: open.status, to_status: open.status, note: await offerNote(trx, application) },
      ...{ changes: JSON.stringify(changes), digest: dailyDigest(digest, now) },
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

const fields = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  experience: 'Experience',
  message: 'Message',
  promo_code: 'Discount code',
} as const

type Compared = Pick<Application, keyof typeof fields>

function changesBetween(before: Compared, after: Compared): Change[] {
  return (Object.keys(fields) as (keyof typeof fields)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => [fields[name], before[name] ?? '', after[name] ?? ''] as const)
}

async function wasSentSince(trx: Trx, applicationId: string, since: number): Promise<boolean> {
  const sent = await trx
    .selectFrom('application_events')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('type', 'in', ['received', 'again'])
    .where('at', '>', since)
    .executeTakeFirst()
  return sent !== undefined
}
