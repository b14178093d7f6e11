// The discount that the site came with ran from 1970 without end. One that staff have neither changed nor given is ended,
// until they give it days and let it run.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`update promo_codes set active = 0
    where code = 'FIRST50' and starts_at = 0 and ends_at is null and version = 1
    and not exists (select 1 from applications where promo_code = 'FIRST50')`.execute(db)
}
