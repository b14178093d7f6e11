import type { ContentSection } from '#app/content/section.ts'

// Four accounts of client projects. Clients are not named, and no figure appears without its source.
export type CaseStudySlug =
  | 'healthcare-modernization'
  | 'banking-transformation'
  | 'voting-digitalization'
  | 'retail-omnichannel'

type CaseStudyClaim = { text: string; sourceNote: string }

export type CaseStudy = {
  slug: CaseStudySlug
  industry: string
  industryId: 'healthcare' | 'banking' | 'retail' | null
  title: string
  homeTitle: string | null
  summary: string
  color: string
  claim: CaseStudyClaim | null
  reviewNote: string
  /** The pull quote, a sentence of the text. */
  pulled: string
  sections: readonly [ContentSection, ContentSection, ContentSection, ContentSection]
  metaDescription: string
}

const sourceNote = '[Figure reported by the client project; source document – to be confirmed]'
const reviewNote =
  'The client is not named. [Draft account: every detail of the work, its result and its technologies – to be confirmed]'

export const caseStudies: readonly [CaseStudy, CaseStudy, CaseStudy, CaseStudy] = [
  {
    slug: 'healthcare-modernization',
    industry: 'Healthcare',
    industryId: 'healthcare',
    title: 'Modernizing Patient Care Systems',
    homeTitle: 'Healthcare data integration',
    summary:
      'A care provider kept patient data in separate systems. We connected them, so that staff find one record, enter a fact once and can see who read it.',
    color: '#179a63',
    claim: { text: '30% improved efficiency', sourceNote },
    reviewNote,
    pulled: 'We followed the path of a patient and noted every place where somebody typed something twice.',
    sections: [
      {
        heading: 'The challenge',
        paragraphs: [
          'Appointments, patient records, laboratory results and billing lived in separate systems. Staff copied the same details from one screen to the next, and a result could sit in one system while the clinician was looking at another.',
          'The systems could not be switched off or replaced at once: care goes on around the clock. Patient data also had to stay protected during the change, including in test environments.',
        ],
        items: [
          'The same patient existed under several identifiers.',
          'Results reached the record late, or on paper.',
          'Access rights differed from system to system and were hard to review.',
        ],
      },
      {
        heading: 'Our approach',
        paragraphs: [
          'We began on the wards and at the desks. We followed the path of a patient and noted every place where somebody typed something twice. That list set the order of work.',
        ],
        items: [
          'Match the identifiers, and have doubtful matches decided by a person.',
          'Put an integration layer between the existing systems, so that each could stay in use.',
          'Show one record to the clinician, with the source of every entry.',
          'Bring access rights into one place and log every read of a record.',
          'Move one department at a time, keeping the old process until staff signed off the new one.',
        ],
      },
      {
        heading: 'The result',
        paragraphs: [
          'Staff open one record instead of several screens. Results arrive in the record when they are released. Access can be reviewed by role, and the audit trail shows who saw what.',
        ],
      },
      {
        heading: 'Technologies',
        paragraphs: ['The building blocks of this project.'],
        items: [
          'HL7 FHIR interfaces between record, laboratory, appointment and billing systems',
          'A message queue that keeps results safe while a receiving system is down',
          'A PostgreSQL database with encrypted storage and an append-only audit log',
          'A React interface that works on ward computers and tablets',
          'Role-based single sign-on',
        ],
      },
    ],
    metaDescription:
      'How we connected separate patient systems into one record for a care provider: challenge, approach, result and technologies. The client is not named.',
  },
  {
    slug: 'banking-transformation',
    industry: 'Banking',
    industryId: 'banking',
    title: 'Digital Banking Transformation',
    homeTitle: 'Fintech',
    summary:
      'A financial institution moved everyday requests from the counter to web and mobile, while its core banking system stayed in place.',
    color: '#15909a',
    claim: null,
    reviewNote,
    pulled: 'We left the core system where it was and built around it.',
    sections: [
      {
        heading: 'The challenge',
        paragraphs: [
          'Customers had to visit a branch for requests that take minutes: a statement, a new address, a standing order. The core banking system was reliable but closed, and its nightly runs decided when a change became visible.',
          'Every new channel had to meet the rules for identity checks, record keeping and data protection from its first day.',
        ],
        items: [
          'Requests arrived on paper and were typed in by staff.',
          'No common view of a customer across products.',
          'Releases were rare, large and feared.',
        ],
      },
      {
        heading: 'Our approach',
        paragraphs: [
          'We left the core system where it was and built around it. The first release covered the requests that branches handled most often; everything else waited until that release had proved itself.',
        ],
        items: [
          'Define an interface layer in front of the core system, with limits, logs and a way back.',
          'Design the customer journeys with branch staff and test them with customers.',
          'Build web and mobile from the same services and the same rules.',
          'Add strong customer authentication, session limits and alerts for unusual behaviour.',
          'Automate tests and releases, so that changes become small and frequent.',
        ],
      },
      {
        heading: 'The result',
        paragraphs: [
          'Customers deal with everyday requests themselves, and staff see the same status as the customer. The bank releases in small steps and can roll back without touching the core system.',
        ],
      },
      {
        heading: 'Technologies',
        paragraphs: ['The building blocks of this project.'],
        items: [
          'REST interfaces described with OpenAPI in front of the core banking system',
          'OAuth 2.0 and OpenID Connect for sign-in, with a second factor',
          'A responsive web application and a cross-platform mobile application in TypeScript',
          'Containers on Kubernetes with separate test and production environments',
          'Automated tests and security checks on every change',
        ],
      },
    ],
    metaDescription:
      'How a financial institution moved everyday requests to web and mobile while its core system stayed in place: challenge, approach, result, technologies.',
  },
  {
    slug: 'voting-digitalization',
    industry: 'Voting',
    industryId: null,
    title: 'Digital Voting Application',
    homeTitle: 'Govtech voting platform',
    summary:
      'An organisation wanted to hold ballots online without giving up secrecy or a count that can be checked. We built the application and the procedure around it.',
    color: '#d64d4d',
    claim: null,
    reviewNote,
    pulled: 'We treated the procedure as part of the product.',
    sections: [
      {
        heading: 'The challenge',
        paragraphs: [
          'Paper ballots took a long time to send, collect and count, and voters abroad were often left out. A digital ballot has to answer harder questions: only those entitled may vote, each once; nobody may learn how a person voted; and anybody appointed to check must be able to follow the count.',
          'It also has to work for people with old phones, slow connections or a screen reader.',
        ],
        items: [
          'The voter register was kept in spreadsheets.',
          'Secrecy and verifiability pull in opposite directions.',
          'A ballot has fixed hours: a failure cannot be fixed next week.',
        ],
      },
      {
        heading: 'Our approach',
        paragraphs: [
          'We treated the procedure as part of the product. Before any screen was drawn we wrote down who may do what at which moment, and which two people have to be present.',
        ],
        items: [
          'Clean the voter register and settle how disputes are decided.',
          'Separate the proof of entitlement from the ballot itself, so that the two cannot be joined again.',
          'Encrypt ballots on the voter’s device and open them only with the keys of several officials.',
          'Give every voter a receipt that shows the ballot was counted, without showing its content.',
          'Rehearse the whole ballot with test voters, with planned failures, and invite an outside review.',
          'Keep an assisted way to vote for people who cannot use the application.',
        ],
      },
      {
        heading: 'The result',
        paragraphs: [
          'The organisation now runs its own ballots: it prepares the register, opens and closes the vote, and publishes the result with the records that observers need. Voters use the device they own.',
          'The application was built for the ballots of this organisation; we do not recommend it unchanged for state elections, where the law sets its own conditions.',
        ],
      },
      {
        heading: 'Technologies',
        paragraphs: ['The building blocks of this project.'],
        items: [
          'A web application that works on old phones and with assistive technology',
          'Public-key encryption of ballots, with the opening key shared between officials',
          'One-time voting credentials kept apart from the voter register',
          'An append-only log of all administrative steps for observers',
          'Load tests and a rehearsed fallback site',
        ],
      },
    ],
    metaDescription:
      'How we built a digital voting application with secret ballots and a count that observers can follow: challenge, approach, result and technologies.',
  },
  {
    slug: 'retail-omnichannel',
    industry: 'Retail',
    industryId: 'retail',
    title: 'Omnichannel Retail Experience',
    homeTitle: null,
    summary:
      'A retailer’s shops and online shop worked from different stock and prices. We joined them, so that customers can order, collect and return in either.',
    color: '#b05be0',
    claim: { text: '25% sales increase', sourceNote },
    reviewNote,
    pulled: 'We started with stock, because every other promise depends on it.',
    sections: [
      {
        heading: 'The challenge',
        paragraphs: [
          'The online shop and the branches ran on separate systems. Goods shown as available online were sold out in the warehouse, while the same goods sat on a shelf in a branch. Offers had to be entered twice and did not always agree.',
          'Branch staff could not see online orders, so a customer with a question at the counter was told to ring a hotline.',
        ],
        items: [
          'Stock figures were a day old.',
          'Prices and offers differed between channels.',
          'Returns were possible only where the goods were bought.',
        ],
      },
      {
        heading: 'Our approach',
        paragraphs: [
          'We started with stock, because every other promise depends on it. Only when the figures could be trusted did we open collection in the branches.',
        ],
        items: [
          'Collect sales, returns and deliveries from tills and warehouse as events in one stock service.',
          'Move products, prices and offers into one source that feeds both channels.',
          'Give branch staff a screen for online orders, collection and returns.',
          'Open collection in a few branches first, with staff feedback every week, then in the others.',
          'Measure sales in the same way before and after, so that the effect can be compared.',
        ],
      },
      {
        heading: 'The result',
        paragraphs: [
          'Customers see where goods are available, order in one channel and collect or return in another. Staff answer questions about any order at the counter.',
        ],
      },
      {
        heading: 'Technologies',
        paragraphs: ['The building blocks of this project.'],
        items: [
          'An event stream that carries sales, returns and deliveries to the stock service',
          'A product and price service with a REST interface for till and online shop',
          'A server-rendered online shop built for quick loading on phones',
          'A branch application for tablets that keeps working when the connection drops',
          'Dashboards for stock accuracy and order status',
        ],
      },
    ],
    metaDescription:
      'How we joined the shops and the online shop of a retailer, starting with stock that can be trusted: challenge, approach, result and technologies.',
  },
]

export const findCaseStudy = (slug: string) => caseStudies.find((study) => study.slug === slug)
