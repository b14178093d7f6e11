// The company's own details, in one place.
export type Stat = { id: string; value: string; label: string; helper?: string }

/** The networks that the company may have a profile on; staff enter the URLs. */
export const socialNetworks = [
  { id: 'linkedin', label: 'LinkedIn' },
  { id: 'twitter', label: 'Twitter' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
] as const

export type SocialNetwork = (typeof socialNetworks)[number]['label']

export type Company = {
  name: string
  mark: string
  slogan: string
  legalName: string
  copyrightHolder: string
  description: string
  email: string
  foundedOn: string | null
  supportNote: string
  replyPromise: string
  /** The default for the address in the footer. */
  primaryOffice: 'seoul' | 'cameroon'
  stats: readonly [Stat, Stat, Stat]
}

const name = 'BN Technologies'
const supportNote = 'for managed-service clients'

export const company: Company = {
  name,
  mark: 'BN',
  slogan: 'CONNECTING INNOVATION',
  legalName: '[Registered company name – to be confirmed]',
  copyrightHolder: name,
  description:
    'BN Technologies builds software and runs cloud, data and security work for organisations, from offices in Seoul and Buea.',
  email: '[Email address – to be confirmed]',
  // Set to an ISO date to calculate the years of experience instead of stating them.
  foundedOn: null,
  supportNote,
  replyPromise: 'within 24 hours',
  primaryOffice: 'seoul',
  stats: [
    { id: 'clients', value: '20+', label: 'Clients' },
    { id: 'experience', value: '2+', label: 'Years of experience' },
    { id: 'support', value: '24/7', label: 'Support', helper: supportNote },
  ],
}

// Placeholders are shown as plain text: never as a mail, phone or map link.
export const isPlaceholder = (value: string) => value.includes('to be confirmed]')
