// The data of the form that answers a record, for the record's own page and for the page of a refused reply.
import { replyTemplates, replyText } from '#app/content/reply-templates.ts'
import { db } from '#app/db.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findDraft, otherWriters, type ReplyDraft } from '#app/features/records/reply/draft.server.ts'
import { defaultSubject } from '#app/features/records/reply/send.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { findSuppression } from '#app/mail/suppressions.server.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { listOf, listQuery } from '../../inbox/query.ts'

const hour = 60 * 60_000

export type Composer = Awaited<ReturnType<typeof readComposer>>

export async function readComposer(record: RecordRow, request: Request, staff: Staff, now: number) {
  const [draft, writers, suppressed] = await Promise.all([
    findDraft(db, record, staff),
    otherWriters(db, record, staff, now - hour),
    findSuppression(db, record.email),
  ])
  const { kind, reference, email, version } = record
  const list = listOf(request)
  return {
    path: `${recordPath(record)}/reply`,
    query: list ? listQuery(list) : '',
    reference,
    email,
    version,
    words: await wordsFor(record, draft, staff),
    savedAt: draft?.savedAt ?? null,
    writers,
    suppressed: suppressed
      ? { id: suppressed.id, reason: suppressed.reason, mayRelease: can(staff.role, 'mail.write') }
      : null,
    templates: replyTemplates.map(({ id, label }) => ({ id, label })),
    /** An application is closed by a decision, never by a reply. */
    mayClose: kind === 'enquiry',
    timeZone: staff.timeZone,
  }
}

/** The draft, or else the first template. */
async function wordsFor(record: RecordRow, draft: ReplyDraft | null, staff: Staff) {
  if (draft) return { language: draft.language, subject: draft.subject, body: draft.body }
  const { language, name } = record
  const body = replyText(null, language, { to: name, from: staff.name })
  return { language, subject: await defaultSubject(db, record), body }
}
