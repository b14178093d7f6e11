// The system maps of each case study, before and after. The page draws a map and describes it in words.
import type { CaseStudySlug } from './case-studies.ts'

export type MapPlace = {
  id: string
  /** One or two lines of at most 15 characters. */
  label: readonly [string] | readonly [string, string]
  column: 1 | 2 | 3
  row: 1 | 2 | 3 | 4
  kind: 'system' | 'people' | 'new'
}

export type MapLink = {
  from: string
  to: string
  way: 'by hand' | 'automatic'
  /** The data that flows, as a sentence: the map in words. */
  text: string
}

export type SystemMap = { summary: string; places: readonly MapPlace[]; links: readonly MapLink[] }

export type CaseStudyMaps = { before: SystemMap; after: SystemMap }

export const caseStudyMaps: Readonly<Record<CaseStudySlug, CaseStudyMaps>> = {
  'healthcare-modernization': {
    before: {
      summary: 'Staff carry every detail from system to system.',
      places: [
        { id: 'appointments', label: ['Appointments'], column: 1, row: 1, kind: 'system' },
        { id: 'records', label: ['Patient', 'records'], column: 3, row: 1, kind: 'system' },
        { id: 'staff', label: ['Staff'], column: 2, row: 2, kind: 'people' },
        { id: 'laboratory', label: ['Laboratory'], column: 1, row: 3, kind: 'system' },
        { id: 'billing', label: ['Billing'], column: 3, row: 3, kind: 'system' },
      ],
      links: [
        {
          from: 'staff',
          to: 'appointments',
          way: 'by hand',
          text: 'Staff type the patient’s details into appointments.',
        },
        { from: 'staff', to: 'records', way: 'by hand', text: 'Staff type the same details into the patient record.' },
        { from: 'staff', to: 'billing', way: 'by hand', text: 'Staff type the same details into billing.' },
        {
          from: 'laboratory',
          to: 'staff',
          way: 'by hand',
          text: 'Laboratory results reach staff late, or on paper.',
        },
      ],
    },
    after: {
      summary: 'The same systems, joined by one layer that shows one record.',
      places: [
        { id: 'appointments', label: ['Appointments'], column: 1, row: 1, kind: 'system' },
        { id: 'laboratory', label: ['Laboratory'], column: 2, row: 1, kind: 'system' },
        { id: 'billing', label: ['Billing'], column: 3, row: 1, kind: 'system' },
        { id: 'records', label: ['Patient', 'records'], column: 1, row: 2, kind: 'system' },
        { id: 'layer', label: ['Integration', 'layer'], column: 2, row: 2, kind: 'new' },
        { id: 'log', label: ['Log of', 'every read'], column: 3, row: 2, kind: 'new' },
        { id: 'staff', label: ['Staff:', 'one record'], column: 2, row: 3, kind: 'people' },
      ],
      links: [
        {
          from: 'appointments',
          to: 'layer',
          way: 'automatic',
          text: 'Appointments reach the integration layer by themselves.',
        },
        {
          from: 'laboratory',
          to: 'layer',
          way: 'automatic',
          text: 'Laboratory results arrive when they are released.',
        },
        { from: 'billing', to: 'layer', way: 'automatic', text: 'Billing is joined to the same layer.' },
        {
          from: 'records',
          to: 'layer',
          way: 'automatic',
          text: 'The patient record gives and takes entries through the layer.',
        },
        {
          from: 'layer',
          to: 'staff',
          way: 'automatic',
          text: 'Staff open one record, with the source of every entry.',
        },
        { from: 'layer', to: 'log', way: 'automatic', text: 'Every read of a record is written to a log.' },
      ],
    },
  },
  'banking-transformation': {
    before: {
      summary: 'A branch and a night lie between the customer and the core system.',
      places: [
        { id: 'customer', label: ['Customer'], column: 1, row: 1, kind: 'people' },
        { id: 'branch', label: ['Branch staff'], column: 3, row: 1, kind: 'people' },
        { id: 'nightly', label: ['Nightly run'], column: 1, row: 3, kind: 'system' },
        { id: 'core', label: ['Core banking', 'system'], column: 3, row: 3, kind: 'system' },
      ],
      links: [
        {
          from: 'customer',
          to: 'branch',
          way: 'by hand',
          text: 'The customer visits a branch and hands in a request on paper.',
        },
        { from: 'branch', to: 'core', way: 'by hand', text: 'Branch staff type the request into the core system.' },
        { from: 'core', to: 'nightly', way: 'automatic', text: 'The core system passes changes to its nightly run.' },
        {
          from: 'nightly',
          to: 'customer',
          way: 'automatic',
          text: 'The customer sees a change only after the nightly run.',
        },
      ],
    },
    after: {
      summary: 'The core system stays; everything new stands in front of it.',
      places: [
        { id: 'customer', label: ['Customer'], column: 1, row: 1, kind: 'people' },
        { id: 'branch', label: ['Branch staff'], column: 3, row: 1, kind: 'people' },
        { id: 'channels', label: ['Web and', 'mobile'], column: 1, row: 2, kind: 'new' },
        { id: 'layer', label: ['Interface', 'layer'], column: 2, row: 3, kind: 'new' },
        { id: 'alerts', label: ['Limits', 'and logs'], column: 3, row: 3, kind: 'new' },
        { id: 'core', label: ['Core banking', 'system'], column: 2, row: 4, kind: 'system' },
      ],
      links: [
        {
          from: 'customer',
          to: 'channels',
          way: 'automatic',
          text: 'The customer settles everyday requests on the web or a phone.',
        },
        { from: 'channels', to: 'layer', way: 'automatic', text: 'Web and mobile use the same interface layer.' },
        {
          from: 'branch',
          to: 'layer',
          way: 'automatic',
          text: 'Branch staff see the same status as the customer.',
        },
        { from: 'layer', to: 'alerts', way: 'automatic', text: 'The layer keeps limits and writes logs.' },
        { from: 'layer', to: 'core', way: 'automatic', text: 'The layer passes requests to the core system.' },
      ],
    },
  },
  'voting-digitalization': {
    before: {
      summary: 'A spreadsheet, paper and the post.',
      places: [
        { id: 'register', label: ['Register in', 'spreadsheets'], column: 1, row: 1, kind: 'system' },
        { id: 'voters', label: ['Voters'], column: 3, row: 1, kind: 'people' },
        { id: 'ballots', label: ['Paper', 'ballots'], column: 1, row: 3, kind: 'system' },
        { id: 'count', label: ['Count'], column: 3, row: 3, kind: 'people' },
      ],
      links: [
        {
          from: 'register',
          to: 'ballots',
          way: 'by hand',
          text: 'Paper ballots are prepared from a register kept in spreadsheets.',
        },
        {
          from: 'ballots',
          to: 'voters',
          way: 'by hand',
          text: 'Ballots take long to send; voters abroad are often left out.',
        },
        { from: 'voters', to: 'count', way: 'by hand', text: 'Ballots take long to collect and to count.' },
      ],
    },
    after: {
      summary: 'Who may vote and what was voted are kept apart.',
      places: [
        { id: 'register', label: ['Voter', 'register'], column: 1, row: 1, kind: 'system' },
        { id: 'entitlement', label: ['Proof of', 'entitlement'], column: 3, row: 1, kind: 'new' },
        { id: 'voters', label: ['Voter’s own', 'device'], column: 2, row: 2, kind: 'people' },
        { id: 'officials', label: ['Officials', 'with keys'], column: 1, row: 3, kind: 'people' },
        { id: 'ballots', label: ['Encrypted', 'ballots'], column: 2, row: 3, kind: 'new' },
        { id: 'count', label: ['Count'], column: 2, row: 4, kind: 'new' },
        { id: 'observers', label: ['Observers'], column: 3, row: 4, kind: 'people' },
      ],
      links: [
        {
          from: 'register',
          to: 'entitlement',
          way: 'automatic',
          text: 'The register gives each entitled person one credential, for one vote.',
        },
        {
          from: 'entitlement',
          to: 'voters',
          way: 'automatic',
          text: 'The credential opens the ballot on the voter’s own device.',
        },
        {
          from: 'voters',
          to: 'ballots',
          way: 'automatic',
          text: 'The ballot is encrypted on the device and can no longer be joined to the voter.',
        },
        {
          from: 'officials',
          to: 'ballots',
          way: 'by hand',
          text: 'Several officials open the ballots together, each with a key.',
        },
        { from: 'ballots', to: 'count', way: 'automatic', text: 'The opened ballots are counted.' },
        {
          from: 'count',
          to: 'observers',
          way: 'automatic',
          text: 'Observers receive the records that they need to follow the count.',
        },
      ],
    },
  },
  'retail-omnichannel': {
    before: {
      summary: 'Two shops under one name, each with its own stock and prices.',
      places: [
        { id: 'branches', label: ['Branches'], column: 1, row: 1, kind: 'system' },
        { id: 'offers', label: ['Prices', 'and offers'], column: 2, row: 2, kind: 'system' },
        { id: 'shop', label: ['Online shop'], column: 3, row: 1, kind: 'system' },
        { id: 'shelves', label: ['Stock on', 'shelves'], column: 1, row: 3, kind: 'system' },
        { id: 'warehouse', label: ['Stock in the', 'warehouse'], column: 3, row: 3, kind: 'system' },
      ],
      links: [
        { from: 'offers', to: 'branches', way: 'by hand', text: 'Offers are entered for the branches.' },
        {
          from: 'offers',
          to: 'shop',
          way: 'by hand',
          text: 'The same offers are entered again for the online shop, and do not always agree.',
        },
        { from: 'shelves', to: 'branches', way: 'automatic', text: 'The branches sell what lies on their shelves.' },
        {
          from: 'warehouse',
          to: 'shop',
          way: 'automatic',
          text: 'The online shop sells from the warehouse, with figures a day old.',
        },
      ],
    },
    after: {
      summary: 'One stock and one price for both.',
      places: [
        { id: 'prices', label: ['Products', 'and prices'], column: 2, row: 1, kind: 'new' },
        { id: 'tills', label: ['Branch tills'], column: 1, row: 2, kind: 'system' },
        { id: 'shop', label: ['Online shop'], column: 3, row: 2, kind: 'system' },
        { id: 'stock', label: ['Stock', 'service'], column: 2, row: 3, kind: 'new' },
        { id: 'warehouse', label: ['Warehouse'], column: 1, row: 4, kind: 'system' },
        { id: 'staff', label: ['Branch staff:', 'every order'], column: 3, row: 4, kind: 'people' },
      ],
      links: [
        { from: 'prices', to: 'tills', way: 'automatic', text: 'Products and prices reach the tills from one source.' },
        { from: 'prices', to: 'shop', way: 'automatic', text: 'The online shop takes them from the same source.' },
        {
          from: 'tills',
          to: 'stock',
          way: 'automatic',
          text: 'Every sale and return is an event in one stock service.',
        },
        { from: 'shop', to: 'stock', way: 'automatic', text: 'Online orders are events in the same service.' },
        { from: 'warehouse', to: 'stock', way: 'automatic', text: 'So are deliveries to the warehouse.' },
        {
          from: 'stock',
          to: 'staff',
          way: 'automatic',
          text: 'Branch staff see online orders, collections and returns on one screen.',
        },
      ],
    },
  },
}
