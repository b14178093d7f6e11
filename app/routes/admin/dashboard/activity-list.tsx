import { Link } from '@remix-run/react'
import type { ActivityLine } from '#app/features/dashboard/activity-lines.ts'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type ActivityListProps = {
  lines: readonly ActivityLine[]
  zone: string
  /** For a list across the whole page. */
  isWide?: boolean
}

export function ActivityList({ lines, zone, isWide }: ActivityListProps) {
  if (lines.length === 0) return <p>No activity yet. Visitors’ messages and staff actions appear here.</p>
  return (
    <ol className={isWide ? 'activity activity-wide' : 'activity'}>
      {lines.map(({ id, at, title, subtitle, status, path }) => (
        <li key={id}>
          <p className="clamp">
            {path ? (
              <Link to={path} dir="auto">
                {title}
              </Link>
            ) : (
              <span dir="auto">{title}</span>
            )}
          </p>
          <p className="clamp" dir="auto">
            {subtitle}
          </p>
          <p className="activity-foot">
            <Pill status={status}>{capitalized(status)}</Pill> <Moment at={at} zone={zone} />
          </p>
        </li>
      ))}
    </ol>
  )
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
