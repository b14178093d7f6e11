import { afterAll, beforeAll } from 'vitest'
import { appointmentJourneys } from '#tests/support/appointment-journeys.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ MAIL_TO: 'office@example.com', TRUSTED_PROXIES: '1' })
})
afterAll(() => site.close())

appointmentJourneys(() => site)
