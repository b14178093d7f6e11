// The kinds of records that visitors send and staff answer. A new kind needs an entry here and its statuses.
import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'

type KindFacts<Kind extends RecordKind> = {
  /** The start of its references. */
  prefix: string
  /** The kind's list in the staff area; records' pages are below it. */
  path: string
  /** The name of that list. */
  label: Phrase
  readPermission: Permission
  writePermission: Permission
  /** The status after the visitor withdraws it, and the note of that event. */
  withdrawn: { status: StatusOf<Kind>; note: string | null }
  /** The status of a new record after the first reply. */
  begun: StatusOf<Kind>
}

export const recordKinds: { [Kind in RecordKind]: KindFacts<Kind> } = {
  enquiry: {
    prefix: 'ENQ',
    path: '/dashboard/contacts',
    label: 'Contacts',
    readPermission: 'enquiries.read',
    writePermission: 'enquiries.write',
    withdrawn: { status: 'completed', note: 'withdrawn by the visitor' },
    begun: 'in_progress',
  },
  application: {
    prefix: 'APP',
    path: '/dashboard/careers',
    label: 'Careers',
    readPermission: 'applications.read',
    writePermission: 'applications.write',
    withdrawn: { status: 'withdrawn', note: null },
    begun: 'reviewing',
  },
}

/** The staff page of a record. */
export const recordPath = ({ kind, reference }: { kind: RecordKind; reference: string }) =>
  `${recordKinds[kind].path}/${reference}`

export const kindNames = Object.keys(recordKinds) as RecordKind[]

export const readableKinds = (role: Roles) => kindNames.filter((kind) => can(role, recordKinds[kind].readPermission))
export const writableKinds = (role: Roles) => kindNames.filter((kind) => can(role, recordKinds[kind].writePermission))
