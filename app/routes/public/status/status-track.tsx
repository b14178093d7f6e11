import { Pill } from '#app/ui/pill.tsx'
import '#app/ui/styles/pages/status.css'

export type Stage = { pill: string; label: string; words: string }

/** The ways that end it early branch off the line. */
const branches: readonly string[] = ['rejected', 'withdrawn']
const isBranch = ({ pill }: Stage) => branches.includes(pill)

/** The stages as stations of a line. */
export const StatusTrack = ({ stages }: { stages: readonly Stage[] }) => (
  <dl className="track">
    {stages.map((stage) => (
      <div key={stage.label} data-branch={isBranch(stage) ? '' : undefined}>
        <dt>
          <Pill status={stage.pill}>{stage.label}</Pill>
        </dt>
        <dd>{stage.words}</dd>
      </div>
    ))}
  </dl>
)

/** The line of one record: what it has passed, where it stands, and what comes after. */
export function RecordTrack({ stages, now }: { stages: readonly Stage[]; now: Stage }) {
  const line = stages.filter((stage) => !isBranch(stage))
  const stations = isBranch(now) ? [...line.slice(0, 1), now] : line
  const reached = stations.findIndex(({ label }) => label === now.label)
  return (
    <ol className="track">
      {stations.map(({ label }, place) => (
        <li
          key={label}
          data-branch={place === reached && isBranch(now) ? '' : undefined}
          data-later={place > reached ? '' : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {place === reached ? <Pill status={now.pill}>{label}</Pill> : <span className="station">{label}</span>}
        </li>
      ))}
    </ol>
  )
}
