import { Link } from '@remix-run/react'
import type { ActivityLine } from '#app/features/dashboard/activity.server.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'

export function ActivityList({ lines, zone }: { lines: readonly ActivityLine[]; zone: string }) {
  if (lines.length === 0) return <p>Nothing has happened yet. Enquiries show here as soon as they come in.</p>
  return (
    <ol className="activity">
      {lines.map(({ id, at, title, subtitle, status, path }) => (
        <li key={id}>
          <p>
            <Link to={path} dir="auto">
              {title}
            </Link>
          </p>
          <p dir="auto">{subtitle}</p>
          <p className="activity-foot">
            <Pill status={status} /> <Moment at={at} zone={zone} />
          </p>
        </li>
      ))}
    </ol>
  )
}
