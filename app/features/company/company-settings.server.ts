// The company's public presentation: defaults until an admin saves other settings.
import { z } from 'zod'
import { company, socialNetworks } from '#app/content/company/company.ts'
import { officeIds } from '#app/content/company/offices.ts'
import { defineSettings } from '#app/forms/define-settings.server.ts'
import type { CompanySettings } from './schema.ts'

const profile = z.string()

export const {
  find: findCompanySettings,
  show: companySettings,
  change: changeCompanySettings,
  record: companyRecord,
} = defineSettings('company', {
  schema: z.object({
    linkedin: profile,
    twitter: profile,
    facebook: profile,
    instagram: profile,
    tiktok: profile,
    primaryOffice: z.enum(officeIds),
    linkProducts: z.boolean(),
  }),
  defaults: {
    linkedin: '',
    twitter: '',
    facebook: '',
    instagram: '',
    tiktok: '',
    primaryOffice: company.primaryOffice,
    linkProducts: true,
  },
})

/** The profiles that have an address, in the networks' order. */
export const profilesOf = (settings: CompanySettings) =>
  socialNetworks.map(({ id, label }) => ({ label, href: settings[id] })).filter(({ href }) => href)
