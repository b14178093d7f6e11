// Counts the rows of a table by status, like the counts of records: once here, then by triggers.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#db/migrations/0001-0020/0017/tables.ts'

type Counted = { table: string; kind: string }

export async function countRows(db: Kysely<unknown>, counted: Counted) {
  const { table, kind } = counted
  await sql`insert into record_counts (kind, status, count)
    select ${sql.lit(kind)}, status, count(*) from ${sql.table(table)} group by status`.execute(db)
  const statements = isPostgres(db) ? postgresTriggers(counted) : sqliteTriggers(counted)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const counted = (kind: string, row: 'old' | 'new', step: 1 | -1) =>
  `insert into record_counts (kind, status, count) values ('${kind}', ${row}.status, ${step})
     on conflict (kind, status) do update set count = count + excluded.count;`

const sqliteTriggers = ({ table, kind }: Counted) => [
  `create trigger ${table}_added after insert on ${table} begin ${counted(kind, 'new', 1)} end`,
  `create trigger ${table}_removed after delete on ${table} begin ${counted(kind, 'old', -1)} end`,
  `create trigger ${table}_moved after update of status on ${table} when old.status <> new.status
     begin ${counted(kind, 'old', -1)} ${counted(kind, 'new', 1)} end`,
]

const change = (kind: string, rows: string) => `insert into record_counts (kind, status, count)
  select '${kind}', status, sum(step) from (${rows}) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;`

const added = 'select status, 1 as step from added'
const removed = 'select status, -1 as step from removed'

const postgresTriggers = ({ table, kind }: Counted) => [
  `create or replace function count_${table}() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change(kind, added)}
     elsif tg_op = 'DELETE' then ${change(kind, removed)}
     else ${change(kind, `${added} union all ${removed}`)}
     end if;
     return null;
   end $$`,
  `create trigger ${table}_added after insert on ${table}
     referencing new table as added for each statement execute function count_${table}()`,
  `create trigger ${table}_removed after delete on ${table}
     referencing old table as removed for each statement execute function count_${table}()`,
  `create trigger ${table}_moved after update on ${table}
     referencing old table as removed new table as added for each statement execute function count_${table}()`,
]
