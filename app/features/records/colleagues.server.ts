// Who can be given a record to answer.
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import type { Role } from '#db/tables/staff.ts'
import { writableKinds } from './kinds.ts'

export type Colleague = { id: string; name: string; role: Role }

/** Everybody who may answer something, by name. */
export async function listColleagues(db: Db): Promise<Colleague[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return users.filter(({ role }) => writableKinds(role).length > 0)
}

export const mayAnswer = ({ role }: Pick<Colleague, 'role'>, kind: RecordKind) => writableKinds(role).includes(kind)
