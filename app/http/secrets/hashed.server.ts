import { createHash } from 'node:crypto'

/** The database stores only the hash of a link's or session's token, so that reading it opens nothing. */
export const hashed = (token: string) => createHash('sha256').update(token).digest('hex')
