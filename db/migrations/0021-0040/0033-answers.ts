// Counts the time until enquiries are answered by the time of the answer: beginning work does not count as one.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../0001-0020/0017/tables.ts'
import { hourOf, keep, keepOnPostgres, keepRow, rowOf } from './0030/hours.ts'

export async function up(db: Kysely<unknown>) {
  const onPostgres = isPostgres(db)
  for (const statement of [
    `drop trigger record_events_hour ${onPostgres ? 'on record_events' : ''}`,
    ...(onPostgres ? ['drop function count_record_events_hours()'] : []),
    `delete from hourly_counts where figure like 'answer%'`,
    keep(answers('records', 1)),
    ...(onPostgres ? keepOnPostgres('records', 'records_answer', answers) : sqliteTriggers),
  ]) {
    await sql.raw(statement.replace(/;$/, '')).execute(db)
  }
}

function answers(rows: string, step: 1 | -1): string {
  const answered = `from ${rows} where kind = 'enquiry' and answered_at is not null`
  return `select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      ${hourOf('answered_at')} as hour, ${step} as step ${answered}
    union all
    select 'answer-minutes' as figure, ${hourOf('answered_at')} as hour,
      ${step} * ((answered_at - received_at) / 60000) as step ${answered}`
}

const columns = ['kind', 'answered_at', 'promised_by', 'received_at']
const [before, after] = [answers(rowOf('old', columns), -1), answers(rowOf('new', columns), 1)]

const sqliteTriggers = [
  `create trigger records_answer_added after insert on records when new.answered_at is not null
     begin ${keepRow(after)} end`,
  `create trigger records_answer_removed after delete on records when old.answered_at is not null
     begin ${keepRow(before)} end`,
  `create trigger records_answer_moved after update of answered_at on records
     when old.answered_at is not new.answered_at begin ${keepRow(before)} ${keepRow(after)} end`,
]
