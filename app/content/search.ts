export const searchPage = {
  title: 'Search',
  lead: 'Services, products, courses, articles and everything else on this site.',
  label: 'Search the site',
  button: 'Search',
  tryTitle: 'For example',
  examples: ['cloud', 'backup', 'React', 'data analytics', 'hospital', 'security'],
  nothingHint:
    'Try fewer or shorter words, or another word for the same thing. Every word has to occur; capitals and accents do not matter.',
  ask: 'Ask us directly',
  allPages: 'All pages',
} as const
