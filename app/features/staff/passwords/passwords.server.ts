// Argon2id in PHC form. Each hash takes 19 MiB and 20 ms of a core: one core is left for pages, and two are enough.
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from './concurrency-limit.ts'
import { normalizePassword } from './password-rules.ts'

export const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
const inTurn = limitConcurrency(hashesAtOnce)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let dummyHash: Promise<string> | undefined

export const hashPassword = (password: string) => inTurn(() => hash(normalizePassword(password), cost))

/** Without a stored hash (unknown user, no password yet) it does the same work and returns false. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(32).toString('hex'))
  const against = stored ?? (await dummyHash)
  const matches = await inTurn(() => verify(against, normalizePassword(password)))
  return matches && Boolean(stored)
}
