// The four sectors of /spotlight. Challenges and solutions keep the order in which the page shows the first three.
type SectorId = 'ecommerce' | 'hospitality' | 'defence' | 'healthcare'
export type SectorPoint = { title: string; description: string }
type Five<T> = readonly [T, T, T, T, T]
type Four<T> = readonly [T, T, T, T]

export type Sector = {
  id: SectorId
  name: string
  icon: string
  description: string
  challenges: Five<SectorPoint>
  solutions: Five<SectorPoint>
  color: string
}

type SpotlightBenefit = { icon: string; title: string; description: string }

export const sectors: Four<Sector> = [
  {
    id: 'ecommerce',
    name: 'Ecommerce',
    icon: 'shopping-cart',
    description:
      'An online shop earns much of its money on a few busy days, when every slow second costs sales. We build shops and the systems behind them for the peak, and keep stock, payment and delivery in step all year.',
    challenges: [
      {
        title: 'Scaling for peak traffic',
        description: 'Campaigns and holidays bring many times the usual visitors, and the shop must stay quick.',
      },
      {
        title: 'Personalised shopping',
        description: 'Customers expect offers that fit them, without the feeling of being watched.',
      },
      {
        title: 'Multiple payment gateways',
        description: 'Cards, wallets, transfers and mobile money each have their own interface, fees and failures.',
      },
      {
        title: 'Inventory management',
        description: 'Stock has to agree between warehouse, marketplaces and shop, or orders are cancelled.',
      },
      {
        title: 'Security and compliance',
        description: 'Card data, personal data and consumer law set rules that change from market to market.',
      },
    ],
    solutions: [
      {
        title: 'Scalable platforms',
        description: 'Shops that add capacity under load and are tested at the expected peak before the day comes.',
      },
      {
        title: 'AI recommendation engines',
        description: 'Suggestions from browsing and buying patterns, based on consent and measured against sales.',
      },
      {
        title: 'Secure payment processing',
        description: 'Several gateways behind one checkout, with fallback, refunds and daily reconciliation.',
      },
      {
        title: 'Inventory management',
        description: 'One stock figure for every channel, updated with each order, return and delivery.',
      },
      {
        title: 'Omnichannel integration',
        description: 'Shop, marketplaces, social channels and tills, connected to the same products and orders.',
      },
    ],
    color: '#b05be0',
  },
  {
    id: 'hospitality',
    name: 'Hospitality',
    icon: 'concierge-bell',
    description:
      'Guests judge a hotel by how well it remembers them and how little they have to wait. We connect booking, property, payment and guest services, for a single hotel or for a group.',
    challenges: [
      {
        title: 'Personalised guest experience',
        description: 'A guest’s preferences are known to one colleague or one system, and lost by the next visit.',
      },
      {
        title: 'Multi-property management',
        description: 'Each property has its own rates, rooms and reports, and the head office compares spreadsheets.',
      },
      {
        title: 'Booking systems',
        description: 'Direct and partner bookings must agree at every moment, or rooms are sold twice.',
      },
      {
        title: 'Security',
        description: 'Passport data, card data and open guest networks make hotels a frequent target.',
      },
      {
        title: 'Third-party integration',
        description:
          'Travel platforms, door locks, tills and accounting come from suppliers that rarely work together.',
      },
    ],
    solutions: [
      {
        title: 'Property management',
        description: 'Rooms, rates, housekeeping and invoices for all properties in one system, with roles for each.',
      },
      {
        title: 'Guest experience platforms',
        description: 'Preferences, requests and messages in one guest profile that staff can use on shift.',
      },
      {
        title: 'Revenue management',
        description: 'Occupancy, demand and rates side by side, with price suggestions that a person approves.',
      },
      {
        title: 'Contactless service',
        description: 'Check-in, keys, ordering and payment on the guest’s phone, with the desk as an alternative.',
      },
      {
        title: 'Integrated booking',
        description: 'A booking engine on your own site, kept in step with partner platforms in both directions.',
      },
    ],
    color: '#d4672a',
  },
  {
    id: 'defence',
    name: 'Defence',
    icon: 'shield',
    description:
      'Defence organisations need systems that work under pressure, last for many years and can be inspected line by line. We support them with secure software, integration and training tools, within the law and the export rules that apply.',
    challenges: [
      {
        title: 'Strict security and compliance',
        description: 'Classified data, clearances and national rules determine who may build, host and see a system.',
      },
      {
        title: 'Reliability',
        description: 'Systems must keep working with lost connections, damaged parts and untrained replacements.',
      },
      {
        title: 'Supply chains',
        description: 'Spare parts and software components must be traceable to their origin for decades.',
      },
      {
        title: 'Legacy integration',
        description: 'New tools have to work with equipment whose interfaces are decades old.',
      },
      {
        title: 'Mission-critical operations',
        description: 'Changes cannot wait for a quiet moment and must not interrupt a running operation.',
      },
    ],
    solutions: [
      {
        title: 'Secure communications',
        description: 'Encrypted voice, text and data over networks that you control, with key management.',
      },
      {
        title: 'Intelligence analysis',
        description: 'Tools that bring reports and sensor data together and keep the source of every statement.',
      },
      {
        title: 'Supply chain',
        description: 'Parts, stocks and deliveries followed from maker to unit, with checks of origin.',
      },
      {
        title: 'Simulation and training',
        description: 'Exercises on screen that prepare crews for procedures and failures without using equipment.',
      },
      {
        title: 'Cybersecurity',
        description: 'Hardening, monitoring and a rehearsed response for systems under deliberate attack.',
      },
    ],
    color: '#6a86a6',
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    icon: 'heart-pulse',
    description:
      'Care depends on the right fact reaching the right person in time, and on nobody else seeing it. We connect clinical and administrative systems and build tools for patients and staff.',
    challenges: [
      {
        title: 'Patient data privacy',
        description: 'Health data is among the most sensitive there is, and many people need access to part of it.',
      },
      {
        title: 'Integrating systems',
        description: 'Records, laboratory, imaging, pharmacy and billing come from different makers and decades.',
      },
      {
        title: 'Regulatory compliance',
        description:
          'Rules on records, devices and data protection differ by country, and compliance must be demonstrated.',
      },
      {
        title: 'Patient engagement',
        description: 'Patients forget appointments and instructions when information reaches them late or on paper.',
      },
      {
        title: 'Operations',
        description: 'Beds, rooms, staff and stock are planned by telephone, and waiting times grow unnoticed.',
      },
    ],
    solutions: [
      {
        title: 'Electronic health records',
        description: 'One record for each patient, with access by role and a log of every access.',
      },
      {
        title: 'Telemedicine',
        description: 'Video appointments with booking, consent, notes and prescriptions in the same place.',
      },
      {
        title: 'Analytics',
        description: 'Waiting times, occupancy and outcomes as reports, from anonymised data.',
      },
      {
        title: 'Patient engagement apps',
        description: 'Reminders, results, instructions and questions on the patient’s own phone.',
      },
      {
        title: 'Practice management',
        description: 'Appointments, rooms, staff and billing of a practice or clinic in one plan.',
      },
    ],
    color: '#179a63',
  },
]

