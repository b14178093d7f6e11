import { Link } from '@remix-run/react'
import { recordPath } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { BesideRecord } from './route.server.ts'

/** The newest other records from the same address. */
export function OtherConversations({ others, timeZone }: Pick<BesideRecord, 'others' | 'timeZone'>) {
  const say = useSay()
  if (others.length === 0) return null
  return (
    <Panel id="others-heading" title={say('Other conversations')}>
      <ul className="other-conversations">
        {others.map((other) => (
          <li key={other.reference}>
            <Link to={recordPath(other)} className="typed clamp" dir="auto">
              {other.about}
            </Link>
            <Pill status={other.status}>{statusLabel(other.kind, other.status)}</Pill>{' '}
            <span className="soft">
              <Moment at={other.received_at} zone={timeZone} only="date" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
