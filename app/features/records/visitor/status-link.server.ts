// Links to a record's status, sent by mail: opening one proves that its address receives mail. The table stores hashes only.
import { randomBytes } from 'node:crypto'
import { retention } from '#app/content/legal/retention.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import type { Trx } from '#db/schema.ts'

const lifetime = retention.statusLinks.amount * 24 * 60 * 60_000

type StatusLink = { token: string; endsAt: number }

export const newStatusLink = (now: number): StatusLink => ({
  token: randomBytes(32).toString('base64url'),
  endsAt: now + lifetime,
})

/** Makes the link of a mail valid. */
export const storeStatusLink = (trx: Trx, reference: string, { token, endsAt }: StatusLink, now: number) =>
  trx
    .insertInto('status_links')
    .values({ token_hash: hashed(token), reference, created_at: now, expires_at: endsAt })
    .execute()
