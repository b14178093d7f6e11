import { Link } from '@remix-run/react'
import { recordPath } from '#app/features/records/kinds.ts'
import type { RecordKind } from '#db/schema.ts'

export function ReferenceLink({ kind, reference }: { kind: RecordKind; reference: string }) {
  return (
    <Link to={recordPath({ kind, reference })} className="reference">
      {reference}
    </Link>
  )
}
