// The company's email address, which stands below every mail. Mail asks no feature: each process says at its start how it
// is read.
import { once } from '#app/process/once.server.ts'
import type { Db, Trx } from '#db/schema.ts'

type ReadEmail = (db: Db | Trx, now: number) => Promise<string>

const given = once('company-email', (): { read: ReadEmail } => ({ read: async () => '' }))

export function readCompanyEmailWith(read: ReadEmail) {
  given.read = read
}

/** @returns '' while it is not known */
export const companyEmail: ReadEmail = (db, now) => given.read(db, now)
