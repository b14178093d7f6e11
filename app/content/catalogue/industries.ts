// The nine industries of /industries, in page order; home stories, forms and case studies refer to their ids.
type IndustryId =
  | 'education'
  | 'consumer'
  | 'hospitality'
  | 'banking'
  | 'retail'
  | 'healthcare'
  | 'software'
  | 'travel'
  | 'consultancy'

type IndustrySolution = { name: string; description: string }

export type Industry = {
  id: IndustryId
  name: string
  icon: string
  description: string
  solutions: readonly [IndustrySolution, IndustrySolution, IndustrySolution, IndustrySolution, IndustrySolution]
  color: string
  metaDescription: string
}

type ApproachStep = { number: 1 | 2 | 3 | 4; title: string; description: string; color: string }

type Nine<T> = readonly [T, T, T, T, T, T, T, T, T]

export const industries: Nine<Industry> = [
  {
    id: 'education',
    name: 'Education',
    icon: 'graduation-cap',
    description:
      'Schools, universities and training providers run on enrolment, timetables, teaching material and results. We connect those steps, so that staff type a record once and learners see the same information on every device, including on a slow connection.',
    solutions: [
      {
        name: 'Learning management',
        description:
          'One place for course material, assignments, marking and feedback, set up around your own programmes.',
      },
      {
        name: 'Admissions and enrolment',
        description:
          'Online applications with document upload, review stages and a status page that applicants can check.',
      },
      {
        name: 'Student information',
        description: 'Records, attendance, timetables and grades in one system, with access set by role.',
      },
      {
        name: 'Virtual classrooms',
        description: 'Live lessons and recordings connected to your timetable, with a low-bandwidth mode.',
      },
      {
        name: 'Learning analytics',
        description: 'Reports on attendance and progress that show early which learners need help.',
      },
    ],
    color: '#2f7df6',
    metaDescription:
      'Technology for schools, universities and training providers: learning management, admissions, student records, virtual classrooms and learning analytics.',
  },
  {
    id: 'consumer',
    name: 'Consumer',
    icon: 'shopping-bag',
    description:
      'Consumer brands sell through shops, marketplaces and their own channels, and often see only part of the picture. We bring product, order and customer data together, and build a direct channel that belongs to the brand.',
    solutions: [
      {
        name: 'Direct-to-consumer shops',
        description: 'An online shop under your own brand, connected to your stock, payment and delivery partners.',
      },
      {
        name: 'Product information management',
        description: 'One source for names, ingredients, pictures and translations, fed to every sales channel.',
      },
      {
        name: 'Customer data platforms',
        description: 'Consent, contact details and purchase history in one profile that customers can view and delete.',
      },
      {
        name: 'Loyalty programmes',
        description: 'Points, vouchers and member offers that work the same in an app, online and at the till.',
      },
      {
        name: 'Demand forecasting',
        description: 'Forecasts from past sales and seasons, shown next to current stock so planners can act on them.',
      },
    ],
    color: '#dd4b82',
    metaDescription:
      'Technology for consumer brands: direct-to-consumer shops, product information, customer data with consent, loyalty programmes and demand forecasting.',
  },
  {
    id: 'hospitality',
    name: 'Hospitality',
    icon: 'concierge-bell',
    description:
      'Hotels and restaurants have to keep reservations, rooms, staff and guests in step around the clock. We connect booking, front desk, housekeeping and payment, so that guests wait less and staff always know how things stand.',
    solutions: [
      {
        name: 'Property management',
        description: 'Rooms, rates, housekeeping and invoices for one property or several, in one view.',
      },
      {
        name: 'Booking engines',
        description: 'Direct reservations on your own site, kept in step with the travel platforms you sell through.',
      },
      {
        name: 'Guest experience apps',
        description: 'Requests, messages and local information on the guest’s own phone, without a queue at the desk.',
      },
      {
        name: 'Contactless service',
        description: 'Online check-in, digital keys and ordering at the table, with a staffed desk as the alternative.',
      },
      {
        name: 'Revenue management',
        description: 'Occupancy and rate reports that support pricing decisions day by day.',
      },
    ],
    color: '#d4672a',
    metaDescription:
      'Technology for hotels and restaurants: property management, direct booking, guest apps, contactless service and revenue management.',
  },
  {
    id: 'banking',
    name: 'Banking',
    icon: 'landmark',
    description:
      'Banks and financial firms must change their services without putting money, data or licences at risk. We build customer channels and internal tools around the core systems you keep, with every change tested, logged and reversible.',
    solutions: [
      {
        name: 'Digital banking',
        description:
          'Web and mobile banking for accounts, transfers and cards, accessible and tested on common devices.',
      },
      {
        name: 'Payment processing',
        description: 'Card, transfer and mobile-money payments with reconciliation reports for your finance team.',
      },
      {
        name: 'Fraud detection',
        description: 'Rules and models that flag unusual transactions and pass them to a person with the reason.',
      },
      {
        name: 'Customer onboarding',
        description: 'Identity checks, document capture and approval steps in one traceable process.',
      },
      {
        name: 'Regulatory reporting',
        description: 'Reports drawn from source data with a record of who changed what, and when.',
      },
    ],
    color: '#15909a',
    metaDescription:
      'Technology for banks and financial firms: digital banking, payment processing, fraud detection, customer onboarding and regulatory reporting.',
  },
  {
    id: 'retail',
    name: 'Retail',
    icon: 'store',
    description:
      'Shoppers move between shop, website and phone, and expect prices and stock to agree. We join the till, the online shop and the warehouse, so that customers get the same answer in every channel.',
    solutions: [
      {
        name: 'Omnichannel commerce',
        description: 'One basket and one order history across shop, website and app, including collection in store.',
      },
      {
        name: 'Inventory management',
        description: 'Stock levels by shop and warehouse, updated with each sale, return and delivery.',
      },
      {
        name: 'Point of sale',
        description: 'Tills that keep selling when the connection drops and reconcile the books afterwards.',
      },
      {
        name: 'Customer insight',
        description: 'Reports on what sells together, what is returned and which offers are used.',
      },
      {
        name: 'Supply chain visibility',
        description: 'Orders and deliveries followed from supplier to shelf, with a warning when one is late.',
      },
    ],
    color: '#b05be0',
    metaDescription:
      'Technology for retailers: omnichannel commerce, inventory management, point of sale, customer insight and supply chain visibility.',
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    icon: 'heart-pulse',
    description:
      'Hospitals, clinics and laboratories hold sensitive data in many systems that rarely speak to each other. We connect them with access control and a full audit trail, and give clinicians screens that need fewer clicks.',
    solutions: [
      {
        name: 'Electronic health records',
        description: 'Patient records that authorised staff can find, read and complete at the point of care.',
      },
      {
        name: 'Telemedicine',
        description: 'Video appointments with booking, consent and notes in the patient’s record.',
      },
      {
        name: 'Systems integration',
        description: 'Laboratory, imaging, pharmacy and billing systems connected through standard interfaces.',
      },
      {
        name: 'Patient portals',
        description: 'Appointments, results and messages for patients, with strong sign-in.',
      },
      {
        name: 'Healthcare analytics',
        description: 'Reports on waiting times, occupancy and outcomes from anonymised data.',
      },
    ],
    color: '#179a63',
    metaDescription:
      'Technology for hospitals, clinics and laboratories: health records, telemedicine, systems integration, patient portals and healthcare analytics.',
  },
  {
    id: 'software',
    name: 'Software',
    icon: 'code-xml',
    description:
      'Software companies come to us when a product has to grow faster than the team, or when its foundations need work. We join as engineers: we read the code, agree on what is finished, and leave tests and documents behind.',
    solutions: [
      {
        name: 'Product engineering',
        description: 'Feature teams that work in your repository, your review process and your release rhythm.',
      },
      {
        name: 'Platform modernisation',
        description: 'Old modules replaced step by step while the product stays in use.',
      },
      {
        name: 'Quality engineering',
        description: 'Automated tests for the paths your customers use most, run on every change.',
      },
      {
        name: 'DevOps automation',
        description: 'Builds, releases and environments described as code, so that releases become routine.',
      },
      {
        name: 'Application security',
        description: 'Code review, dependency checks and threat models, with findings ranked by risk.',
      },
    ],
    color: '#6c70ee',
    metaDescription:
      'Engineering support for software companies: product engineering, platform modernisation, quality engineering, DevOps automation and application security.',
  },
  {
    id: 'travel',
    name: 'Travel',
    icon: 'plane',
    description:
      'Travel firms sell places that expire, often through partners whose systems change. We build booking and service tools that show true availability, cope with the busy season and help when plans change.',
    solutions: [
      {
        name: 'Booking platforms',
        description: 'Search, reservation and payment for transport, stays and activities in one journey.',
      },
      {
        name: 'Supplier integration',
        description: 'Connections to airlines, hotels and distribution systems, watched so that a fault is seen early.',
      },
      {
        name: 'Itinerary apps',
        description: 'Tickets, times and changes on the traveller’s phone, readable without a connection.',
      },
      {
        name: 'Dynamic pricing',
        description: 'Price rules based on demand, season and remaining places, with limits that you set.',
      },
      {
        name: 'Traveller support',
        description: 'Rebooking, refunds and messages handled in one inbox with the booking beside it.',
      },
    ],
    color: '#1187c9',
    metaDescription:
      'Technology for travel firms: booking platforms, supplier integration, itinerary apps, dynamic pricing and traveller support.',
  },
  {
    id: 'consultancy',
    name: 'Consultancy',
    icon: 'briefcase-business',
    description:
      'Consultancies sell knowledge and time, and lose both when documents, hours and clients are kept in separate places. We build the tools that hold a practice together and the reports that its clients receive.',
    solutions: [
      {
        name: 'Project and resource planning',
        description: 'Who works on what, until when and within which budget, in one plan.',
      },
      {
        name: 'Knowledge management',
        description: 'Past proposals, reports and methods that can be searched, with access by client and role.',
      },
      {
        name: 'Client portals',
        description: 'A private place for documents, decisions and open questions of each engagement.',
      },
      {
        name: 'Time and billing',
        description: 'Hours recorded once and turned into invoices that match the agreed terms.',
      },
      {
        name: 'Reporting dashboards',
        description: 'Client reports built from live data instead of copied tables.',
      },
    ],
    color: '#a97a14',
    metaDescription:
      'Technology for consultancies: project and resource planning, knowledge management, client portals, time and billing, and reporting dashboards.',
  },
]

