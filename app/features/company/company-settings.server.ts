import { z } from 'zod'
import { defineSettings } from '#app/forms/define-settings.server.ts'
import { oncePerRequest } from '#app/http/edge/per-request.server.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

/** Whether the overview of a new installation shows its first steps. */
export const { read: readFirstRun, change: changeFirstRun } = defineSettings('first-run', {
  schema: z.object({ isPutAway: z.boolean() }),
  defaults: { isPutAway: false },
})

/** The languages beside English that visitors can choose. */
const settings = defineSettings('languages', {
  schema: z.object({ fr: z.boolean(), ko: z.boolean() }),
  defaults: { fr: true, ko: true },
})

export const { read: readLanguageSettings, changeIn: changeLanguageSettingsIn, record: languageRecord } = settings

export type OpenLanguages = Record<(typeof otherLanguages)[number], boolean>

/** The pages of a closed language lead to the English ones. */
export const closedLanguages = (db: Db): Promise<readonly Language[]> =>
  oncePerRequest(db, 'closed languages', async () => {
    const open = await settings.show(db)
    return otherLanguages.filter((language) => !open[language])
  })

/** The sign-off of the launch checklist; until then search engines are asked to list no page. */
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
