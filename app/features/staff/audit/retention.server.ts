import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { countDeleted, type DeletePortion, removeExpired } from '#db/queries/expiry.ts'

export const auditExpiries: Record<'auditEvents' | 'auditLinks', DeletePortion> = {
  auditEvents: (trx, portion) => {
    const cutoff = cutoffOf(retention.auditEvents, portion.now)
    const old = trx.selectFrom('audit_events').select('id as key').where('at', '<=', cutoff)
    return removeExpired(trx, 'audit_events', old, portion)
  },
  // While copies of deleted entries can be restored, their links stay; so does the last of the old ones, which the next continues.
  auditLinks: async (trx, { limit, now }) => {
    const cutoff = cutoffOf(retention.auditEvents, cutoffOf(retention.removedCopies, now))
    const needed = await trx
      .selectFrom('audit_links')
      .select('number')
      .where((e) =>
        e.or([
          e('at', '>', cutoff),
          e.exists(e.selectFrom('audit_events').select('id').whereRef('audit_events.id', '=', 'audit_links.event_id')),
        ]),
      )
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!needed) return 0
    const old = trx
      .selectFrom('audit_links')
      .select('number')
      .where('number', '<', Number(needed.number) - 1)
    return countDeleted(trx.deleteFrom('audit_links').where('number', 'in', old.orderBy('number').limit(limit)))
  },
}
