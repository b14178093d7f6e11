import { afterAll } from 'vitest'
import { appointmentJourneys } from '#tests/support/appointment-journeys.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

appointmentJourneys(() => site)
