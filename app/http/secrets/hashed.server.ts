import { createHash } from 'node:crypto'

/** The database stores only the hash of a token, a recovery code or a left address, so that reading it opens nothing. */
export const hashed = (secret: string) => createHash('sha256').update(secret).digest('hex')
