// How many course places stand in each status, beside the counts of records.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../0017/tables.ts'

export async function countPlaces(db: Kysely<unknown>) {
  await sql`insert into record_counts (kind, status, count)
    select 'course-signup', status, count(*) from course_signups group by status`.execute(db)
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db)
}

const counted = (row: 'old' | 'new', step: 1 | -1) =>
  `insert into record_counts (kind, status, count) values ('course-signup', ${row}.status, ${step})
     on conflict (kind, status) do update set count = count + excluded.count;`

const sqliteTriggers = [
  `create trigger course_signups_added after insert on course_signups begin ${counted('new', 1)} end`,
  `create trigger course_signups_removed after delete on course_signups begin ${counted('old', -1)} end`,
  `create trigger course_signups_moved after update of status on course_signups when old.status <> new.status
     begin ${counted('old', -1)} ${counted('new', 1)} end`,
]

const change = (rows: string) => `insert into record_counts (kind, status, count)
  select 'course-signup', status, sum(step) from (${rows}) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;`

const added = 'select status, 1 as step from added'
const removed = 'select status, -1 as step from removed'

const postgresTriggers = [
  `create or replace function count_course_signups() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change(added)}
     elsif tg_op = 'DELETE' then ${change(removed)}
     else ${change(`${added} union all ${removed}`)}
     end if;
     return null;
   end $$`,
  `create trigger course_signups_added after insert on course_signups
     referencing new table as added for each statement execute function count_course_signups()`,
  `create trigger course_signups_removed after delete on course_signups
     referencing old table as removed for each statement execute function count_course_signups()`,
  `create trigger course_signups_moved after update on course_signups
     referencing old table as removed new table as added for each statement execute function count_course_signups()`,
]
