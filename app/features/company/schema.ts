import { z } from 'zod'
import { settingVersion, ticked } from '#app/forms/fields/rules.ts'

/** The sign-off of the launch checklist. */
export const launchSchema = z.object({ signedOff: ticked, version: settingVersion })
