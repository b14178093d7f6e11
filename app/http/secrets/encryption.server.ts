// Encrypts text for this server only: AES-256-GCM, with a key derived from SESSION_SECRET for one purpose. The first
// secret encrypts and any of them decrypts, so that secrets can be rotated.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKeys } from './secret.server.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** @param about the person or thing that it belongs to, as additional authenticated data */
export function encrypt(purpose: string, about: string, text: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, derivedKeys(purpose)[0] as Buffer, nonce).setAAD(Buffer.from(about))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Null if the text was altered, or not encrypted here for this purpose and owner. */
export function decrypt(purpose: string, about: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < nonceLength + tagLength) return null
  const nonce = bytes.subarray(0, nonceLength)
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  const hidden = bytes.subarray(nonceLength + tagLength)
  for (const key of derivedKeys(purpose)) {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
    try {
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
    } catch {
      // Encrypted with another of the secrets, or not here at all.
    }
  }
  return null
}

// Encrypts a form that is kept for a member of staff, for them and its page alone.

const purpose = 'kept-form'
const aboutOf = (userId: string, path: string) => `${userId} ${path}`

export const sealKeptForm = (userId: string, path: string, text: string) =>
  encrypt(purpose, aboutOf(userId, path), text)

/** Null if it was encrypted with a secret that is gone. */
export const openKeptForm = (userId: string, path: string, sealed: string) =>
  decrypt(purpose, aboutOf(userId, path), sealed)
