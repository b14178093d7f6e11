export const docsPage = {
  title: 'Documentation',
  intro: 'How we run projects, how we support what we built, how we handle data, and how the courses work.',
  description:
    'Working documents of BN Technologies: engagements, support and service levels, security and data handling, course handbook.',
  closingTitle: 'Not answered here?',
  closingText: 'Ask us. A person reads every message.',
} as const
