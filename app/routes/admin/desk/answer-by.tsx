import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'

/** The moment an answer was promised, with a word where it has passed. */
export function AnswerBy({ at, zone, isOverdue }: { at: number; zone: string; isOverdue: boolean }) {
  return (
    <>
      <Moment at={at} zone={zone} /> {isOverdue ? <Pill status="failed">Overdue</Pill> : null}
    </>
  )
}
