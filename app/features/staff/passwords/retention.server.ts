import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'

/** Expired links are deleted without copies, because they are worthless. */
export const passwordLinkExpiries: Record<'passwordLinks', DeletePortion> = {
  passwordLinks: (trx, { limit, now }) =>
    countDeleted(
      trx
        .deleteFrom('password_links')
        .where('token_hash', 'in', (e) =>
          e.selectFrom('password_links').select('token_hash').where('expires_at', '<=', now).limit(limit),
        ),
    ),
}