export const defaultSector: SectorId = 'ecommerce'

export const spotlightBenefits: Four<SpotlightBenefit> = [
  {
    icon: 'award',
    title: 'Industry Expertise',
    description:
      'We learn how your sector works before we propose anything, and we put people on the project who speak its language.',
  },
  {
    icon: 'puzzle',
    title: 'Tailored Solutions',
    description:
      'We fit the solution to your processes and to the systems you keep. Where a standard product does the job, we say so.',
  },
  {
    icon: 'lightbulb',
    title: 'Innovative Approach',
    description:
      'We try new technology in a small proof of concept first, and use it only where the result is better than the familiar way.',
  },
  {
    icon: 'scale',
    title: 'Compliance Focus',
    description: 'We list the rules that apply before we design, and document how each is met.',
  },
]

// {company}, {sector} and {sectorLower} are filled in by the page.
export const spotlightPage = {
  title: 'Industry Spotlight',
  metaDescription:
    'A closer look at ecommerce, hospitality, defence and healthcare: five challenges in each sector and the IT solutions we build for them.',
  heroTitle: 'Industry Spotlight',
  heroSubtitle: 'In-depth focus on our specialized IT solutions for key industries',
  heroButton: 'Explore Industries',
  overviewTitle: 'Industry Focus Areas',
  overviewSubtitle: 'Discover our specialized expertise in these key sectors',
  sectorTitle: '{sector} IT Solutions',
  sectorSubtitle: 'Comprehensive technology solutions tailored for the {sectorLower} industry',
  panelChallenges: 'Key Challenges',
  panelSolutions: 'Our Solutions',
  panelLink: 'Learn More',
  sectionChallenges: 'Industry Challenges',
  sectionSolutions: 'Our Solutions',
  benefitsTitle: 'Why Choose {company}',
  benefitsSubtitle: 'What sets our industry-specific IT solutions apart',
} as const
