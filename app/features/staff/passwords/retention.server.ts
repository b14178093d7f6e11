import { type DeletePortion, expire } from '#db/queries/expiry.ts'

/** Expired links are deleted without copies, because they are worthless. */
export const passwordLinkExpiries: Record<'passwordLinks', DeletePortion> = {
  passwordLinks: expire('password_links', { key: 'token_hash', column: 'expires_at' }),
}
