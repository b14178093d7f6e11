// Counts an issue's recipients by state, by triggers, so that no page has to count 200,000 rows.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'

export async function countRecipients(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_counts')
    .addColumn('issue_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('newsletter_counts_key', ['issue_id', 'state'])
    .execute()
  const statements = isPostgres(db as Db) ? postgresTriggers : sqliteTriggers
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const counted = (row: 'old' | 'new', step: 1 | -1) =>
  `insert into newsletter_counts (issue_id, state, count) values (${row}.issue_id, ${row}.state, ${step})
     on conflict (issue_id, state) do update set count = count + excluded.count;`

// Rows that are deleted keep their counts: those stay when the ledger has gone.
const sqliteTriggers = [
  `create trigger newsletter_recipients_added after insert on newsletter_recipients begin ${counted('new', 1)} end`,
  `create trigger newsletter_recipients_moved after update of state on newsletter_recipients
     when old.state <> new.state begin ${counted('old', -1)} ${counted('new', 1)} end`,
]

const change = (rows: string) => `insert into newsletter_counts (issue_id, state, count)
  select issue_id, state, sum(step) from (${rows}) as changed group by issue_id, state having sum(step) <> 0
  order by issue_id, state
  on conflict (issue_id, state) do update set count = newsletter_counts.count + excluded.count;`

const added = 'select issue_id, state, 1 as step from added'
const removed = 'select issue_id, state, -1 as step from removed'

const postgresTriggers = [
  `create or replace function count_newsletter_recipients() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${change(added)}
     else ${change(`${added} union all ${removed}`)}
     end if;
     return null;
   end $$`,
  `create trigger newsletter_recipients_added after insert on newsletter_recipients
     referencing new table as added for each statement execute function count_newsletter_recipients()`,
  `create trigger newsletter_recipients_moved after update on newsletter_recipients
     referencing old table as removed new table as added for each statement execute function count_newsletter_recipients()`,
]
