// The company's own details, in one place.
export type Stat = { id: string; value: string; label: string; helper?: string }

export type SocialNetwork = 'LinkedIn' | 'Twitter' | 'Facebook' | 'Instagram' | 'TikTok'

export type SocialLink = { id: string; label: SocialNetwork; url: string }

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
  primaryOffice: 'seoul' | 'cameroon'
  stats: readonly [Stat, Stat, Stat]
  social: readonly [SocialLink, SocialLink, SocialLink, SocialLink, SocialLink]
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
  // Set to an ISO date to have the years of experience counted instead of stated.
  foundedOn: null,
  supportNote,
  replyPromise: 'within 24 hours',
  primaryOffice: 'seoul',
  stats: [
    { id: 'clients', value: '20+', label: 'Clients' },
    { id: 'experience', value: '2+', label: 'Years of experience' },
    { id: 'support', value: '24/7', label: 'Support', helper: supportNote },
  ],
  // An empty url hides the link.
  social: [
    { id: 'linkedin', label: 'LinkedIn', url: '' },
    { id: 'twitter', label: 'Twitter', url: '' },
    { id: 'facebook', label: 'Facebook', url: '' },
    { id: 'instagram', label: 'Instagram', url: '' },
    { id: 'tiktok', label: 'TikTok', url: '' },
  ],
}

// Placeholders are shown as text only: never as a mail, phone or map link.
export const isPlaceholder = (value: string) => value.includes('to be confirmed]')
