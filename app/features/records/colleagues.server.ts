// The colleagues to whom records can be assigned.
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import type { Role } from '#db/tables/staff.ts'
import { writableKinds } from './kinds.ts'

export type Colleague = { id: string; name: string; role: Role }

/** Everyone who may answer some kind of record, by name. */
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
