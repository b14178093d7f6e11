import { afterAll, beforeAll } from 'vitest'
import { appointmentJourneys } from '#tests/support/appointment-journeys.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let close: () => Promise<unknown>
beforeAll(async () => {
  const postgres = await openPostgres()
  close = postgres.close
  site = await startSite({ DATABASE_URL: postgres.url })
})
afterAll(async () => {
  await site.close()
  await close()
})

appointmentJourneys(() => site)
