export const searchPage = {
  label: 'Search the site',
  button: 'Search',
  tryTitle: 'For example',
  examples: ['cloud', 'backup', 'React', 'data analytics', 'hospital', 'security'],
  nothingHint: 'Try fewer or different words. Capitals and accents make no difference.',
  ask: 'Ask us directly',
  allPages: 'All pages',
} as const
