import { Link } from '@remix-run/react'
import { retention, retentionPeriod } from '#app/content/legal/retention.ts'
import type { Quarantined } from '#app/features/dashboard/stats.server.ts'

type QuarantineNoteProps = {
  counts: Quarantined
  /** Which of them the reader may look through. */
  may: Record<keyof Quarantined, boolean>
}

/** Leads to what looks like spam, so that a person sees it before it is deleted; nothing when there is none. */
export function QuarantineNote({ counts, may }: QuarantineNoteProps) {
  const found = kinds.filter(({ id }) => may[id] && counts[id] > 0)
  if (found.length === 0) return null
  return (
    <p className="quarantined">
      Quarantined:{' '}
      {found.map(({ id, to, one, many }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : null}
          <Link to={to}>
            {counts[id]} {counts[id] === 1 ? one : many}
          </Link>
        </span>
      ))}
      . Deleted after {retentionPeriod(retention.enquiriesSpam)}, unless somebody presses “Not spam”.
    </p>
  )
}

const kinds = [
  { id: 'contacts', to: '/dashboard/contacts?status=spam', one: 'contact', many: 'contacts' },
  { id: 'applications', to: '/dashboard/careers?status=spam', one: 'application', many: 'applications' },
  {
    id: 'subscribers',
    to: '/dashboard/newsletter?status=quarantined',
    one: 'newsletter request',
    many: 'newsletter requests',
  },
] as const satisfies { id: keyof Quarantined; to: string; one: string; many: string }[]
