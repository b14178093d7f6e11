import { db } from '#app/db.server.ts'
import { findFile } from '#app/features/received-mail/received-mails.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { fileAnswer } from '#app/http/file-answer.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'enquiries.read' } as const

export const loader = staffLoader(handle.permission, async ({ params, context }) =>
  fileAnswer(await findFile(db, params.file ?? '', { reference: referenceIn('enquiry', params.reference) }), context),
)
