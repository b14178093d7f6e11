import { db } from '#app/db.server.ts'
import { exportPerson } from '#app/features/people/export-person.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { copyAnswer } from '#app/routes/files/person-copy.server.ts'
import { addressIn } from './address-id.server.ts'

export const handle = { permission: 'people.manage' } as const

export const loader = staffLoader(handle.permission, async ({ id, by, ...asked }) =>
  copyAnswer('person.zip', await exportPerson(db, addressIn(id) ?? '', by), asked),
)
