// The company in the site's own words: staff rename it on the brand board, and its facts are in facts.ts.

/** The networks that the company may have a profile on; staff enter the URLs. */
export const socialNetworks = [
  { id: 'linkedin', label: 'LinkedIn' },
  { id: 'twitter', label: 'Twitter' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
] as const

/** Until staff rename it on the brand board. Texts say {company} and {slogan}. */
export const company = { name: 'BN Technologies', mark: 'BN', slogan: 'CONNECTING INNOVATION' } as const

/** The years of experience until the founding date is known. */
export const yearsOfExperience = 2
