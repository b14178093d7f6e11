// Counts records by kind and status. Counting a million rows for every page takes too long; triggers keep the numbers right
// for every change, deletions and restores included.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from './tables.ts'

export async function countRecords(db: Kysely<unknown>) {
  await db.schema
    .createTable('record_counts')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('record_counts_key', ['kind', 'status'])
    .execute()
  await sql`insert into record_counts (kind, status, count)
    select kind, status, count(*) from records group by kind, status`.execute(db)
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db)
}

const counted = (row: 'old' | 'new', step: 1 | -1) =>
  `insert into record_counts (kind, status, count) values (${row}.kind, ${row}.status, ${step})
     on conflict (kind, status) do update set count = count + excluded.count;`

const sqliteTriggers = [
  `create trigger records_added after insert on records begin ${counted('new', 1)} end`,
  `create trigger records_removed after delete on records begin ${counted('old', -1)} end`,
  `create trigger records_moved after update of kind, status on records
     when old.status <> new.status or old.kind <> new.kind begin ${counted('old', -1)} ${counted('new', 1)} end`,
]

// Per statement, not per row: a hundred thousand updates of one row in one transaction never finish. In a fixed order,
// so that two transactions cannot deadlock.
const change = (rows: string) => `insert into record_counts (kind, status, count)
  select kind, status, sum(step) from (${rows}) as changed group by kind, status having sum(step) <> 0
  order by kind, status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;`

const added = 'select kind, status, 1 as step from added'
const removed = 'select kind, status, -1 as step from removed'

const postgresTriggers = [
  `create or replace function count_records() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change(added)}
     elsif tg_op = 'DELETE' then ${change(removed)}
     else ${change(`${added} union all ${removed}`)}
     end if;
     return null;
   end $$`,
  `create trigger records_added after insert on records
     referencing new table as added for each statement execute function count_records()`,
  `create trigger records_removed after delete on records
     referencing old table as removed for each statement execute function count_records()`,
  `create trigger records_moved after update on records
     referencing old table as removed new table as added for each statement execute function count_records()`,
]
