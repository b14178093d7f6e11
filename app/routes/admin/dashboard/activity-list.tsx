import { Link } from '@remix-run/react'
import type { ActivityLine } from '#app/features/dashboard/activity-lines.ts'
import { statusLabel } from '#app/features/dashboard/status-words.ts'
import { useSay } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type ActivityListProps = {
  lines: readonly ActivityLine[]
  zone: string
  /** For a list across the whole page. */
  isWide?: boolean
  /** On a list of one day. */
  only?: 'time'
}

/** Edited site content and changed settings are in the audit log. */
export const activityHint =
  'Enquiries, applications, course places and blog posts appear here, and what staff do with them.'

export function ActivityList({ lines, zone, isWide, only }: ActivityListProps) {
  const say = useSay()
  if (lines.length === 0)
    return (
      <p>
        {say('No activity yet.')} {say(activityHint)}
      </p>
    )
  return (
    <ol className={isWide ? 'activity activity-wide' : 'activity'}>
      {lines.map((line) => (
        <Line key={line.id} line={line} zone={zone} only={only} />
      ))}
    </ol>
  )
}

type LineProps = { line: ActivityLine } & Pick<ActivityListProps, 'zone' | 'only'>

const Line = ({ line: { at, title, subtitle, status, path }, ...clock }: LineProps) => (
  <li>
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
    <p className="cluster activity-foot">
      <Pill status={status} label={statusLabel(status)} /> <Moment at={at} {...clock} />
    </p>
  </li>
)
