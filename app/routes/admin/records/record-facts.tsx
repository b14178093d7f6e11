import { dueAt, dueWords, isOverdue, isSnoozed, isUnanswered } from '#app/features/records/overdue.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { type FactLines, Facts } from '#app/routes/admin/shared/facts.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { isSameDay, Moment } from '#app/ui/text/moment.tsx'
import type { RecordRow } from '#db/tables/records.ts'

/** @property booked_at the time of its appointment */
export type AnsweredLater = Pick<RecordRow, 'promised_by' | 'answered_at' | 'closed_at'> & { booked_at?: number | null }

type AnswerByProps = {
  record: AnsweredLater
  zone: string
  now: number
  /** A late time is not marked while the record is snoozed. */
  snoozedUntil?: number | null
}

type AnswerFactProps = AnswerByProps & { record: { first_answer_at: number | null } }

/** The time of the answer or of an end without one, or while the sender waits, the promised time and what is left. */
export function answerFact({ record, zone, now, snoozedUntil = null }: AnswerFactProps): FactLines {
  const { answered_at, first_answer_at, closed_at } = record
  if (first_answer_at !== null) return { Answered: <Moment at={first_answer_at} zone={zone} /> }
  if (answered_at !== null && closed_at !== null) return { Closed: <Moment at={closed_at} zone={zone} /> }
  if (!isUnanswered(record)) return {}
  return {
    'Reply due': (
      <>
        <Moment at={isOverdue(record, now) ? dueAt(record) : record.promised_by} zone={zone} />
        {isSnoozed({ snoozed_until: snoozedUntil }, now) ? null : (
          <>
            <br />
            <AnswerIn record={record} zone={zone} now={now} />
          </>
        )}
      </>
    ),
  }
}

/** The time left until an answer, or passed without one, with the promised time as its title; or the coming answer. */
export function AnswerIn({ record, zone, now }: AnswerByProps) {
  const due = dueAt(record)
  const words = dueWords(useSay(), due, now)
  const { booked_at = null } = record
  if (booked_at !== null && due !== record.promised_by && due > now) {
    return <Consultation at={booked_at} zone={zone} now={now} />
  }
  return (
    <span className={isOverdue(record, now) ? 'pill' : undefined} data-status="failed">
      <Moment at={due} zone={zone}>
        {words}
      </Moment>
    </span>
  )
}

/** The appointment's time of day if that is today, or else also its day. */
export const Consultation = ({ at, zone, now }: { at: number; zone: string; now: number }) => (
  <span>
    <Said
      phrase="Consultation {time}"
      values={{ time: <Moment at={at} zone={zone} only={isSameDay(at, now, zone) ? 'time' : 'hour'} /> }}
    />
  </span>
)

type SentFactsProps = {
  reference: string
  receivedAt: number
  zone: string
  of: FactLines
  /** Facts that are seldom needed, in a fold. */
  more: FactLines
}

/** Data that came with a message; empty fields are left out. */
export const SentFacts = ({ reference, receivedAt, zone, of, more }: SentFactsProps) => {
  const say = useSay()
  return (
    <Panel id="details-heading" title={say('Details')}>
      <Facts
        of={of}
        more={{
          ...more,
          Received: <Received at={receivedAt} zone={zone} />,
          Reference: <span className="reference">{reference}</span>,
        }}
      />
    </Panel>
  )
}

const Received = ({ at, zone }: { at: number; zone: string }) => (
  <>
    <Moment at={at} zone={zone} />
    {`\u00a0(${zone})`}
  </>
)
