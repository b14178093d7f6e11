import { dueWords, isOverdue, isUnanswered, overdueWords } from '#app/features/records/overdue.ts'
import { useSay } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { RecordRow } from '#db/tables/records.ts'

type AnswerByProps = {
  record: Pick<RecordRow, 'promised_by' | 'answered_at' | 'closed_at'>
  zone: string
  now: number
}

/** The promised time, and the time left until an answer. */
export function AnswerBy({ record, zone, now }: AnswerByProps) {
  const say = useSay()
  const { promised_by } = record
  return (
    <>
      <Moment at={promised_by} zone={zone} />
      {isOverdue(record, now) ? (
        <>
          {' '}
          <Pill status="failed">{overdueWords(say, promised_by, now)}</Pill>
        </>
      ) : isUnanswered(record) ? (
        <span className="one-line"> ({dueWords(say, promised_by, now)})</span>
      ) : null}
    </>
  )
}
