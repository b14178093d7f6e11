// Public pages leave out facts that are still missing; signed-in staff see a marked slot instead.
import { withoutMissingFacts } from '#app/content/company/missing-facts.ts'
import { db } from '#app/db.server.ts'
import { findStaff } from '#app/features/staff/require-staff.server.ts'

/** @returns what turns content into what this reader sees */
export async function knownFacts(request: Request): Promise<<T extends object | string>(content: T) => T> {
  return (await findStaff(db, request)) ? (content) => content : withoutMissingFacts
}
