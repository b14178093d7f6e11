import { Link } from '@remix-run/react'
import { recordPath } from '#app/features/records/kinds.ts'
import type { RecordKind } from '#db/tables/records.ts'

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
