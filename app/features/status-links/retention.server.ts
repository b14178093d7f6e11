import { type DeletePortion, expire } from '#db/queries/expiry.ts'

/** Expired links are deleted without copies, because they are worthless. */
export const statusLinkExpiries: Record<'statusLinks', DeletePortion> = {
  statusLinks: expire('status_links', { key: 'token_hash', column: 'expires_at' }),
}
