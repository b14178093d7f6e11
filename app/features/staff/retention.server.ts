import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { type DeletePortion, expire, removeExpired } from '#db/queries/expiry.ts'

export const auditExpiries: Record<'auditEvents', DeletePortion> = {
  auditEvents: (trx, portion) => {
    const cutoff = cutoffOf(retention.auditEvents, portion.now)
    const old = trx.selectFrom('audit_events').select('id as key').where('at', '<=', cutoff)
    return removeExpired(trx, 'audit_events', old, portion)
  },
}

/** Expired links are deleted without copies, because they are worthless. */
export const passwordLinkExpiries: Record<'passwordLinks', DeletePortion> = {
  passwordLinks: expire('password_links', { key: 'token_hash', column: 'expires_at' }),
}

export const sessionExpiries: Record<'sessions' | 'unusedSessions', DeletePortion> = {
  sessions: (trx, portion) => {
    const cutoff = cutoffOf(retention.sessionRecords, portion.now)
    const ended = trx
      .selectFrom('sessions')
      .select('token_hash as key')
      .where((e) => e.or([e('ended_at', '<=', cutoff), e('expires_at', '<=', cutoff)]))
    return removeExpired(trx, 'sessions', ended, portion)
  },
  // An unused session ended after the idle time and was then kept as a record.
  unusedSessions: (trx, portion) => {
    const cutoff = cutoffOf(retention.sessionRecords, cutoffOf(retention.sessionIdle, portion.now))
    const unused = trx.selectFrom('sessions').select('token_hash as key').where('last_seen_at', '<=', cutoff)
    return removeExpired(trx, 'sessions', unused, portion)
  },
}
