// The focused record's messages and its reply, which the script of the inbox asks for.
import { db } from '#app/db.server.ts'
import { questions } from '#app/features/applications/answers.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { peekAt } from '#app/features/inbox/peek.server.ts'
import { readableKinds, writableKinds } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { othersReplying } from '#app/features/records/reply/presence.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { courseWords } from '../applications/words.ts'
import { readComposer } from '../records/reply/composer.server.ts'

export const handle = { permission: 'inbox.read' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, staff, now, say }) => {
  const kinds = { readable: readableKinds(staff.role), writable: writableKinds(staff.role) }
  const peek = await peekAt(db, params.reference ?? '', kinds)
  if (!peek) return null
  const record = peek.mayReply ? await findRecord(db, peek.kind, peek.reference) : null
  const [composer, replying, application] = await Promise.all([
    record && readComposer(record, request, staff, now),
    othersReplying(db, peek.reference, staff, now),
    peek.kind === 'application' ? applied(peek.reference, say) : null,
  ])
  return { peek, composer, replying, application, now, zone: staff.timeZone }
})

/** The facts that a decision needs. */
async function applied(reference: string, say: Say) {
  const found = await findApplication(db, reference)
  if (!found) return null
  const { experience, files, promised_by, answered_at, first_answer_at, closed_at } = found
  const course = courseWords(found, say)
  const due = { promised_by, answered_at, first_answer_at, closed_at }
  return { course, experience: say(questions.experience.choices[experience]), files, ...due }
}

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'
