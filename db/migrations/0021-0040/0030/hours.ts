// Counts arrivals by the hour, and the time until enquiries were answered: the charts would otherwise count a month's rows
// for every page. By the hour, so that weeks can be drawn in every whole-hour time zone.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#db/migrations/0001-0020/0017/tables.ts'

export async function countHours(db: Kysely<unknown>) {
  await db.schema
    .createTable('hourly_counts')
    .addColumn('figure', 'text', (c) => c.notNull())
    .addColumn('hour', 'bigint', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('hourly_counts_key', ['figure', 'hour'])
    .execute()
  for (const rows of [
    records('records', 1),
    subscribers('subscribers', 1),
    ...answers('record_events'),
  ] satisfies string[]) {
    await sql
      .raw(`insert into hourly_counts (figure, hour, count)
        select figure, hour, sum(step) from (${rows}) as counted group by figure, hour`)
      .execute(db)
  }
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db)
}

export const hourOf = (column: string) => `${column} / 3600000`

/** Spam does not count as an arrival. */
const records = (rows: string, step: 1 | -1) =>
  `select kind as figure, ${hourOf('received_at')} as hour, ${step} as step from ${rows} where status <> 'spam'`

const subscribers = (rows: string, step: 1 | -1) =>
  `select 'subscriber' as figure, ${hourOf('confirmed_at')} as hour, ${step} as step
   from ${rows} where confirmed_at is not null`

/** An enquiry is answered when it leaves "new"; its later deletion does not change that. */
const answers = (rows: string): string[] => {
  const answered = `from ${rows} as answer join records on records.id = answer.record_id
    where answer.kind = 'enquiry' and answer.type = 'status' and answer.from_status = 'new'
      and answer.to_status in ('in_progress', 'completed')`
  return [
    `select case when answer.at <= records.promised_by then 'answered-in-time' else 'answered-late' end as figure,
       ${hourOf('answer.at')} as hour, 1 as step ${answered}`,
    `select 'answer-minutes' as figure, ${hourOf('answer.at')} as hour,
       (answer.at - records.received_at) / 60000 as step ${answered}`,
  ]
}

export const keep = (rows: string) => `insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (${rows}) as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;`

/** The same for a single row, without sorting. */
export const keepRow = (row: string) => `insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (${row}) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;`

export const rowOf = (row: 'old' | 'new', columns: readonly string[]) =>
  `(select ${columns.map((column) => `${row}.${column} as ${column}`).join(', ')})`

const recordColumns = ['kind', 'status', 'received_at']
const eventColumns = ['record_id', 'kind', 'type', 'from_status', 'to_status', 'at']

const sqliteTriggers = [
  `create trigger records_hour_added after insert on records when new.status <> 'spam'
     begin ${keepRow(records(rowOf('new', recordColumns), 1))} end`,
  `create trigger records_hour_removed after delete on records when old.status <> 'spam'
     begin ${keepRow(records(rowOf('old', recordColumns), -1))} end`,
  `create trigger records_hour_moved after update of status on records
     when (old.status = 'spam') <> (new.status = 'spam')
     begin ${keepRow(`${records(rowOf('old', recordColumns), -1)} union all ${records(rowOf('new', recordColumns), 1)}`)} end`,
  `create trigger subscribers_hour_added after insert on subscribers when new.confirmed_at is not null
     begin ${keepRow(subscribers(rowOf('new', ['confirmed_at']), 1))} end`,
  `create trigger subscribers_hour_removed after delete on subscribers when old.confirmed_at is not null
     begin ${keepRow(subscribers(rowOf('old', ['confirmed_at']), -1))} end`,
  `create trigger subscribers_hour_moved after update of confirmed_at on subscribers
     when old.confirmed_at is not new.confirmed_at
     begin ${keepRow(`${subscribers(rowOf('old', ['confirmed_at']), -1)} union all ${subscribers(rowOf('new', ['confirmed_at']), 1)}`)} end`,
  `create trigger record_events_hour after insert on record_events when new.type = 'status' and new.from_status = 'new'
     begin ${answers(rowOf('new', eventColumns)).map(keepRow).join(' ')} end`,
]

/** @param name of the function and its triggers */
export const keepOnPostgres = (table: string, name: string, counted: (rows: string, step: 1 | -1) => string) => [
  `create or replace function count_${name}s() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${keep(counted('added', 1))}
     elsif tg_op = 'DELETE' then ${keep(counted('removed', -1))}
     else ${keep(`${counted('removed', -1)} union all ${counted('added', 1)}`)}
     end if;
     return null;
   end $$`,
  `create trigger ${name}_added after insert on ${table}
     referencing new table as added for each statement execute function count_${name}s()`,
  `create trigger ${name}_removed after delete on ${table}
     referencing old table as removed for each statement execute function count_${name}s()`,
  `create trigger ${name}_moved after update on ${table}
     referencing old table as removed new table as added for each statement execute function count_${name}s()`,
]

const postgresTriggers = [
  ...keepOnPostgres('records', 'records_hour', records),
  ...keepOnPostgres('subscribers', 'subscribers_hour', subscribers),
  `create or replace function count_record_events_hours() returns trigger language plpgsql as $$
   begin ${answers('added').map(keep).join(' ')} return null; end $$`,
  `create trigger record_events_hour after insert on record_events
     referencing new table as added for each statement execute function count_record_events_hours()`,
]
