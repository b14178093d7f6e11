// The sign-off of the launch checklist; until then search engines are asked to list no page.
import { z } from 'zod'
import { defineSettings } from '#app/forms/define-settings.server.ts'

export const {
  read: readLaunchSettings,
  show: launchSettings,
  change: changeLaunchSettings,
  record: launchRecord,
} = defineSettings('launch', { schema: z.object({ signedOff: z.boolean() }), defaults: { signedOff: false } })
