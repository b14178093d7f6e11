// Replies by mail for every kind of record: sending, the draft, the preview, and the page of a refused reply.

import type { z } from 'zod'
import { db } from '#app/db.server.ts'
import type { View } from '#app/features/inbox/filter.ts'
import { rememberReply } from '#app/features/inbox/undo.server.ts'
import { askedWords, type Quoted } from '#app/features/records/ask-again.server.ts'
import { readDeskFacts } from '#app/features/records/desk-facts.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import {
  type Drafted,
  discardDraft,
  findDraft,
  type ReplyDraft,
  saveDraft,
} from '#app/features/records/reply/draft.server.ts'
import { draftFiles } from '#app/features/records/reply/files.server.ts'
import { replyFileLimits, replyFiles, replyFileWords } from '#app/features/records/reply/files.ts'
import { othersReplying } from '#app/features/records/reply/presence.server.ts'
import { replyFormSchema } from '#app/features/records/reply/schema.ts'
import { composeReply, type ReplyOutcome, sendReply } from '#app/features/records/reply/send-reply.server.ts'
import {
  inLanguage,
  listReplyTemplates,
  saysSomething,
  untouchedSubjects,
  untouchedTexts,
  withTemplate,
} from '#app/features/records/reply/templates.server.ts'
import { shownLetters } from '#app/features/records/thread-page.ts'
import { eventsOf } from '#app/features/records/timeline.server.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import type { Errors } from '#app/forms/form-state.ts'
import type { UploadedFile } from '#app/forms/read/body.server.ts'
import { ownAddress } from '#app/http/browser/return-to.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { drawn, message, sentences } from '#app/languages/message.ts'
import { previewMail } from '#app/mail/outbox/queue.server.ts'
import { findPage } from '#app/routes/admin/inbox/inbox-page.server.ts'
import { whyNotMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import { changedText, neighbourIn } from '#app/routes/admin/records/record-parts.server.ts'
import { drawnMail } from '#app/routes/admin/shared/drawn-mail.server.ts'
import { type Asked, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { besideOf, type InboxQuery, inList, listOf, listUrl, readInboxQuery } from '../../inbox/query.ts'
import { movedWords } from '../change-words.ts'
import { isUntouched, readComposer, storedFile } from './composer.server.ts'

export const replyLoader = (kind: RecordKind) =>
  staffLoader(recordKinds[kind].writePermission, async ({ params, request, staff, now, say }) => {
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
      pageTitle: draft
        ? say('Preview of the reply to {name}', { name: record.reference })
        : say('Reply to {name}', { name: record.reference }),
      ...composer,
      kind,
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

const mailOf = async (record: RecordRow, draft: ReplyDraft, staff: Staff) =>
  previewMail(db, await composeReply(db, record, { ...draft, subject: draft.subject || null }, staff))

async function shownMail(record: RecordRow, draft: ReplyDraft, staff: Staff) {
  const { from, to, replyTo, subject, text } = await mailOf(record, draft, staff)
  return { from, to, replyTo: replyTo ?? null, subject, text }
}

/** The preview's HTML, for the frame on its page. */
export const drawnReplyLoader = (kind: RecordKind) =>
  staffLoader(recordKinds[kind].writePermission, async ({ params, staff }) => {
    const record = await findRecord(db, kind, referenceIn(kind, params.reference))
    const draft = record && (await findDraft(db, record, staff))
    return draft && drawnMail((await mailOf(record, draft, staff)).html)
  })

const storedFiles =
  (kind: RecordKind) =>
  async ({ params, staff }: Asked) => {
    const record = await findRecord(db, kind, referenceIn(kind, params.reference))
    return record ? (await draftFiles(db, record, staff)).map(storedFile) : []
  }

const missingBody: Errors = { body: ['Message is required'] }

export const replyAction = (kind: RecordKind) =>
  staffAction(recordKinds[kind].writePermission, replyFormSchema, {
    form: 'reply',
    files: { name: replyFiles.name, limit: uploadLimits.reply, stored: storedFiles(kind) },
    failed: 'We couldn’t send the reply. Your text is still here: please try again.',
    run: (sent) => writeReply(kind, sent),
    // Only a draft may be empty.
    late: async ({ params: { step } }, { body }) =>
      (step === undefined || step === 'preview') && !body ? missingBody : null,
    done: async (sent, outcome) => {
      const { params, request, value, say } = sent
      const reference = referenceIn(kind, params.reference)
      if ('to' in outcome) {
        const { record, before, to, undo, isEnd } = outcome
        const { name, email } = record
        const state = record.status === before.status ? '' : movedWords(record, null, { say })
        const why = await whyNotMailed(db, email, sent, say(heldWords, { name }))
        const told = why ?? say('The reply to {name} is on its way.', { name })
        return { to, undo, text: sentences(drawn(told), drawn(state), isEnd && endWords) }
      }
      const path = recordPath({ kind, reference })
      const list = listOf(request)
      if (params.step === 'preview') return { to: inList(`${path}/reply/preview`, list), text: 'Draft saved.' }
      const text = outcome.isKept ? ('Draft saved.' as const) : ''
      const onward = ownAddress(value.finish)
      if (onward) return { to: onward.pathname + onward.search, text }
      const to = besideOf(request) ?? `${inList(path, list)}#reply`
      if (params.step === 'template') return { to, text: 'Template inserted.' }
      return { to, text: text || 'Draft deleted.' }
    },
    refusals: {
      empty: { errors: missingBody, status: 422, drawn: { focus: 'body' } },
      unwritten: {
        errors: { body: ['Please write your reply: so far there is only a greeting'] },
        status: 422,
        drawn: { focus: 'body' },
      },
      suppressed: 'The reply wasn’t sent: this address is suppressed until it is released under Mail.',
      'no address': 'There is no email address to reply to.',
      quarantined: 'This record is quarantined as spam. Release it first, then reply.',
      'too many files': () => {
        const tooMany = message(replyFileWords.tooMany, replyFileLimits)
        return { errors: { [replyFiles.name]: [tooMany] }, status: 422 }
      },
    },
    changed: async ({ params, staff }) => {
      const changed = await changedText(kind, params.reference, staff)
      return sentences(changed, unsentWords)
    },
  })

type Writing = Asked & { value: z.output<typeof replyFormSchema>; files: readonly UploadedFile[] }

/** Stores or sends what was typed, as the pressed button says. */
async function writeReply(
  kind: RecordKind,
  { value: { template, finish, removed, ...value }, files, ...asked }: Writing,
): Promise<Sent | Drafted | Unwritten> {
  const { params, staff, by } = asked
  const record = await findRecord(db, kind, referenceIn(kind, params.reference))
  if (!record) return { ok: false, reason: 'gone' }
  const people = { to: record.name, from: staff.name }
  const templates = await listReplyTemplates(db, by.now)
  const untouched = untouchedTexts(people, templates)
  // A text that is just a template follows the language, also without scripts.
  const body = inLanguage(value.body, value.language, untouched)
  const subject = inLanguage(value.subject, value.language, untouchedSubjects(record.reference))
  const reply = { ...value, subject, body, kind, reference: record.reference }
  const step = params.step === undefined ? null : stepIn(params.step)
  if (step === 'discard') return discardDraft(db, reply, by)
  // Files are stored with the draft first, so that nothing that refuses the reply loses them.
  if (files.length > 0 || removed.length > 0) {
    const drafted = await saveDraft(db, { ...reply, files, removed, isAutomatic: true }, by)
    if (!drafted.ok) return drafted
  }
  if (step === null) return send(asked, reply, finish)
  if (step === 'preview' && !body) return { ok: false, reason: 'empty' }
  if (step === 'preview' && !saysSomething(body ?? '', people)) return { ok: false, reason: 'unwritten' }
  // Going on to another page makes no draft of a reply that is not begun.
  if (ownAddress(finish))
    return saveDraft(db, { ...reply, isAutomatic: true, isUntouched: await isUntouched(record, reply, staff) }, by)
  if (step !== 'template') return saveDraft(db, reply, by)
  const inserted = templates.find(({ id }) => id === template)
  if (!inserted) return { ok: false, reason: 'gone' }
  return saveDraft(db, { ...reply, body: withTemplate(body, inserted, value.language, people, untouched) }, by)
}

const heldWords = 'Reply to {name} saved, but held: email isn’t set up yet.'

const endWords = 'That was the last record of the list.'

const unsentWords = 'Your reply wasn’t sent. It’s still below: read the changes, then send it if it still fits.'

type Unwritten = { ok: false; reason: 'empty' | 'unwritten' }

type Sent =
  | Exclude<ReplyOutcome<RecordKind>, { ok: true }>
  | (Extract<ReplyOutcome<RecordKind>, { ok: true }> & {
      to: string
      undo?: string
      /** The list has no other record. */
      isEnd?: boolean
    })
type Sending = Parameters<typeof sendReply<RecordKind>>[1]

/** Sends a reply, and leads on as its button says: to the record, to its list, or to the next record of it. */
async function send(asked: Asked, reply: Sending, finish: string | null): Promise<Sent> {
  const { request, staff, now, by } = asked
  const closes = (finish === 'close' || finish === 'next') && reply.kind === 'enquiry'
  const outcome = await sendReply(db, { ...reply, ...(closes && { to: 'completed' }) }, by)
  if (!outcome.ok) return outcome
  const undo = await rememberReply(db, { ...outcome, language: reply.language }, by)
  const [list, beside] = [listOf(request), besideOf(request)]
  const onward = list ?? readInboxQuery(new URLSearchParams())
  const place = beside || finish === 'next' ? await readDeskFacts(db, reply.reference) : null
  const next = place && (await neighbourIn(onward, place, 'next', { staff, now }))
  // Those before it, which were passed over, are still to do.
  const isEnd = finish === 'next' && !next && !(place && (await neighbourIn(onward, place, 'previous', { staff, now })))
  if (beside && (finish !== 'next' || !next || (await isOnPage(beside, next.reference, asked)))) {
    const leaves = finish === 'next' || closes || isLeft(onward, outcome.record)
    const shown = leaves ? next?.reference : reply.reference
    return { ...outcome, undo, to: shown ? `${beside}#${shown}` : beside, isEnd }
  }
  const here = inList(recordPath(outcome.record), list)
  if (finish === 'close') return { ...outcome, undo, to: list ? listUrl(list) : here }
  if (finish !== 'next') return { ...outcome, undo, to: here }
  // With the cursor in the next reply, for a series of answers.
  return { ...outcome, undo, to: next ? `${inList(recordPath(next), onward)}#reply-body` : listUrl(onward), isEnd }
}

/** The views of the inbox that an answered record leaves, so that the next one is shown in its place. */
const leftWithReply: readonly View[] = ['todo', 'overdue', 'unread', 'snoozed']

/** Tells whether the list no longer has the record, whose status the reply may have changed. */
const isLeft = ({ view, status }: InboxQuery, record: Pick<RecordRow, 'status'>) =>
  leftWithReply.includes(view) || (status !== undefined && status !== record.status)

/** A record may stand on a later page of the list than the one beside which the reply was written. */
async function isOnPage(path: string, reference: string, { request, staff, now }: Asked): Promise<boolean> {
  const { rows } = await findPage(new URL(path, request.url).searchParams, staff, now)
  return rows.some((row) => row.reference === reference)
}

const steps = ['draft', 'preview', 'template', 'discard'] as const

function stepIn(name: string) {
  const step = steps.find((known) => known === name)
  if (!step) throw new Response(null, { status: 404 })
  return step
}
