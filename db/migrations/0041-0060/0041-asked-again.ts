// A sender who writes again after an answer awaits another one, by a new promise. The earlier answer stays in the figures;
// the index counts the few that were decided and are open again.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../0001-0020/0017/tables.ts'
import { hourOf, keep, keepRow, rowOf } from '../0021-0040/0030/hours.ts'

const day = 24 * 60 * 60_000

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('records').addColumn('asked_again_at', 'bigint').execute()
  await sql`create index records_asked_again on records (kind, status)
    where closed_at is null and asked_again_at is not null`.execute(db)
  for (const statement of isPostgres(db) ? [postgresFunction] : sqliteTriggers) await sql.raw(statement).execute(db)
  await askAgain(db)
}

/** Selects records whose sender wrote after the last action of staff, and which no list has shown since. */
const askAgain = (db: Kysely<unknown>) =>
  sql`update records set answered_at = null, asked_again_at = asked.at, promised_by = asked.at + ${sql.lit(day)}
    from (select event.record_id, min(event.at) as at
      from records as answered join record_events as event on event.record_id = answered.id
      where answered.closed_at is null and answered.answered_at is not null
        and event.type in ('added', 'answer') and event.at > answered.answered_at
        and not exists (select 1 from record_events as later where later.record_id = event.record_id
          and later.type in ('reply', 'status') and later.at >= event.at)
        and not exists (select 1 from received_mails where received_mails.id = event.mail_id and is_automatic = 1)
      group by event.record_id) as asked
    where records.id = asked.record_id`.execute(db)

function answers(rows: string, step: 1 | -1): string {
  const answered = `from ${rows} where kind = 'enquiry' and answered_at is not null`
  return `select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      ${hourOf('answered_at')} as hour, ${step} as step ${answered}
    union all
    select 'answer-minutes' as figure, ${hourOf('answered_at')} as hour,
      ${step} * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step ${answered}`
}

const columns = ['kind', 'answered_at', 'promised_by', 'received_at', 'asked_again_at']
const [before, after] = [answers(rowOf('old', columns), -1), answers(rowOf('new', columns), 1)]

const sqliteTriggers = [
  'drop trigger records_answer_added',
  'drop trigger records_answer_removed',
  'drop trigger records_answer_moved',
  `create trigger records_answer_added after insert on records when new.answered_at is not null
     begin ${keepRow(after)} end`,
  `create trigger records_answer_removed after delete on records when old.answered_at is not null
     begin ${keepRow(before)} end`,
  `create trigger records_answer_moved after update of answered_at on records
     when old.answered_at is not new.answered_at and old.asked_again_at is new.asked_again_at
     begin ${keepRow(before)} ${keepRow(after)} end`,
]

const takenBack = `(select removed.* from removed join added on added.id = removed.id
  where removed.asked_again_at is not distinct from added.asked_again_at) as taken_back`

const postgresFunction = `create or replace function count_records_answers() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${keep(answers('added', 1))}
     elsif tg_op = 'DELETE' then ${keep(answers('removed', -1))}
     else ${keep(`${answers(takenBack, -1)} union all ${answers('added', 1)}`)}
     end if;
     return null;
   end $$`
