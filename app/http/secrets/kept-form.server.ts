// Encrypts a form that is kept for a member of staff, for them and its page alone.
import { decrypt, encrypt } from './encryption.server.ts'

const purpose = 'kept-form'
const aboutOf = (userId: string, path: string) => `${userId} ${path}`

export const sealKeptForm = (userId: string, path: string, text: string) =>
  encrypt(purpose, aboutOf(userId, path), text)

/** Null if it was encrypted with a secret that is gone. */
export const openKeptForm = (userId: string, path: string, sealed: string) =>
  decrypt(purpose, aboutOf(userId, path), sealed)
