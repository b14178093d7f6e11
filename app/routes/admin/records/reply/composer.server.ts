// The data of the form that answers a record, for the record's own page and for the page of a refused reply.
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { askedWords } from '#app/features/records/ask-again.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import type { FileLine } from '#app/features/records/mail/files.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { findDraft, otherWriters, type ReplyDraft, saveDraft } from '#app/features/records/reply/draft.server.ts'
import { draftFiles } from '#app/features/records/reply/files.server.ts'
import { replyFiles } from '#app/features/records/reply/files.ts'
import { type ReplyInput, replyFormSchema } from '#app/features/records/reply/schema.ts'
import { defaultSubject } from '#app/features/records/reply/send-reply.server.ts'
import {
  isBegun,
  listReplyTemplates,
  type ReplyPeople,
  replyText,
  untouchedSubjects,
  untouchedTexts,
} from '#app/features/records/reply/templates.server.ts'
import { writtenIn } from '#app/features/records/reply/written.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import type { Errors, StoredFile } from '#app/forms/form-state.ts'
import { fieldsRead, type UploadedFile } from '#app/forms/read/body.server.ts'
import { fieldErrors, pick } from '#app/forms/read/read-form.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { sentences } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { findSuppression } from '#app/mail/suppressions.server.ts'
import type { By } from '#db/audit.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { besideOf, besideQuery, listOf, listQuery } from '../../inbox/query.ts'

const hour = 60 * 60_000

export type Composer = Awaited<ReturnType<typeof readComposer>>

export async function readComposer(record: RecordRow, request: Request, staff: Staff, now: number) {
  const [draft, files, writers, suppressed, templates] = await Promise.all([
    findDraft(db, record, staff),
    draftFiles(db, record, staff),
    otherWriters(db, record, staff, now - hour),
    findSuppression(db, record.email),
    listReplyTemplates(db, now),
  ])
  const { kind, reference, email, version } = record
  const people = { to: record.name, from: staff.name }
  const given = await givenWords(record, people)
  return {
    path: `${recordPath(record)}/reply`,
    query: queryOf(request),
    reference,
    name: record.name,
    email,
    version,
    words: draft ? { language: draft.language, subject: draft.subject, body: draft.body } : given,
    untouched: { body: untouchedTexts(people, templates), subject: untouchedSubjects(reference) },
    files: files.map(storedFile),
    /** More than the text is the writer's own, so that a folded form must show it. */
    isAdapted: files.length > 0 || (draft !== null && !hasGivenHead(draft, given)),
    savedAt: draft?.savedAt ?? null,
    writers,
    suppressed: suppressed
      ? { id: suppressed.id, reason: suppressed.reason, mayRelease: can(staff.role, 'mail.write') }
      : null,
    templates: templates.map(({ id, label }) => ({ id, label })),
    mayEditTemplates: can(staff.role, 'texts.edit'),
    hasMailService,
    /** An application is closed by a decision, never by a reply. */
    mayClose: kind === 'enquiry',
    timeZone: staff.timeZone,
  }
}

/** The query that the reply's addresses keep: the list, and whether the reply is written beside it. */
function queryOf(request: Request): string {
  const [list, beside] = [listOf(request), besideOf(request)]
  if (beside) return besideQuery(new URL(beside, request.url).search)
  return list ? listQuery(list) : ''
}

export const storedFile = ({ id, name, bytes }: FileLine): StoredFile => ({ id, name, bytes })

type Typed = Pick<ReplyInput, 'body' | 'subject' | 'language'>

/** Tells whether no more than the greeting, the closing and the given subject stand there. */
export const isUntouched = async (record: RecordRow, { body, subject, language }: Typed, staff: Pick<Staff, 'name'>) =>
  !isBegun(body ?? '', { to: record.name, from: staff.name }) &&
  subject === (await defaultSubject(db, record, language))

/** For a form whose button may also send the reply beside it. */
export const repliesBeside = { name: replyFiles.name, limit: uploadLimits.reply, stored: async () => [] }

type Beside = { request: Request; files: readonly UploadedFile[]; staff: Staff; by: By }

/** Keeps a reply that was sent with the button of another form. @returns the refusal of that form if it was not kept */
export async function keepReplyBeside(
  { request, files, staff, by }: Beside,
  { kind, reference }: { kind: RecordKind; reference: string },
): Promise<{ ok: false; reason: 'reply not kept'; unkept: Message } | undefined> {
  const fields = fieldsRead(request)
  const record = fields?.has('body') ? await findRecord(db, kind, reference) : null
  if (!fields || !record) return
  const { data, error } = replyFormSchema.safeParse(pick(replyFormSchema, fields))
  if (error) return notKept(fieldErrors(error))
  const isGiven = await isUntouched(record, data, staff)
  const drafted = await saveDraft(db, { ...data, kind, reference, files, isAutomatic: true, isUntouched: isGiven }, by)
  if (!drafted.ok && 'errors' in drafted) return notKept(drafted.errors)
}

const notKept = (errors: Errors) =>
  ({ ok: false, reason: 'reply not kept', unkept: sentences(...Object.values(errors).flat()) }) as const

type Head = Pick<ReplyDraft, 'language' | 'subject'>

const hasGivenHead = (draft: Head, given: Head) => draft.language === given.language && draft.subject === given.subject

/** A greeting in the language of the message. */
async function givenWords(record: RecordRow, people: ReplyPeople) {
  const { quoted } = await askedWords(db, record)
  const language = writtenIn(quoted?.text ?? '') ?? record.language
  return { language, subject: await defaultSubject(db, record, language), body: replyText('', language, people) }
}
