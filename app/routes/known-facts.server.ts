// Public pages leave out facts that are still missing; signed-in staff see a marked slot instead.

import { db } from '#app/db.server.ts'
import { findStaff } from '#app/features/staff/require-staff.server.ts'
import { type Company, readCompany } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { withFacts, withoutMissingFacts } from '#app/features/texts/missing-facts.ts'
import { languageOfRequest } from '#app/languages/phrases.server.ts'

type Facts = <T extends object | string>(content: T) => T

/** @returns a function that fills in content for this reader, the company's facts, and whether the reader is signed in */
export async function knownFacts(request: Request): Promise<{ facts: Facts; company: Company; isStaff: boolean }> {
  const texts = await textSource(db, request)
  const [staff, company] = await Promise.all([findStaff(db, request), readCompany(texts, Date.now())])
  return {
    facts: (content) => (staff ? filled(content) : withoutMissingFacts(filled(content))),
    company,
    isStaff: Boolean(staff),
  }

  function filled<T extends object | string>(content: T): T {
    return withFacts(content, company.inContent[languageOfRequest(request)])
  }
}
