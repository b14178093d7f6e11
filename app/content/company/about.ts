type HeroScene = { key: 'seoul' | 'buea' | 'network'; title: string; alt: string }
type Value = { icon: string; title: string; description: string }
export type TeamMember = {
  id: string
  role: string
  name: string
  bio: string
  /** The responsibilities of a role, shown while its holder's name and biography are missing. */
  remit?: string
  vacant: boolean
  socialLinks: readonly { label: string; href: string }[]
}
type TimelineItem = { date: string; title: string; description: string }
type Four<T> = readonly [T, T, T, T]

export const aboutHeroScenes: readonly [HeroScene, HeroScene, HeroScene] = [
  {
    key: 'seoul',
    title: 'Seoul',
    alt: 'Line drawing of the Seoul skyline with a tower on a hill, its lights joined by fine lines',
  },
  {
    key: 'buea',
    title: 'Buea',
    alt: 'Line drawing of the houses of Buea below Mount Cameroon, joined by fine lines',
  },
  {
    key: 'network',
    title: 'One team',
    alt: 'Line drawing of a network of points that joins Seoul and Buea across a curve of the earth',
  },
]

export const values: Four<Value> = [
  {
    icon: 'lightbulb',
    title: 'Innovation',
    description:
      'We look for a simpler way before a newer one. New technology is tried on a small scale, and stays only if it helps.',
  },
  {
    icon: 'badge-check',
    title: 'Quality',
    description:
      'Work is finished when it is tested, reviewed, documented and used. We show unfinished work as unfinished.',
  },
  {
    icon: 'scale',
    title: 'Integrity',
    description:
      'We say what we can do, what it costs and what went wrong. If a project will not pay off for you, we advise against it.',
  },
  {
    icon: 'handshake',
    title: 'Collaboration',
    description:
      'We work as one team with your people: shared plans, regular demonstrations and a handover that starts in the first week.',
  },
]

export const team: Four<TeamMember> = [
  {
    id: 'ceo',
    role: 'CEO and founder',
    name: '[Name of the CEO and founder – to be confirmed]',
    bio: '[Short biography of the CEO and founder – to be confirmed]',
    remit: 'Sets the direction of the company, and is the person to ask when a project needs a decision.',
    vacant: false,
    socialLinks: [],
  },
  {
    id: 'cto',
    role: 'CTO',
    name: '[Name of the CTO – to be confirmed]',
    bio: '[Short biography of the CTO – to be confirmed]',
    remit: 'Responsible for how we build: architecture, security and the quality of what we hand over.',
    vacant: false,
    socialLinks: [],
  },
  {
    id: 'head-of-digital-marketing',
    role: 'Head of Digital Marketing',
    name: 'Open position',
    bio: 'Leads campaigns, search and content for our clients and for ourselves, and reports what worked in plain numbers.',
    vacant: true,
    socialLinks: [],
  },
  {
    id: 'director-of-bpo-solutions',
    role: 'Director of BPO Solutions',
    name: 'Open position',
    bio: 'Builds and runs the teams that take over processes for our clients, and is responsible for their service levels.',
    vacant: true,
    socialLinks: [],
  },
]

export const timeline: Four<TimelineItem> = [
  {
    date: '[Founding date – to be confirmed]',
    title: 'The company is founded',
    description: 'A small team begins to build software and to advise companies on what to build.',
  },
  {
    date: '[Date of the first projects – to be confirmed]',
    title: 'The first client projects',
    description:
      'Websites and custom software come first. Cloud, data and security work follow from what clients ask for.',
  },
  {
    date: '[Date of the second office – to be confirmed]',
    title: 'Two offices, one team',
    description:
      'Seoul in South Korea and Buea in Cameroon work on the same projects, with the same tools and the same standards.',
  },
  {
    date: '[Date of the first course – to be confirmed]',
    title: 'Courses alongside client work',
    description: 'We teach what we practise: fourteen web development courses are open for applications.',
  },
]

// {company}, {role} and {replyPromise} are filled in by the page; the link of an open position leads to the quick inquiry below.
export const aboutPage = {
  title: 'About',
  metaDescription:
    'Who we are: a technology services company with offices in Seoul, South Korea, and Buea, Cameroon. Our mission, values, team and journey.',
  heroTitle: 'About {company}',
  heroSubtitle: 'A technology services company with offices in Seoul and Buea. We build, run and explain software.',
  heroMissionButton: 'Our Mission',
  heroTeamButton: 'Meet the Team',
  missionTitle: 'Our Mission',
  mission: [
    'We connect companies with technology that they understand and can keep running.',
    'That means software made for the task, advice with no hidden agenda, and people who answer when something breaks.',
    'From Seoul and Buea we work for clients in nine industries. We plan with you, build in small steps, hand over everything we make, and teach your team the skills to carry on.',
  ],
  valuesTitle: 'Our Values',
  valuesIntro: 'Four values that guide how we work, and that you can hold us to.',
  teamTitle: 'Our Team',
  teamIntro: 'Who is responsible for what, and two open positions.',
  openPosition: 'Open position',
  openPositionLink: 'Ask about this position',
  openPositionSubject: 'Open position: {role}',
  historyTitle: 'Our Journey',
  historyIntro: 'How the company has grown.',
  callTitle: 'Tell us what you are planning',
  callText:
    'A few sentences are enough: what you have, what you need and by when. We reply {replyPromise} with questions or with a proposal for a first conversation.',
} as const
