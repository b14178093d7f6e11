import type { ContentSection } from '#app/content/section.ts'

export type ProductId =
  | 'course-enrolment-manager'
  | 'digital-voting-platform'
  | 'healthcare-data-hub'
  | 'retail-stock-sync'
  | 'hospitality-booking-desk'
  | 'service-desk-portal'

type Product = {
  id: ProductId
  name: string
  category: string
  icon: string
  description: string
  features: readonly [string, string, string, string, string]
  sections: readonly ContentSection[]
  metaDescription: string
}

type ProductBenefit = { title: string; description: string; icon: string }

type PlanId = 'standard' | 'professional' | 'enterprise'

type PricingPlan = {
  id: PlanId
  name: 'Standard' | 'Professional' | 'Enterprise'
  audience: string
  users: string
  storage: string
  badge: string | null
  // A null price is shown as '?' with a request link; amounts are in the currency's smallest unit.
  priceMinor: number | null
  currency: string | null
  period: 'month' | 'year' | null
  features: readonly string[]
  cta: { label: string; href: string }
  requestHref: string
}

export const products: readonly Product[] = [
  {
    id: 'course-enrolment-manager',
    name: 'Course and Enrolment Manager',
    category: 'Education',
    icon: 'graduation-cap',
    description:
      'Publishes courses, takes applications, and follows each applicant from the first form to a confirmed seat. For schools, training providers and academies.',
    features: [
      'Course catalogue with levels, durations and groups',
      'Application forms with status and history per applicant',
      'Seats, waiting lists and discount codes',
      'Emails to applicants whenever their status changes',
      'Export of applications and seats as CSV',
    ],
    sections: [
      {
        heading: 'What it is for',
        paragraphs: [
          'Enrolment is often run from a mailbox and a spreadsheet. Applications are then answered twice or not at all, and nobody can say how many seats are left. This product keeps the catalogue, the applications and the seats in one place.',
          'Applicants need no account. They receive a link to see the state of their own application.',
        ],
      },
      {
        heading: 'How it works',
        inOrder: true,
        items: [
          'Staff describe a course once: level, duration, tasks, seats and, if there is one, the price.',
          'An applicant fills in one short form on the public course page.',
          'Staff review, invite to an interview, accept or reject; each step is recorded with person and time.',
          'Acceptance takes a seat. When seats run out, the waiting list takes over.',
        ],
      },
      {
        heading: 'How it is delivered',
        paragraphs: [
          'We set up your catalogue, forms, email templates and roles, import existing applications if you have them, and train the people who will use it.',
        ],
      },
      {
        heading: 'Data and access',
        items: [
          'Roles for admissions, teaching and read-only access.',
          'Retention periods per kind of record; expired records are deleted automatically.',
          'Export and erasure of one person, for data-protection requests.',
        ],
      },
      {
        heading: 'What it does not include',
        items: [
          'Online payment, unless we connect a payment provider you have a contract with.',
          'Teaching material and examinations: it can link to your learning platform.',
        ],
      },
    ],
    metaDescription:
      'Course and Enrolment Manager: catalogue, applications, seats and waiting lists for schools and training providers, configured per client.',
  },
  {
    id: 'digital-voting-platform',
    name: 'Digital Voting Platform',
    category: 'Government',
    icon: 'vote',
    description:
      'Runs elections and ballots for associations, institutions and public bodies: voter list, secret ballot, and a count that can be checked.',
    features: [
      'Voter list with one vote for each eligible person',
      'Secret ballot: votes are stored apart from identities',
      'Ballots that work on phones, by keyboard and with screen readers',
      'Log of every administrative step, which cannot be changed later',
      'Result with the records needed to check the count',
    ],
    sections: [
      {
        heading: 'What it is for',
        paragraphs: [
          'A vote must be open to everyone entitled, closed to everyone else, secret, and verifiable by somebody who trusts none of the people involved. The platform is built around these four requirements.',
          'See also our case study on a digital voting application.',
        ],
      },
      {
        heading: 'How it works',
        inOrder: true,
        items: [
          'The election committee sets the question, the voter list, opening and closing times.',
          'Voters receive their access by the channel you choose and confirm their identity.',
          'The vote is separated from the identity before it is stored.',
          'At closing time the agreed number of key holders opens the ballot box together.',
          'The committee receives the result, the log and the records for an independent check.',
        ],
      },
      {
        heading: 'How it is delivered',
        paragraphs: [
          'Delivered and configured for each election. Each use begins with a trial election with your committee. Whether an electronic vote is permitted for your purpose is decided by your rules or by law, and must be settled first.',
        ],
      },
      {
        heading: 'What we need from you',
        items: [
          'The rules of the election, and the name of the body that is responsible for it.',
          'The voter list in an agreed format, and a person responsible for its accuracy.',
          'A decision on how voters prove who they are.',
          'Key holders who are available at closing time.',
        ],
      },
      {
        heading: 'What it does not include',
        items: [
          'Legal approval of an election or of its rules.',
          'Protection against pressure on voters outside the system; paper or supervised voting may be the better choice.',
          'Campaigning or polling functions.',
        ],
      },
    ],
    metaDescription:
      'Digital Voting Platform: voter lists, secret ballots and a count that can be checked, for associations, institutions and public bodies.',
  },
  {
    id: 'healthcare-data-hub',
    name: 'Healthcare Data Hub',
    category: 'Healthcare',
    icon: 'heart-pulse',
    description:
      'Connects the separate systems of a clinic or hospital, so that patient data is entered once and reaches every system that needs it.',
    features: [
      'Connections through HL7 and FHIR, files or databases',
      'Matching of patients who appear in several systems',
      'Queue that redelivers messages after a failure',
      'Record of who received which data, and when',
      'Monitoring page for failed or delayed messages',
    ],
    sections: [
      {
        heading: 'What it is for',
        paragraphs: [
          'Reception, laboratory, pharmacy and billing often run on different systems. Staff type the same name four times, and results arrive on paper. The hub carries agreed data between the systems and leaves the systems themselves in place.',
        ],
      },
      {
        heading: 'How it works',
        inOrder: true,
        items: [
          'Each system is connected through the interface it offers.',
          'Rules state which data goes where, and who may receive it.',
          'Messages wait in a queue until the receiver has confirmed them.',
          'Doubtful patient matches go to a person and are never merged automatically.',
        ],
      },
      {
        heading: 'How it is delivered',
        paragraphs: [
          'Delivered and configured for each client, on servers of your choice where rules require it. We connect one pair of systems first and run it alongside the old process before adding others.',
        ],
      },
      {
        heading: 'Data and access',
        items: [
          'Encrypted connections, and encrypted storage of waiting messages.',
          'Access by role, with a second factor for administrators.',
          'Test work with artificial records, not with real patients.',
        ],
      },
      {
        heading: 'What it does not include',
        items: [
          'Medical decisions, diagnosis or advice: it carries data and does not judge it.',
          'Interface licences charged by the makers of your systems.',
          'Approval as a medical device.',
        ],
      },
    ],
    metaDescription:
      'Healthcare Data Hub: connects clinic and hospital systems through HL7 and FHIR, with patient matching, delivery queues and access records.',
  },
  {
    id: 'retail-stock-sync',
    name: 'Retail Stock Sync',
    category: 'Retail',
    icon: 'package-check',
    description:
      'Keeps stock, prices and orders the same in the shop, the warehouse and the online store, and shows where they differ.',
    features: [
      'One stock figure across tills, warehouse and online store',
      'Reservation of goods while an order is being paid',
      'Price and product changes published to every channel',
      'List of differences with their probable cause',
      'Low-stock notices by product and branch',
    ],
    sections: [
      {
        heading: 'What it is for',
        paragraphs: [
          'When each sales channel keeps its own count, goods are sold twice online or sit unsold in a branch. The product sits between your till system, warehouse and store, and keeps their figures together.',
        ],
      },
      {
        heading: 'How it works',
        inOrder: true,
        items: [
          'Every sale, return, delivery and correction arrives as an event.',
          'The stock figure is calculated from the events, so each change can be explained.',
          'Channels are updated at once where they allow it, otherwise on a schedule.',
          'Differences from a stocktake are shown with the events before them.',
        ],
      },
      {
        heading: 'How it is delivered',
        paragraphs: [
          'We connect the systems you have, compare figures in a trial period without changing anything, and only then let the product write.',
        ],
      },
      {
        heading: 'What we need from you',
        items: [
          'Access to the till, warehouse and store systems, or to their suppliers.',
          'A product list with one number per article, or time to make one.',
          'A stocktake at the start.',
        ],
      },
      {
        heading: 'What it does not include',
        items: [
          'A till, a web shop or accounting software.',
          'Theft detection.',
          'Fees of other suppliers for access.',
        ],
      },
    ],
    metaDescription:
      'Retail Stock Sync: one stock figure for shop, warehouse and online store, with reservations, price updates and a list of differences.',
  },
  {
    id: 'hospitality-booking-desk',
    name: 'Hospitality Booking Desk',
    category: 'Hospitality',
    icon: 'concierge-bell',
    description:
      'Bookings, rooms and guest requests for hotels and guest houses with one or several properties, usable at the desk and on a phone.',
    features: [
      'Room plan for one or several properties',
      'Direct bookings from your own website',
      'Guest requests with a person responsible and a time',
      'Arrival and departure lists for desk and housekeeping',
      'Occupancy and revenue reports by day and room type',
    ],
    sections: [
      {
        heading: 'What it is for',
        paragraphs: [
          'A small hotel needs three things to agree: what is booked, which rooms are ready, and what guests have asked for. The desk, housekeeping and management see the same plan, each with what they need.',
        ],
      },
      {
        heading: 'How it works',
        inOrder: true,
        items: [
          'Bookings from your website, the telephone and connected portals land in one plan.',
          'A room cannot be sold twice for the same night.',
          'Housekeeping marks rooms as ready on a phone; the desk sees it at once.',
          'Requests stay open until somebody closes them.',
        ],
      },
      {
        heading: 'How it is delivered',
        paragraphs: [
          'We enter properties, rooms, rates and rules with you, take over future bookings, and stay available on the first days of use.',
        ],
      },
      {
        heading: 'Data and access',
        items: [
          'Card numbers are not stored: payment stays with your payment provider.',
          'Guest data is deleted after the periods you and the law require.',
          'Roles for desk, housekeeping and management.',
        ],
      },
      {
        heading: 'What it does not include',
        items: [
          'Commission and contracts with booking portals.',
          'Door locks and telephone systems, unless an interface is agreed.',
          'Accounting: figures can be exported to it.',
        ],
      },
    ],
    metaDescription:
      'Hospitality Booking Desk: room plan, direct bookings, guest requests and reports for hotels with one or several properties.',
  },
  {
    id: 'service-desk-portal',
    name: 'Service Desk Portal',
    category: 'Operations',
    icon: 'life-buoy',
    description:
      'One route for requests from staff or customers: recorded, assigned, answered in time, and counted afterwards.',
    features: [
      'Requests by web form and email, each with a reference',
      'Assignment, priorities and due times by business hours',
      'Answers from templates, with the full thread kept',
      'Knowledge pages that customers can search',
      'Reports on volumes, response times and causes',
    ],
    sections: [
      {
        heading: 'What it is for',
        paragraphs: [
          'Requests sent to personal mailboxes get lost when someone is on holiday. The portal gives each one a reference, an owner and a due time, and lets the person who asked see what is happening.',
        ],
      },
      {
        heading: 'How it works',
        inOrder: true,
        items: [
          'A request arrives by form or email and receives a reference.',
          'Rules suggest an owner and a priority; a person can change both.',
          'Due times follow the business hours and holidays of your office.',
          'Closed requests feed the report on causes, and the knowledge pages.',
        ],
      },
      {
        heading: 'How it is delivered',
        paragraphs: [
          'We set up categories, business hours, templates and email addresses with you, and import open requests if they can be exported.',
        ],
      },
      {
        heading: 'What we need from you',
        items: [
          'The list of request types and who answers them.',
          'Business hours, holidays and the response times you promise.',
          'Access to the email domain, so that answers are delivered.',
        ],
      },
      {
        heading: 'What it does not include',
        items: [
          'The people who answer: see BPO services or managed services.',
          'Remote control of computers.',
          'A telephone system.',
        ],
      },
    ],
    metaDescription:
      'Service Desk Portal: requests by form and email with reference, owner and due time, knowledge pages and reports, configured per client.',
  },
]

