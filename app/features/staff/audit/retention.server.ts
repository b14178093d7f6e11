import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { type DeletePortion, removeExpired } from '#db/queries/expiry.ts'

export const auditExpiries: Record<'auditEvents', DeletePortion> = {
  auditEvents: (trx, portion) => {
    const cutoff = cutoffOf(retention.auditEvents, portion.now)
    const old = trx.selectFrom('audit_events').select('id as key').where('at', '<=', cutoff)
    return removeExpired(trx, 'audit_events', old, portion)
  },
}
