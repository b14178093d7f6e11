// The colleagues to whom records can be assigned, and those whom a note can name.
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'
import { readableKinds, writableKinds } from './kinds.ts'
import { handleOf, type Mentionable } from './mentions.ts'

export type Colleague = { id: string; name: string; role: Roles }

const activeUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'email'])
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Everyone who may answer some kind of record, by name. */
export async function listColleagues(db: Db): Promise<Colleague[]> {
  const users = await activeUsers(db)
  return users.filter(({ role }) => writableKinds(role).length > 0).map(({ email: _, ...colleague }) => colleague)
}

/** Everyone who may read records of the kind, by name. */
export async function listMentionable(db: Db, kind: RecordKind): Promise<(Mentionable & { id: string })[]> {
  const users = await activeUsers(db)
  return users
    .filter(({ role }) => readableKinds(role).includes(kind))
    .map(({ id, name, email }) => ({ id, name, handle: handleOf(email) }))
}

export const mayAnswer = ({ role }: Pick<Colleague, 'role'>, kind: RecordKind) => writableKinds(role).includes(kind)
