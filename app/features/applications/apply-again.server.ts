// A repeated application for the same course while the first is open. Anyone may type an address, so the new answers
// are stored beside the application until staff adopt or dismiss them.
import { askedAgain } from '#app/features/records/ask-again.server.ts'
import { changeRecord } from '#app/features/records/change-record.server.ts'
import { idempotencyKey } from '#app/features/records/idempotency.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { theVisitor } from '#db/audit.ts'
import type { Trx } from '#db/schema.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Answers } from './answers.ts'
import { isNewCv, keepCv } from './cv/cv.server.ts'
import { leftOutNote, offerNote, receipt } from './insert-application.server.ts'
import { type Change, changesBetween, detailOf, type Proposal, proposalOf, readDetail } from './proposal.ts'

const day = 24 * 60 * 60_000

/** Tells whether the answers differ from everything sent within a day, from any page of the site. */
export async function isNews(trx: Trx, open: Application, answers: Answers, now: number): Promise<boolean> {
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
export async function applyAgain(trx: Trx, open: Application, answers: Answers, sending: SendContext): Promise<Again> {
  const { now, digest, language } = sending
  const merged = merge(open, answers)
  const changed = changesBetween(open, merged)
  const added = answers.cv && (await isNewCv(trx, open, answers.cv)) ? await keepCv(trx, open, answers.cv) : null
  const changes = added ? [...changed, [cvLabel, '', added] as const] : changed
  const proposal: Proposal = { ...proposalOf(open, merged), ...receipt(sending), language }
  const notes = [await offerNote(trx, { ...open, ...merged }), answers.isCvLeftOut ? leftOutNote : null]
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

const merge = (open: Application, answers: Answers) => ({
  first_name: answers.firstName,
  last_name: answers.lastName,
  email: answers.email,
  // Fields left empty the second time keep their value.
  phone: answers.phone ?? open.phone,
  experience: answers.experience,
  message: answers.message ?? open.message,
  promo_code: answers.offer?.code ?? open.promo_code,
  promo_percent: answers.offer?.percent ?? open.promo_percent,
})
