// One screen of each product, with invented data. Every part says what a visitor should notice.
import type { ProductId } from './products.ts'

type ScreenState = 'good' | 'waiting' | 'attention'

export type ScreenPart = { title: string; point: string } & (
  | { is: 'figures'; items: readonly { label: string; value: string }[] }
  | { is: 'table'; columns: readonly string[]; rows: readonly { cells: readonly string[]; state?: ScreenState }[] }
  | { is: 'bars'; items: readonly { label: string; share: number; text: string }[] }
  | { is: 'steps'; items: readonly { label: string; state: 'done' | 'now' | 'next' }[] }
  | { is: 'log'; lines: readonly { time: string; text: string }[] }
  | { is: 'plan'; days: readonly string[]; rooms: readonly { label: string; stays: readonly Stay[] }[] }
)

/** Consecutive nights, booked or free. */
type Stay = { from: string; nights: number; label: string | null; state?: ScreenState }

export type ProductScreen = {
  hue: 'education' | 'voting' | 'healthcare' | 'retail' | 'hospitality' | 'operations'
  title: string
  menu: readonly string[]
  parts: readonly [ScreenPart, ScreenPart, ScreenPart]
}

export const productScreens: Readonly<Record<ProductId, ProductScreen>> = {
  'course-enrolment-manager': {
    hue: 'education',
    title: 'Applications',
    menu: ['Courses', 'Applications', 'Seats', 'Messages'],
    parts: [
      {
        is: 'figures',
        title: 'Evening group',
        items: [
          { label: 'Seats', value: '24' },
          { label: 'Taken', value: '19' },
          { label: 'Offered', value: '2' },
          { label: 'Waiting', value: '3' },
        ],
        point: 'How many seats are left is counted from the applications, so it is never a guess.',
      },
      {
        is: 'table',
        title: 'To be answered',
        columns: ['Reference', 'Group', 'Step'],
        rows: [
          { cells: ['APP-1042', 'Evening', 'Interview'], state: 'waiting' },
          { cells: ['APP-1043', 'Weekend', 'Accepted'], state: 'good' },
          { cells: ['APP-1044', 'Evening', 'New'], state: 'attention' },
          { cells: ['APP-1045', 'Evening', 'Waiting list'], state: 'waiting' },
        ],
        point: 'Every applicant has a reference and a step; nobody is answered twice or not at all.',
      },
      {
        is: 'steps',
        title: 'APP-1042',
        items: [
          { label: 'Received', state: 'done' },
          { label: 'Reviewed', state: 'done' },
          { label: 'Interview', state: 'now' },
          { label: 'Seat', state: 'next' },
        ],
        point: 'The applicant follows the same steps by a link, without an account.',
      },
    ],
  },
  'digital-voting-platform': {
    hue: 'voting',
    title: 'Election of the board',
    menu: ['Voter list', 'Ballot', 'Opening', 'Log'],
    parts: [
      {
        is: 'steps',
        title: 'Procedure',
        items: [
          { label: 'List closed', state: 'done' },
          { label: 'Voting', state: 'now' },
          { label: 'Box opened', state: 'next' },
          { label: 'Result', state: 'next' },
        ],
        point: 'The committee sees which step is open and what must happen before the next.',
      },
      {
        is: 'bars',
        title: 'State at noon',
        items: [
          { label: 'Votes received', share: 48, text: '412 of 860' },
          { label: 'Key holders named', share: 100, text: '5 of 5' },
          { label: 'Keys needed to open', share: 60, text: '3 of 5' },
        ],
        point: 'Turnout is shown, the votes are not: the box opens only with several keys at closing time.',
      },
      {
        is: 'log',
        title: 'Log',
        lines: [
          { time: '08:00', text: 'Voting opened, two members present' },
          { time: '09:14', text: 'Access sent again to one voter' },
          { time: '12:00', text: 'State read by the committee' },
        ],
        point: 'Each administrative step is written to a log that cannot be changed later.',
      },
    ],
  },
  'healthcare-data-hub': {
    hue: 'healthcare',
    title: 'Messages',
    menu: ['Systems', 'Messages', 'Matches', 'Access'],
    parts: [
      {
        is: 'figures',
        title: 'Today',
        items: [
          { label: 'Systems', value: '4' },
          { label: 'Delivered', value: '1,284' },
          { label: 'Waiting', value: '12' },
          { label: 'Failed', value: '1' },
        ],
        point: 'Failed and delayed messages are counted where everybody sees them.',
      },
      {
        is: 'table',
        title: 'Queue',
        columns: ['From', 'To', 'Content', 'State'],
        rows: [
          { cells: ['Laboratory', 'Record', 'Result', 'Delivered'], state: 'good' },
          { cells: ['Reception', 'Billing', 'Visit', 'Delivered'], state: 'good' },
          { cells: ['Laboratory', 'Record', 'Result', 'Waiting'], state: 'waiting' },
          { cells: ['Record', 'Pharmacy', 'Order', 'Sent again'], state: 'attention' },
        ],
        point: 'A message waits until the receiving system has confirmed it, and is delivered again after a failure.',
      },
      {
        is: 'table',
        title: 'Same patient?',
        columns: ['Field', 'Record A', 'Record B'],
        rows: [
          { cells: ['Born', '12 Mar 1971', '12 Mar 1971'] },
          { cells: ['Family name', 'Example', 'Exampel'] },
          { cells: ['Address', 'North Road 4', 'Hill Street 9'] },
        ],
        point: 'Doubtful matches are shown side by side. A person decides; nothing is merged automatically.',
      },
    ],
  },
  'retail-stock-sync': {
    hue: 'retail',
    title: 'Stock',
    menu: ['Stock', 'Prices', 'Differences', 'Notices'],
    parts: [
      {
        is: 'table',
        title: 'One figure for every channel',
        columns: ['Article', 'Shops', 'Warehouse', 'Online'],
        rows: [
          { cells: ['2041 Kettle', '14', '40', '54'], state: 'good' },
          { cells: ['1187 Lamp', '3', '0', '3'], state: 'attention' },
          { cells: ['3310 Chair', '8', '22', '29'], state: 'waiting' },
        ],
        point: 'The online store offers what shops and warehouse have together, less what is reserved.',
      },
      {
        is: 'log',
        title: '3310 Chair',
        lines: [
          { time: '10:02', text: 'Sale, branch 2: one less' },
          { time: '10:05', text: 'Online order: one reserved' },
          { time: '10:20', text: 'Delivery: twelve more' },
        ],
        point: 'The figure is calculated from events, so that each change can be explained.',
      },
      {
        is: 'bars',
        title: 'Stocktake',
        items: [
          { label: 'Agrees', share: 97, text: '388 articles' },
          { label: 'Return not scanned', share: 2, text: '8 articles' },
          { label: 'Cause open', share: 1, text: '4 articles' },
        ],
        point: 'After a stocktake the differences are listed with their probable cause.',
      },
    ],
  },
  'hospitality-booking-desk': {
    hue: 'hospitality',
    title: 'Room plan',
    menu: ['Plan', 'Arrivals', 'Requests', 'Reports'],
    parts: [
      {
        is: 'plan',
        title: 'This week',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        rooms: [
          {
            label: '101',
            stays: [
              { from: 'Mon', nights: 3, label: 'Booked', state: 'good' },
              { from: 'Thu', nights: 2, label: null },
            ],
          },
          {
            label: '102',
            stays: [
              { from: 'Mon', nights: 1, label: null },
              { from: 'Tue', nights: 4, label: 'Booked', state: 'good' },
            ],
          },
          {
            label: '103',
            stays: [
              { from: 'Mon', nights: 2, label: 'Arrives', state: 'waiting' },
              { from: 'Wed', nights: 1, label: null },
              { from: 'Thu', nights: 2, label: 'Booked', state: 'good' },
            ],
          },
        ],
        point: 'Bookings from the website, the telephone and portals land in one plan: no room is sold twice.',
      },
      {
        is: 'table',
        title: 'Requests',
        columns: ['Room', 'Asked for', 'By', 'State'],
        rows: [
          { cells: ['102', 'Extra bed', '15:00', 'Open'], state: 'attention' },
          { cells: ['101', 'Late checkout', '11:00', 'Granted'], state: 'good' },
        ],
        point: 'A guest’s request has a person and a time, and stays open until somebody closes it.',
      },
      {
        is: 'figures',
        title: 'Today',
        items: [
          { label: 'Arrivals', value: '6' },
          { label: 'Departures', value: '4' },
          { label: 'Rooms ready', value: '9' },
          { label: 'Occupied', value: '78%' },
        ],
        point: 'Housekeeping marks rooms as ready on a phone, and the desk sees it at once.',
      },
    ],
  },
  'service-desk-portal': {
    hue: 'operations',
    title: 'Requests',
    menu: ['Requests', 'Knowledge', 'Templates', 'Reports'],
    parts: [
      {
        is: 'table',
        title: 'Due next',
        columns: ['Reference', 'Subject', 'Owner', 'Due'],
        rows: [
          { cells: ['REQ-208', 'Laptop does not start', 'Desk', '11:30'], state: 'attention' },
          { cells: ['REQ-211', 'New account', 'Access', '14:00'], state: 'waiting' },
          { cells: ['REQ-199', 'Printer on floor 2', 'Desk', 'Answered'], state: 'good' },
        ],
        point: 'Each request has a reference, an owner and a due time that follows your business hours.',
      },
      {
        is: 'log',
        title: 'REQ-208',
        lines: [
          { time: '09:02', text: 'Received by email' },
          { time: '09:04', text: 'Owner and priority suggested by a rule' },
          { time: '09:20', text: 'Answered from a template, thread kept' },
        ],
        point: 'The whole thread is kept, and the person who asked can follow it.',
      },
      {
        is: 'bars',
        title: 'Causes this month',
        items: [
          { label: 'Access', share: 44, text: '31 requests' },
          { label: 'Devices', share: 33, text: '23 requests' },
          { label: 'How to', share: 23, text: '16 requests' },
        ],
        point: 'Closed requests are counted by cause: what returns often becomes a knowledge page.',
      },
    ],
  },
}
