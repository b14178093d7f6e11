// The settings of the company page: social profiles, the office in the footer, links on product cards.
import { z } from 'zod'
import { type SocialNetwork, socialNetworks } from '#app/content/company/company.ts'
import { officeIds } from '#app/content/company/offices.ts'
import { settingVersion, ticked } from '#app/forms/fields/rules.ts'

const longest = 300

/** An https address, or empty. */
function profile(label: SocialNetwork) {
  const error = `${label} must be an address that begins with https:// and has ${longest} characters or fewer`
  const address = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error })
  return z
    .string()
    .trim()
    .max(longest, error)
    .pipe(z.union([z.literal(''), address], error))
}

const profiles = Object.fromEntries(socialNetworks.map(({ id, label }) => [id, profile(label)])) as Record<
  (typeof socialNetworks)[number]['id'],
  ReturnType<typeof profile>
>

export const companySchema = z.object({
  ...profiles,
  primaryOffice: z.enum(officeIds, 'Please choose an office'),
  linkProducts: ticked,
  version: settingVersion,
})

/** The sign-off of the launch checklist. */
export const launchSchema = z.object({ signedOff: ticked, version: settingVersion })

export type CompanySettings = Omit<z.output<typeof companySchema>, 'version'>
