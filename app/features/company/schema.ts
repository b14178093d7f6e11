import { z } from 'zod'
import { hiddenText, settingVersion, ticked } from '#app/forms/fields/rules.ts'

/** The sign-off of the launch checklist. */
export const launchSchema = z.object({ signedOff: ticked, version: settingVersion })

/** @property shown the digest of the text that the page showed, with its facts */
export const legalTextSchema = z.object({ path: hiddenText(60), shown: hiddenText(60) })

/** The first steps of a new installation. */
export const firstRunSchema = z.object({ isPutAway: ticked, version: settingVersion })

/** The languages of pages that are open, beside English. */
export const languagesSchema = z.object({ fr: ticked, ko: ticked, version: settingVersion })
