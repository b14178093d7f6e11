// What a status link can be for. A new kind of record adds a line.
import { db } from '#app/db.server.ts'
import {
  addToApplication,
  applicationForVisitor,
  findApplicant,
  withdrawApplication,
} from '#app/features/applications/visitor-application.server.ts'
import {
  addToEnquiry,
  enquiryForVisitor,
  findEnquirySender,
  withdrawEnquiry,
} from '#app/features/enquiries/visitor-enquiry.server.ts'
import { type FindSender, findStatusLink } from '#app/features/status-links/status-links.server.ts'
import type { VisitorDeed, VisitorOutcome } from '#app/forms/visitor-deed.ts'
import type { Db } from '#db/schema.ts'
import type { StatusRecord } from './status-record.tsx'

type Kind = {
  findSender: FindSender
  forVisitor: (db: Db, reference: string) => Promise<StatusRecord | null>
  add: (db: Db, reference: string, words: string, deed: VisitorDeed) => Promise<VisitorOutcome>
  withdraw: (db: Db, reference: string, deed: VisitorDeed) => Promise<VisitorOutcome>
}

const kinds: Record<string, Kind> = {
  ENQ: {
    findSender: findEnquirySender,
    forVisitor: enquiryForVisitor,
    add: addToEnquiry,
    withdraw: withdrawEnquiry,
  },
  APP: {
    findSender: findApplicant,
    forVisitor: applicationForVisitor,
    add: addToApplication,
    withdraw: withdrawApplication,
  },
}

const kindOf = (reference: string) => kinds[reference.split('-')[0] ?? '']

export const findSender: FindSender = async (trx, reference) => kindOf(reference)?.findSender(trx, reference) ?? null

/** The record behind a link; null for a link that does not work, or no longer. */
export async function recordBehind(token: string | undefined): Promise<StatusRecord | null> {
  const reference = await findStatusLink(db, token ?? '', Date.now())
  return reference ? (kindOf(reference)?.forVisitor(db, reference) ?? null) : null
}

export async function addBehind(token: string | undefined, words: string, deed: VisitorDeed): Promise<VisitorOutcome> {
  const reference = await findStatusLink(db, token ?? '', Date.now())
  const kind = reference && kindOf(reference)
  return kind ? kind.add(db, reference, words, deed) : 'gone'
}

export async function withdrawBehind(token: string | undefined, deed: VisitorDeed): Promise<VisitorOutcome> {
  const reference = await findStatusLink(db, token ?? '', Date.now())
  const kind = reference && kindOf(reference)
  return kind ? kind.withdraw(db, reference, deed) : 'gone'
}
