import { db } from '#app/db.server.ts'
import { exportPerson } from '#app/features/people/export-person.server.ts'
import { fileAnswer } from '#app/http/file-answer.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { addressIn } from './address-id.server.ts'

export const handle = { permission: 'people.manage' } as const

export const loader = staffLoader(handle.permission, async ({ id, by }) => {
  const content = await exportPerson(db, addressIn(id) ?? '', by)
  return fileAnswer(content && { name: 'person.zip', type: 'application/zip', content })
})
