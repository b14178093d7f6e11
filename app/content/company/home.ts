// Content of the home page only; services and case studies come from their own files.
export type HomeIndustry = { id: string; label: string; icon: string; href: string }

type HomeStory = { homeTitle: string; summary: string; caseStudy: string; icon: string }

export const homeMeta = {
  title: 'BN Technologies: software, cloud, data and security',
  description:
    'BN Technologies builds software, moves systems to the cloud, and works on data and security for organisations, from Seoul and Buea.',
} as const

export const homeHero = {
  title: 'TRANSFORM YOUR BUSINESS',
  copy: 'We build software, move systems to the cloud, make data usable and keep it secure. Two offices, Seoul and Buea, and one team that stays with the work after launch.',
  primary: { label: 'EXPLORE SERVICES', href: '/services' },
  secondary: { label: 'CONTACT US', href: '/contact' },
} as const

// Manufacturing and logistics have no section on /industries, so they lead to a conversation.
export const homeIndustries = [
  { id: 'finance', label: 'Finance', icon: 'landmark', href: '/industries#banking' },
  { id: 'healthcare', label: 'Healthcare', icon: 'heart-pulse', href: '/industries#healthcare' },
  { id: 'retail', label: 'Retail', icon: 'shopping-bag', href: '/industries#retail' },
  { id: 'manufacturing', label: 'Manufacturing', icon: 'factory', href: '/cta?industry=manufacturing' },
  { id: 'education', label: 'Education', icon: 'graduation-cap', href: '/industries#education' },
  { id: 'logistics', label: 'Logistics', icon: 'truck', href: '/cta?industry=logistics' },
] as const satisfies readonly HomeIndustry[]

export const homeStories = [
  {
    homeTitle: 'Fintech',
    summary:
      'Taking everyday banking from counters and paper to web and mobile, step by step, with the core system left in place.',
    caseStudy: 'banking-transformation',
    icon: 'landmark',
  },
  {
    homeTitle: 'Govtech voting platform',
    summary:
      'A voting application in which each eligible person votes once, the ballot stays secret, and the count can be checked.',
    caseStudy: 'voting-digitalization',
    icon: 'vote',
  },
  {
    homeTitle: 'Healthcare data integration',
    summary:
      'Connecting separate patient care systems, so that staff enter a record once and find it wherever they need it.',
    caseStudy: 'healthcare-modernization',
    icon: 'heart-pulse',
  },
] as const satisfies readonly [HomeStory, HomeStory, HomeStory]
