// Argon2id in PHC form. Every hash takes 19 MiB, so two at a time is all the machine is asked for.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { atMost } from './at-most.ts'
import { normalizePassword } from './password-rules.ts'

const inTurn = atMost(2)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let nobodysHash: Promise<string> | undefined

export const hashPassword = (password: string) => inTurn(() => hash(normalizePassword(password), cost))

/** With no hash to compare with (unknown user, no password yet) it does the same work and answers no. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('hex'))
  const against = stored ?? (await nobodysHash)
  const matches = await inTurn(() => verify(against, normalizePassword(password)))
  return matches && Boolean(stored)
}
