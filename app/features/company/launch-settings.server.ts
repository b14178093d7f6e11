// The sign-off of the launch checklist; until then search engines are asked to list no page.
import { z } from 'zod'
import { defineSettings } from '#app/forms/define-settings.server.ts'

export const {
  read: readLaunchSettings,
  show: launchSettings,
  changeIn: changeLaunchSettingsIn,
  record: launchRecord,
} = defineSettings('launch', {
  // Why it was signed off with facts missing.
  schema: z.object({ signedOff: z.boolean(), openedBecause: z.string() }),
  defaults: { signedOff: false, openedBecause: '' },
})
