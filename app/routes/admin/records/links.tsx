import { Link } from '@remix-run/react'
import { recordPath } from '#app/features/records/kinds.ts'
import { TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import type { RecordKind } from '#db/tables/records.ts'

type PersonLinkProps = {
  kind: RecordKind
  name: string
  reference: string
  /** Carries the list that contains the link. */
  query: string
}

/** Leads to the record of a person, whose reference stands below the name. */
export const PersonLink = ({ kind, name, reference, query }: PersonLinkProps) => (
  <>
    <TypedCell isLine to={recordPath({ kind, reference }) + query}>
      {name}
    </TypedCell>
    <span className="row-note">{reference}</span>
  </>
)

type ReferenceLinkProps = {
  kind: RecordKind
  reference: string
  /** Carries the list that contains the link. */
  query?: string
}

export function ReferenceLink({ kind, reference, query = '' }: ReferenceLinkProps) {
  return (
    <Link to={recordPath({ kind, reference }) + query} className="reference">
      {reference}
    </Link>
  )
}
