// The switch that keeps the first steps of a new installation on its overview.
import { z } from 'zod'
import { defineSettings } from '#app/forms/define-settings.server.ts'

export const { read: readFirstRun, change: changeFirstRun } = defineSettings('first-run', {
  schema: z.object({ isPutAway: z.boolean() }),
  defaults: { isPutAway: false },
})
