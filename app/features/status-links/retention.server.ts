import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'

/** Expired links are deleted without copies, because they are worthless. */
export const statusLinkExpiries: Record<'statusLinks', DeletePortion> = {
  statusLinks: (trx, { limit, now }) =>
    countDeleted(
      trx
        .deleteFrom('status_links')
        .where('token_hash', 'in', (e) =>
          e.selectFrom('status_links').select('token_hash').where('expires_at', '<=', now).limit(limit),
        ),
    ),
}
