import type { ReactNode } from 'react'
import { Moment } from '#app/ui/moment.tsx'

export type ThreadEvent = { id: string; at: number; note: string | null; what: ReactNode; more?: ReactNode }

/** What happened to a record, who did it and when. */
export function Thread({ events, zone }: { events: readonly ThreadEvent[]; zone: string }) {
  return (
    <section className="card" aria-labelledby="thread-heading">
      <h2 id="thread-heading">What happened</h2>
      <ol className="thread">
        {events.map(({ id, at, note, what, more }) => (
          <li key={id}>
            <p>{what}</p>
            {note ? (
              <p className="typed-message" dir="auto">
                {note}
              </p>
            ) : null}
            {more}
            <Moment at={at} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type MovedProps = { from: string | null; to: string; actor: string | null }

export function Moved({ from, to, actor }: MovedProps) {
  return (
    <>
      {from ? `${from} → ` : null}
      <By what={to} actor={actor} />
    </>
  )
}

export function By({ what, actor }: { what: string; actor: string | null }) {
  return (
    <>
      {what}, by <span dir="auto">{actor ?? 'a deleted account'}</span>
    </>
  )
}
