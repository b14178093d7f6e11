// Ends the discount that the site shipped with, which ran from 1970 without end, unless staff have changed or granted it.
// Staff can give it dates and reactivate it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`update promo_codes set active = 0
    where code = 'FIRST50' and starts_at = 0 and ends_at is null and version = 1
    and not exists (select 1 from applications where promo_code = 'FIRST50')`.execute(db)
}
