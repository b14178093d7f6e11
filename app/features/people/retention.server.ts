import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { type DeletePortion, expire } from '#db/queries/expiry.ts'

export const peopleExpiries: Record<'dataLinks' | 'erasureRequests', DeletePortion> = {
  dataLinks: expire('data_links', { key: 'token_hash', column: 'expires_at' }),
  erasureRequests: expire('erasure_requests', {
    key: 'id',
    column: 'closed_at',
    cutoff: (now) => cutoffOf(retention.erasureRequests, now),
  }),
}
