import { dueWords, isOverdue, isUnanswered } from '#app/features/records/overdue.ts'
import { useSay } from '#app/languages/say.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { RecordRow } from '#db/tables/records.ts'

type AnswerByProps = {
  record: Pick<RecordRow, 'promised_by' | 'answered_at' | 'closed_at'>
  zone: string
  now: number
  /** A late time is not marked while the record is snoozed. */
  snoozedUntil?: number | null
}

/** The promised time, and the time left until an answer. */
export const AnswerBy = ({ record, zone, now, snoozedUntil = null }: AnswerByProps) => (
  <>
    <Moment at={record.promised_by} zone={zone} />
    {isUnanswered(record) && !(snoozedUntil !== null && snoozedUntil > now) ? (
      <>
        <br />
        <AnswerIn record={record} zone={zone} now={now} />
      </>
    ) : null}
  </>
)

/** The time left until an answer, or passed without one; the promised time is its title. */
export function AnswerIn({ record, zone, now }: AnswerByProps) {
  const words = dueWords(useSay(), record.promised_by, now)
  return (
    <span className={isOverdue(record, now) ? 'pill' : undefined} data-status="failed">
      <Moment at={record.promised_by} zone={zone}>
        {words}
      </Moment>
    </span>
  )
}
