// Replies by mail for every kind of record: the page, the draft, the preview and sending.
import { isReplyTemplate, replyTemplates, replyText, withTemplate } from '#app/content/reply-templates.ts'
import { db } from '#app/db.server.ts'
import { askedWords, type Quoted } from '#app/features/records/asked-words.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { type Drafted, findDraft, otherWriters, saveDraft } from '#app/features/records/reply/draft.server.ts'
import { othersReplying } from '#app/features/records/reply/presence.server.ts'
import { replyFormSchema } from '#app/features/records/reply/schema.ts'
import { composeReply, defaultSubject, type ReplyOutcome, sendReply } from '#app/features/records/reply/send.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { shownLetters } from '#app/features/records/thread-page.ts'
import { eventsOf } from '#app/features/records/timeline.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { previewMail } from '#app/mail/outbox/queue.server.ts'
import { findSuppression } from '#app/mail/suppressions.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { changedText } from '../route.server.ts'

const hour = 60 * 60_000

export const replyLoader = (kind: RecordKind) =>
  staffLoader(recordKinds[kind].writePermission, async ({ params, staff, now }) => {
    const record = await findRecord(db, kind, referenceIn(kind, params.reference))
    if (!record) return null
    const path = `${recordPath(record)}/reply`
    const step = params.step === undefined ? 'write' : stepIn(params.step)
    const draft = await findDraft(db, record, staff)
    const [{ quoted }, events, writers, replying, suppressed] = await Promise.all([
      askedWords(db, record),
      eventsOf(db, record),
      otherWriters(db, record, staff, now - hour),
      othersReplying(db, record.reference, staff, now),
      findSuppression(db, record.email),
    ])
    const { reference, name, email, status, version } = record
    const words = await wordsFor(record, draft, staff)
    return {
      kind,
      path,
      reference,
      name,
      email,
      version,
      asked: quoted && shownOf(quoted),
      writers,
      replying,
      words,
      savedAt: draft?.savedAt ?? null,
      isQuarantined: status === 'spam',
      suppressed: suppressed
        ? { id: suppressed.id, reason: suppressed.reason, mayRelease: can(staff.role, 'mail.write') }
        : null,
      preview: step === 'preview' && draft ? await shownMail(record, draft, staff) : null,
      replies: events.flatMap(({ id, at, type, actor, note, isCut }) =>
        type === 'reply' ? [{ id, at, actor, note, isCut }] : [],
      ),
      templates: replyTemplates.map(({ id, label }) => ({ id, label })),
      timeZone: staff.timeZone,
    }
  })

export type ReplyPageProps = Awaited<ReturnType<ReturnType<typeof replyLoader>>>

/** Shortened to its beginning if it is long. */
const shownOf = ({ text, ...quoted }: Quoted) => ({
  ...quoted,
  text: text.slice(0, shownLetters).toWellFormed(),
  isCut: text.length > shownLetters,
})

/** The draft, or the first template without one. */
async function wordsFor(record: RecordRow, draft: Awaited<ReturnType<typeof findDraft>>, staff: Staff) {
  if (draft) return { language: draft.language, subject: draft.subject, body: draft.body }
  const { language, name } = record
  const body = replyText(null, language, { to: name, from: staff.name })
  return { language, subject: await defaultSubject(db, record), body }
}

async function shownMail(record: RecordRow, draft: NonNullable<Awaited<ReturnType<typeof findDraft>>>, staff: Staff) {
  const mail = await composeReply(db, record, { ...draft, subject: draft.subject || null }, staff)
  const { to, replyTo, subject, text } = await previewMail(db, mail)
  return { to, replyTo: replyTo ?? null, subject, text }
}

export const replyAction = (kind: RecordKind) =>
  staffAction(recordKinds[kind].writePermission, replyFormSchema, {
    form: 'reply',
    failed: 'The reply could not be sent. Your text is still here; please try again.',
    run: async ({ params, value: { template, ...value }, staff, by }): Promise<ReplyOutcome<RecordKind> | Drafted> => {
      const reference = referenceIn(kind, params.reference)
      if (params.step === undefined) return sendReply(db, { ...value, kind, reference }, by)
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
    done: ({ params, value }, outcome) => {
      const reference = referenceIn(kind, params.reference)
      const path = recordPath({ kind, reference })
      if (params.step === 'preview') return { to: `${path}/reply/preview`, text: 'The draft is saved.' }
      if (params.step === 'template') return { to: `${path}/reply`, text: 'The template is inserted.' }
      if (params.step === 'draft') {
        return { to: `${path}/reply`, text: value.body ? 'The draft is saved.' : 'The draft is discarded.' }
      }
      const state = 'record' in outcome ? ` ${reference} is now: ${statusLabel(kind, outcome.record.status)}.` : ''
      return { to: path, text: `The reply is on its way.${state}` }
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

const steps = ['draft', 'preview', 'template'] as const

function stepIn(name: string) {
  const step = steps.find((known) => known === name)
  if (!step) throw new Response(null, { status: 404 })
  return step
}
