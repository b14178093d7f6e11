// Replies by mail for every kind of record: sending, the draft, the preview, and the page of a refused reply.
import { isReplyTemplate, withTemplate } from '#app/content/reply-templates.ts'
import { db } from '#app/db.server.ts'
import { askedWords, type Quoted } from '#app/features/records/asked-words.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { type Drafted, findDraft, type ReplyDraft, saveDraft } from '#app/features/records/reply/draft.server.ts'
import { othersReplying } from '#app/features/records/reply/presence.server.ts'
import { replyFormSchema } from '#app/features/records/reply/schema.ts'
import { composeReply, type ReplyOutcome, sendReply } from '#app/features/records/reply/send.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { shownLetters } from '#app/features/records/thread-page.ts'
import { eventsOf } from '#app/features/records/timeline.server.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { previewMail } from '#app/mail/outbox/queue.server.ts'
import { type Asked, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { inboxUrl, inList, listOf, readInboxQuery } from '../../inbox/query.ts'
import { changedText, neighbourPath } from '../route.server.ts'
import { readComposer } from './composer.server.ts'

export const replyLoader = (kind: RecordKind) =>
  staffLoader(recordKinds[kind].writePermission, async ({ params, request, staff, now }) => {
    const record = await findRecord(db, kind, referenceIn(kind, params.reference))
    if (!record) return null
    const step = params.step === undefined ? 'write' : stepIn(params.step)
    const draft = step === 'preview' ? await findDraft(db, record, staff) : null
    const [composer, { quoted }, events, replying] = await Promise.all([
      readComposer(record, request, staff, now),
      askedWords(db, record),
      eventsOf(db, record),
      othersReplying(db, record.reference, staff, now),
    ])
    return {
      ...composer,
      kind,
      name: record.name,
      asked: quoted && shownOf(quoted),
      replying,
      isQuarantined: record.status === 'spam',
      preview: draft ? await shownMail(record, draft, staff) : null,
      replies: events.flatMap(({ id, at, type, actor, note, isCut }) =>
        type === 'reply' ? [{ id, at, actor, note, isCut }] : [],
      ),
    }
  })

export type ReplyPageProps = Awaited<ReturnType<ReturnType<typeof replyLoader>>>

/** Shortened to its beginning if it is long. */
const shownOf = ({ text, ...quoted }: Quoted) => ({
  ...quoted,
  text: text.slice(0, shownLetters).toWellFormed(),
  isCut: text.length > shownLetters,
})

async function shownMail(record: RecordRow, draft: ReplyDraft, staff: Staff) {
  const mail = await composeReply(db, record, { ...draft, subject: draft.subject || null }, staff)
  const { to, replyTo, subject, text } = await previewMail(db, mail)
  return { to, replyTo: replyTo ?? null, subject, text }
}

export const replyAction = (kind: RecordKind) =>
  staffAction(recordKinds[kind].writePermission, replyFormSchema, {
    form: 'reply',
    failed: 'The reply could not be sent. Your text is still here; please try again.',
    run: async ({ value: { template, finish, ...value }, ...asked }): Promise<Sent | Drafted> => {
      const { params, staff, by } = asked
      const reference = referenceIn(kind, params.reference)
      if (params.step === undefined) return send(asked, { ...value, kind, reference }, finish)
      stepIn(params.step)
      if (params.step === 'template') {
        const record = await findRecord(db, kind, reference)
        if (!record || !isReplyTemplate(template)) return { ok: false, reason: 'gone' }
        const body = withTemplate(value.body, template, value.language, { to: record.name, from: staff.name })
        return saveDraft(db, { ...value, kind, body, reference }, by)
      }
      if (params.step === 'preview' && !value.body) return { ok: false, reason: 'empty' }
      return saveDraft(db, { ...value, kind, reference }, by)
    },
    done: ({ params, request, value }, outcome) => {
      const reference = referenceIn(kind, params.reference)
      if ('to' in outcome) {
        const state = statusLabel(kind, outcome.record.status)
        return { to: outcome.to, text: `The reply is on its way. ${reference} is now: ${state}.` }
      }
      const path = recordPath({ kind, reference })
      const list = listOf(request)
      if (params.step === 'preview') return { to: inList(`${path}/reply/preview`, list), text: 'The draft is saved.' }
      const to = `${inList(path, list)}#reply`
      if (params.step === 'template') return { to, text: 'The template is inserted.' }
      return { to, text: value.body ? 'The draft is saved.' : 'The draft is discarded.' }
    },
    refusals: {
      empty: { errors: { body: ['Message is required'] }, status: 422 },
      suppressed: 'The reply was not sent: nothing is sent to this address until it is released under Mail.',
      'no address': 'There is no address to send a reply to.',
      quarantined: 'This record is quarantined as spam. Release it first, then reply.',
    },
    changed: async ({ params, staff }) => {
      const changed = await changedText(kind, params.reference, staff.timeZone)
      return `${changed} Your reply was not sent. It is still below: read the changes, then send it if it still fits.`
    },
  })

type Sent =
  | Exclude<ReplyOutcome<RecordKind>, { ok: true }>
  | (Extract<ReplyOutcome<RecordKind>, { ok: true }> & { to: string })
type Sending = Parameters<typeof sendReply<RecordKind>>[1]

/** Sends a reply, and leads on as its button says: to the record, to its list, or to the next record of it. */
async function send({ request, staff, now, by }: Asked, reply: Sending, finish: string | null): Promise<Sent> {
  const closes = (finish === 'close' || finish === 'next') && reply.kind === 'enquiry'
  const outcome = await sendReply(db, { ...reply, ...(closes && { to: 'completed' }) }, by)
  if (!outcome.ok) return outcome
  const list = listOf(request)
  const here = inList(recordPath(outcome.record), list)
  if (finish === 'close') return { ...outcome, to: list ? inboxUrl(list) : here }
  if (finish !== 'next') return { ...outcome, to: here }
  const onward = list ?? readInboxQuery(new URLSearchParams())
  const next = await neighbourPath(onward, outcome.record, 'next', { staff, now })
  // With the cursor in the next reply, for a series of answers.
  return { ...outcome, to: next ? `${next}#reply-body` : inboxUrl(onward) }
}

const steps = ['draft', 'preview', 'template'] as const

function stepIn(name: string) {
  const step = steps.find((known) => known === name)
  if (!step) throw new Response(null, { status: 404 })
  return step
}