export const findIndustry = (id: string) => industries.find((industry) => industry.id === id)

export const industryApproach: readonly [ApproachStep, ApproachStep, ApproachStep, ApproachStep] = [
  {
    number: 1,
    title: 'Industry Analysis',
    description:
      'We talk with the people who do the work, look at the systems in use and list the rules that apply. You receive a short written summary with the problems in order of importance.',
    color: '#2f7df6',
  },
  {
    number: 2,
    title: 'Solution Design',
    description:
      'We describe the solution in plain words, sketches and an architecture plan, with costs, risks and what is left out. You decide before anything is built.',
    color: '#15909a',
  },
  {
    number: 3,
    title: 'Implementation',
    description:
      'We build in short stages that you can try. Each stage ends with a demonstration, tests and a list of what changed. Training and data migration are part of the plan.',
    color: '#b05be0',
  },
  {
    number: 4,
    title: 'Continuous Improvement',
    description:
      'After launch we watch how the system is used, fix what fails and agree the next changes with you. Support terms are agreed in writing in advance.',
    color: '#d4672a',
  },
]

export const industriesPage = {
  title: 'Industries',
  metaDescription:
    'Nine industries we serve, the solutions we build for each, how we work with you from analysis to improvement, and four case studies.',
  heroTitle: 'INDUSTRIES WE SERVE',
  heroSubtitle: 'Specialized expertise across diverse sectors to deliver tailored technology solutions',
  expertiseTitle: 'Our Industry Expertise',
  cardLink: 'Learn More',
  talkLink: 'Talk to us',
  solutionsTitle: 'Industry Solutions',
  solutionsListTitle: 'Our Solutions',
  exploreButton: 'Explore {industry} Solutions',
  approachTitle: 'Our Industry Approach',
  storiesTitle: 'Success Stories',
  storyLink: 'Read Case Study',
  closingTitle: 'Ready to Transform Your Industry?',
  closingText: "Let's discuss how our industry-specific solutions can address your unique challenges.",
  closingButton: 'Schedule a Consultation',
} as const
