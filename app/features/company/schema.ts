import { z } from 'zod'
import { hiddenText, optionalText, settingVersion, ticked } from '#app/forms/fields/rules.ts'

/** The sign-off of the launch checklist. */
export const launchSchema = z.object({
  signedOff: ticked,
  /** Why the site opens with facts missing. */
  reason: optionalText({ label: 'Reason', max: 300 }),
  version: settingVersion,
})

export type LaunchInput = z.output<typeof launchSchema>

/** @property shown the digests of the texts that the page showed, with their facts */
export const legalReadingSchema = z.object({ language: hiddenText(2), shown: hiddenText(300) })

export type LegalReadingInput = z.output<typeof legalReadingSchema>

/** The first steps of a new installation. */
export const firstRunSchema = z.object({ isPutAway: ticked, version: settingVersion })

/** The languages of pages that are open, beside English. */
export const languagesSchema = z.object({
  fr: ticked,
  ko: ticked,
  /** Why a language opens with facts missing. */
  reason: optionalText({ label: 'Reason', max: 300 }),
  version: settingVersion,
})

export type LanguagesInput = z.output<typeof languagesSchema>
