// A member of staff's own sessions, and how to end them.
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Session } from '#db/tables/staff.ts'
import { endSessions, isAlive, type Staff } from './sessions.server.ts'

type OwnSession = Pick<Session, 'created_at' | 'last_seen_at' | 'user_agent' | 'address'> & {
  id: string
  isThis: boolean
}

/** The active sessions: the current one first, then by last use. */
export async function listOwnSessions(db: Db, staff: Staff, now: number): Promise<OwnSession[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['token_hash as id', 'created_at', 'last_seen_at', 'user_agent', 'address'])
    .where('user_id', '=', staff.id)
    .where(isAlive(now))
    .orderBy('last_seen_at', 'desc')
    .execute()
  const marked = sessions.map((session) => ({ ...session, isThis: session.id === staff.sessionId }))
  return marked.sort((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Ends another session of the same person. @returns false if there was none */
export function endOwnSession(db: Db, id: string, by: By<Staff>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ ended_at: by.now })
      .where(isAlive(by.now))
      .where('token_hash', '=', id)
      .where('token_hash', '!=', by.actor.sessionId)
      .where('user_id', '=', by.actor.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await recordAudit(trx, { verb: 'session-ended', kind: 'user', id: by.actor.id, reference: by.actor.email }, by)
    return true
  })
}

/** @returns the number of ended sessions */
export function endOtherSessions(db: Db, by: By<Staff>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const count = await endSessions(trx, by.actor.id, by.now, by.actor.sessionId)
    const entry = { verb: 'sessions-ended', kind: 'user', id: by.actor.id, reference: by.actor.email } as const
    await recordAudit(trx, { ...entry, detail: { count } }, by)
    return count
  })
}
