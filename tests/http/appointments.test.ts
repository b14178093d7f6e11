import { afterAll, beforeAll } from 'vitest'
import { appointmentJourneys } from '#tests/support/appointment-journeys.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

appointmentJourneys(() => site)