export const productsMeta = {
  title: 'Products',
  description:
    'Six software products from BN Technologies for education, government, healthcare, retail, hospitality and operations, configured per client.',
} as const

export const productBenefits = [
  {
    title: 'Configured for you',
    description:
      'Every product is set up with your terms, roles and rules before anyone has to use it. You see it with your own data first.',
    icon: 'sliders-horizontal',
  },
  {
    title: 'Connected to what you have',
    description:
      'Interfaces and imports are part of the delivery. Your other systems stay in place unless you want to replace them.',
    icon: 'plug',
  },
  {
    title: 'Your data stays yours',
    description:
      'You can export your records in open formats at any time. When a contract ends you receive everything, and we delete our copy.',
    icon: 'database',
  },
  {
    title: 'Supported by its makers',
    description:
      'The people who build the product answer your questions, from offices in Seoul and Buea, {replyPromise}.',
    icon: 'users',
  },
] as const satisfies readonly [ProductBenefit, ProductBenefit, ProductBenefit, ProductBenefit]

export const pricingPlans: readonly [PricingPlan, PricingPlan, PricingPlan] = [
  {
    id: 'standard',
    name: 'Standard',
    audience: 'For one team starting with one product.',
    users: 'Up to 10 users',
    storage: '5TB',
    badge: null,
    priceMinor: null,
    currency: null,
    period: null,
    features: [
      'Up to 10 users',
      '5TB of storage',
      'One product, configured with you',
      'Daily backups',
      'Email support in business hours',
    ],
    cta: { label: 'Get Started', href: '/cta?plan=standard' },
    requestHref: '/cta?plan=standard',
  },
  {
    id: 'professional',
    name: 'Professional',
    audience: 'For several teams, with connections to other systems.',
    users: 'Up to 50 users',
    storage: '20TB',
    badge: 'Most Popular',
    priceMinor: null,
    currency: null,
    period: null,
    features: [
      'Up to 50 users',
      '20TB of storage',
      'Everything in Standard',
      'Interfaces to agreed systems',
      'Roles and access per department',
      'Training for those who run it',
    ],
    cta: { label: 'Get Started', href: '/cta?plan=professional' },
    requestHref: '/cta?plan=professional',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    audience: 'For organisations with their own rules on hosting and security.',
    users: 'Unlimited users',
    storage: 'Unlimited storage',
    badge: null,
    priceMinor: null,
    currency: null,
    period: null,
    features: [
      'Unlimited users',
      'Unlimited storage',
      'Everything in Professional',
      'Operation on your servers or in your cloud account',
      'Single sign-on with your directory',
      '24/7 support under a managed-service agreement',
    ],
    cta: { label: 'Contact Us', href: '/contact?plan=enterprise' },
    requestHref: '/cta?plan=enterprise',
  },
]

export const findProduct = (id: string) => products.find((product) => product.id === id)

export const findPlan = (id: string) => pricingPlans.find((plan) => plan.id === id)
