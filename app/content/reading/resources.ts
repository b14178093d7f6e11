type ResourceKindId = 'case-studies' | 'whitepapers' | 'webinars'

type ResourceKind = {
  id: ResourceKindId
  title: string
  intro: string
  description: string
  emptyTitle: string
  emptyText: string
}

export const resourcesPage = {
  title: 'Resources',
  intro: 'Case studies, papers and working documents to help you prepare a decision. No registration.',
  description:
    'Case studies, whitepapers, webinars and working documents from BN Technologies. Free to read, no registration.',
} as const

export const resourceKinds = [
  {
    id: 'case-studies',
    title: 'Case Studies',
    intro: 'The situation, what we did and what came of it. Clients are not named.',
    description:
      'Case studies by BN Technologies in healthcare, banking, voting and retail: the situation, the approach and the result.',
    emptyTitle: 'No case studies published yet',
    emptyText:
      'A case study appears here once the client has agreed to its text. Subscribe to the newsletter to hear when one is published.',
  },
  {
    id: 'whitepapers',
    title: 'Whitepapers',
    intro: 'Short papers on decisions our clients face. Each takes about five minutes to read.',
    description:
      'Short papers by BN Technologies on legacy systems and data integration. Free to read on the page, no registration.',
    emptyTitle: 'No whitepapers published yet',
    emptyText:
      'Papers on modernisation, data integration and security will appear here. Subscribe to the newsletter to hear when one is published.',
  },
  {
    id: 'webinars',
    title: 'Webinars',
    intro: 'Online talks with time for questions, and recordings with a transcript.',
    description:
      'Online talks by BN Technologies. None is scheduled at the moment; subscribe to the newsletter to hear of the first.',
    emptyTitle: 'No webinars scheduled',
    emptyText:
      'Dates will be listed here, and afterwards the recording with its transcript. Subscribe to the newsletter to hear of the first one.',
  },
] as const satisfies readonly ResourceKind[]
