// Every public form with valid and invalid values: one table for tests with and without scripts.
import { message as said } from '#app/languages/message.ts'
import { englishPath, hrefIn } from '#app/languages/pages.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { openAppointments, timesOn } from './appointments.ts'
import { linksAnswered, linkTo, newestMail } from './mailbox.ts'
import { storedEnquiries } from './records.ts'
import { empty, type Site } from './site.ts'
import type { Values } from './visitor.ts'

type Limit = { field: string; label: string; max: number; fill?: (length: number, right: Values) => string }
type Opened = { path: string; known?: Values }
type Counts = Partial<Record<(typeof recordTables)[number], number>>

export type PublicForm = {
  /** The form's id. */
  form: string
  /**
   * Creates required data, by the forms of the language. @returns the address in English of a page with the form, and values
   * of `right` that are only known now
   */
  open: (site: Site, language?: Language) => Promise<Opened>
  right: Values
  thanks: string
  /** The page's URL was mailed and replaces the key of other forms. */
  isBehindLink?: true
  /** The rows that a valid submission adds. */
  stores: Counts
  /** The mails that it queues, if MAIL_TO has one address. */
  mails: number
  /** Refused values with their errors; the empty form first. */
  refused: [values: Values, errors: (string | Message)[]][]
  limits: Limit[]
  /** Single-line and multi-line fields that store every language verbatim, and their stored row. */
  texts?: { lines: string[]; blocks: string[]; stored: (db: Db) => Promise<object | undefined> }
  /** The n-th different submission, for forms with a rate limit. */
  another?: (n: number) => Values
  /** The table without which storing fails, and the visitor's message then. */
  failure?: { without: (typeof tables)[number]; words: string }
}

const recordTables = [
  ...([
    'records',
    'record_events',
    'enquiries',
    'applications',
    'subscribers',
    'status_links',
    'data_links',
    'erasure_requests',
  ] as const),
]
const tables = [...recordTables, 'outbox', 'rate_limits', 'promo_codes', 'suppressed_addresses'] as const

/** Deletes everything except the discount codes used below. */
export async function resetRecords(site: Site) {
  await empty(site, ...tables)
  await site.db.deleteFrom('settings').where('key', '=', 'appointments').execute()
  await setCodes(site)
}

/** Puts the discount codes used below in place of the site's own. */
export async function setCodes({ db }: Site) {
  await db.deleteFrom('promo_codes').execute()
  const code = { percent: 50, starts_at: 0, ends_at: null, max_uses: null, active: 1, created_at: 1, version: 1 }
  await db
    .insertInto('promo_codes')
    .values(['FIRST50', '가'.repeat(40)].map((word) => ({ ...code, code: word, first_course_only: 1 })))
    .execute()
}

/** The row counts of every table with submissions, without empty tables. */
export async function countRecords({ db }: Site): Promise<Counts> {
  await linksAnswered(db)
  const counts = recordTables.map(async (table) => {
    const { count } = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [table, Number(count)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const email = 'ada@example.com'
const person = { name: 'Ada', email }
const missing = ['Name is required', 'Email is required', 'Message is required']
const failedToSubmit = 'Failed to submit the form. Please try again later.'
const failedToSend = 'Failed to send message. Please try again.'

const name = { field: 'name', label: 'Name', max: 120 }
const message = { field: 'message', label: 'Message', max: 5000 }
const phone = { field: 'phone', label: 'Phone', max: 40 }
const address = {
  field: 'email',
  label: 'Email',
  max: 254,
  fill: (length: number) => `${'a'.repeat(length - 12)}@example.com`,
}
const inquiryLimits = [
  name,
  address,
  phone,
  message,
  { field: 'company', label: 'Company', max: 160 },
  { field: 'subject', label: 'Subject', max: 200 },
]

const at = (path: string) => async () => ({ path })

async function send(site: Site, path: string, form: string, values: Values = {}) {
  const visitor = site.visitor()
  const page = await visitor.submit(await visitor.visit(path), form, values)
  if (page.status !== 200) throw new Error(`${page.status} from ${form} at ${path}: ${page.text}`)
  // Preparations do not count against the rate limit.
  await site.db.deleteFrom('rate_limits').execute()
  return page
}

/** The address in English of the page that the mail leads to. */
async function mailedPath({ db }: Site, kind: string, path: string) {
  return englishPath(new URL(linkTo(path, await newestMail(db, { kind }))).pathname)
}

async function askToSubscribe(site: Site, language: Language = 'en'): Promise<Opened> {
  await send(site, hrefIn(language, '/newsletter'), '#newsletter', person)
  return { path: await mailedPath(site, 'subscription-requested', '/newsletter/confirm/') }
}

async function subscribe(site: Site, language: Language = 'en') {
  await send(site, hrefIn(language, (await askToSubscribe(site, language)).path), '#newsletter-confirm')
}

async function enquire(site: Site): Promise<string> {
  const page = await send(site, '/contact', '#contact', { ...person, message: 'Hello there' })
  return page.$('.form-reference').first().text()
}

async function openStatus(site: Site): Promise<Opened> {
  await send(site, '/status', '#status', { email, reference: await enquire(site) })
  return { path: await mailedPath(site, 'status-link-requested', '/status/') }
}

/** An enquiry with a held time, behind its status link. @returns the path of the form that moves it, and another time */
async function holdAppointment(site: Site): Promise<Opened> {
  await openAppointments(site)
  // The first time is no longer offered once the hour is over.
  const [, slot = ''] = timesOn(await site.visitor().visit('/cta'))
  const page = await send(site, '/cta', '#connect', { ...person, message: 'Hello there', slot })
  await send(site, '/status', '#status', { email, reference: page.$('.form-reference').first().text() })
  const path = `${await mailedPath(site, 'status-link-requested', '/status/')}/appointment`
  const [, free = ''] = timesOn(await site.visitor().visit(path))
  return { path, known: { slot: free } }
}

/** The same once it is booked. */
async function openAppointment(site: Site): Promise<Opened> {
  const held = await holdAppointment(site)
  await send(site, `${held.path}/confirm`, '#status-appointment-confirm')
  return held
}

async function openYourData(site: Site, language: Language = 'en'): Promise<Opened> {
  await enquire(site)
  await send(site, hrefIn(language, '/your-data'), '#your-data', { email })
  return { path: await mailedPath(site, 'data-link-requested', '/') }
}

const enquiryForm = {
  stores: { records: 1, enquiries: 1, record_events: 1 },
  mails: 2,
  another: (n: number) => ({ email: `a+${n}@example.com`, message: `Message ${n}` }),
  stored: async (db: Db) => (await storedEnquiries(db))[0],
}

export const publicForms: PublicForm[] = [
  {
    ...enquiryForm,
    form: 'contact',
    open: at('/contact'),
    right: { ...person, phone: '+82 2', subject: 'A plan', services: ['Cloud Solutions'], message: 'Hello there' },
    thanks: "Thank You! Your message has been sent successfully. We'll get back to you shortly.",
    refused: [
      [{ services: [] }, missing],
      ...['ada', 'ada@', 'ada@example', '@example.com', 'a b@example.com', 'a@b.c, d@e.f', 'a@@b.c'].map(
        (wrong): [Values, string[]] => [{ ...person, email: wrong, message: 'Hello' }, ['Email is invalid']],
      ),
      [{ ...person, name: '  ', message: ' \n ' }, ['Name is required', 'Message is required']],
    ],
    limits: inquiryLimits,
    texts: { ...enquiryForm, lines: ['name', 'company', 'subject'], blocks: ['message'] },
    failure: { without: 'record_events', words: failedToSubmit },
  },
  {
    ...enquiryForm,
    form: 'quick',
    open: at('/quick-inquiry'),
    right: { ...person, company: 'Müller & Söhne', message: 'Hello there' },
    thanks: 'Your message has been sent successfully!',
    refused: [
      [{}, missing],
      [{ ...person, email: 'ada@example', message: 'Hello' }, ['Email is invalid']],
    ],
    limits: inquiryLimits,
    texts: { ...enquiryForm, lines: ['name', 'company', 'subject'], blocks: ['message'] },
    failure: { without: 'record_events', words: failedToSend },
  },
  {
    ...enquiryForm,
    form: 'connect',
    open: at('/cta?plan=standard'),
    right: { ...person, message: 'Hello there' },
    thanks: "Thank You! Your message has been sent successfully. We'll get back to you shortly.",
    refused: [
      [{}, missing],
      [{ ...person, email: 'a@b.c, d@e.f', message: 'Hello' }, ['Email is invalid']],
    ],
    limits: [name, address, phone, message],
    texts: { ...enquiryForm, lines: ['name'], blocks: ['message'] },
    failure: { without: 'record_events', words: failedToSend },
  },
  {
    form: 'application',
    open: at('/careers/react'),
    right: { firstName: 'Ada', lastName: 'Lovelace', email, experience: 'advanced', message: 'Why', agreeTerms: 'yes' },
    thanks: "Thank you for your interest! We'll contact you shortly.",
    stores: { records: 1, applications: 1, record_events: 1 },
    mails: 2,
    refused: [
      [{}, ['First name is required', 'Last name is required', 'Email is required', 'Please agree to the terms']],
      [{ firstName: 'Ada', lastName: 'L', email: 'ada@example', agreeTerms: 'yes' }, ['Email is invalid']],
      [{ firstName: 'Ada', lastName: 'L', email, agreeTerms: 'yes', experience: '' }, ['Choose your experience level']],
    ],
    limits: [
      address,
      phone,
      message,
      { field: 'firstName', label: 'First name', max: 80 },
      { field: 'lastName', label: 'Last name', max: 80 },
      { field: 'code', label: 'Discount code', max: 40 },
    ],
    texts: {
      lines: ['firstName', 'lastName'],
      blocks: ['message'],
      stored: (db) =>
        db
          .selectFrom('applications')
          .select(['first_name as firstName', 'last_name as lastName', 'message'])
          .executeTakeFirst(),
    },
    another: (n) => ({ email: `a+${n}@example.com` }),
    failure: { without: 'record_events', words: failedToSubmit },
  },
  {
    form: 'discount',
    open: at('/careers/discount'),
    right: { code: 'first50' },
    thanks: 'Code applied',
    stores: {},
    mails: 0,
    refused: [
      [{ code: '' }, ['Enter a code']],
      [{ code: '코드 été 👩‍💻' }, ['This code is not valid']],
    ],
    limits: [{ field: 'code', label: 'Discount code', max: 40 }],
  },
  {
    form: 'newsletter',
    open: at('/newsletter'),
    right: { ...person, marketing: 'yes' },
    thanks: 'Thank you for subscribing!',
    stores: { subscribers: 1 },
    mails: 1,
    refused: [
      [{}, ['Name is required', 'Email is required']],
      [{ ...person, email: 'ada', marketing: 'yes' }, ['Email is invalid']],
      [{ name: ' ', email: 'a@b.c, d@e.f' }, ['Name is required', 'Email is invalid']],
    ],
    limits: [name, address],
    texts: {
      lines: ['name'],
      blocks: [],
      stored: (db) => db.selectFrom('subscribers').select('name').executeTakeFirst(),
    },
    another: (n) => ({ email: `a+${n}@example.com` }),
    failure: { without: 'outbox', words: failedToSubmit },
  },
  {
    form: 'newsletter-confirm',
    isBehindLink: true,
    open: askToSubscribe,
    right: { marketing: 'yes' },
    thanks: 'Thank you. You are subscribed to our newsletter.',
    stores: {},
    mails: 1,
    refused: [],
    limits: [],
    failure: { without: 'outbox', words: failedToSubmit },
  },
  {
    form: 'newsletter-preferences',
    isBehindLink: true,
    async open(site, language) {
      await subscribe(site, language)
      return { path: await mailedPath(site, 'subscription-confirmed', '/newsletter/preferences/') }
    },
    right: { name: 'Grace', topics: ['papers', 'courses'], frequency: 'paused', language: 'fr', marketing: 'yes' },
    thanks: 'Your preferences are saved.',
    stores: {},
    mails: 0,
    refused: [
      [{ name: '' }, ['Name is required']],
      [{ name: 'Grace', topics: [], frequency: 'each' }, ['Tick a topic, or choose “Paused”']],
    ],
    limits: [name],
    texts: {
      lines: ['name'],
      blocks: [],
      stored: (db) => db.selectFrom('subscribers').select('name').executeTakeFirst(),
    },
  },
  {
    form: 'newsletter-unsubscribe',
    async open(site, language) {
      await subscribe(site, language)
      return { path: '/newsletter/unsubscribe' }
    },
    right: { email },
    thanks: 'If this address is on our list, an email with an unsubscribe link is prepared.',
    stores: {},
    mails: 1,
    refused: [
      [{}, ['Email is required']],
      [{ email: '김민수 été 👩‍💻' }, ['Email is invalid']],
    ],
    limits: [address],
    another: (n) => ({ email: `a+${n}@example.com` }),
    failure: { without: 'rate_limits', words: failedToSubmit },
  },
  {
    form: 'newsletter-unsubscribe-link',
    isBehindLink: true,
    async open(site, language) {
      await subscribe(site, language)
      return { path: await mailedPath(site, 'subscription-confirmed', '/newsletter/unsubscribe/') }
    },
    right: {},
    thanks: 'This address is not on our newsletter list.',
    stores: {},
    mails: 1,
    refused: [],
    limits: [],
    failure: { without: 'outbox', words: failedToSubmit },
  },
  {
    form: 'status',
    open: async (site) => ({ path: '/status', known: { reference: await enquire(site) } }),
    right: { email },
    thanks: 'If the reference and address match, a link to it is prepared.',
    stores: { status_links: 1 },
    mails: 1,
    refused: [
      [{ reference: '', email: '' }, ['Reference is required', 'Email is required']],
      [
        { reference: '번호 é 👩‍💻', email: '김민수' },
        [said('Reference is invalid. It looks like {reference}.', { reference: 'ENQ-7K3M-92QT' }), 'Email is invalid'],
      ],
    ],
    limits: [
      address,
      {
        field: 'reference',
        label: 'Reference',
        max: 40,
        // People may put anything between its parts.
        fill: (length, { reference = '' }) => String(reference).replace('-', '-'.repeat(length + 1 - reference.length)),
      },
    ],
    another: (n) => ({ email: `a+${n}@example.com` }),
    failure: { without: 'rate_limits', words: 'The link could not be prepared. Please try again later.' },
  },
  {
    form: 'your-data',
    open: async (site) => {
      await enquire(site)
      return { path: '/your-data' }
    },
    right: { email },
    thanks: 'If we hold anything about this address, a link to it is prepared.',
    stores: { data_links: 1 },
    mails: 1,
    refused: [
      [{ email: '' }, ['Email is required']],
      [{ email: '김민수' }, ['Email is invalid']],
    ],
    limits: [address],
    another: (n) => ({ email: `a+${n}@example.com` }),
    failure: { without: 'rate_limits', words: 'The link could not be prepared. Please try again later.' },
  },
  {
    form: 'your-data-erase',
    isBehindLink: true,
    open: async (site, language) => ({ path: `${(await openYourData(site, language)).path}/erase` }),
    right: {},
    thanks: 'We have received your request. We will answer it within 30 days.',
    stores: { erasure_requests: 1 },
    mails: 0,
    refused: [],
    limits: [],
    failure: { without: 'erasure_requests', words: 'The request could not be sent. Please try again later.' },
  },
  {
    form: 'status-add',
    isBehindLink: true,
    open: openStatus,
    right: { words: 'Something more' },
    thanks: 'Your information has been added.',
    stores: { record_events: 1 },
    mails: 1,
    refused: [
      [{}, ['Message is required']],
      [{ words: ' \n' }, ['Message is required']],
    ],
    limits: [{ field: 'words', label: 'Message', max: 2000 }],
    texts: {
      lines: [],
      blocks: ['words'],
      stored: (db) =>
        db.selectFrom('record_events').select('note as words').where('type', '=', 'added').executeTakeFirst(),
    },
    another: (n) => ({ words: `Something more ${n}` }),
    failure: { without: 'rate_limits', words: failedToSend },
  },
  {
    form: 'status-withdraw',
    isBehindLink: true,
    open: async (site) => ({ path: `${(await openStatus(site)).path}/withdraw` }),
    right: {},
    thanks: 'It has been withdrawn.',
    stores: { record_events: 1 },
    mails: 1,
    refused: [],
    limits: [],
    failure: { without: 'suppressed_addresses', words: 'It could not be withdrawn. Please try again later.' },
  },
  {
    form: 'status-appointment-confirm',
    isBehindLink: true,
    open: async (site) => ({ path: `${(await holdAppointment(site)).path}/confirm` }),
    right: {},
    thanks: 'Your appointment is confirmed.',
    stores: { record_events: 1 },
    mails: 2,
    refused: [],
    limits: [],
    failure: { without: 'rate_limits', words: 'It could not be confirmed. Please try again later.' },
  },
  {
    form: 'status-appointment',
    isBehindLink: true,
    open: openAppointment,
    right: {},
    thanks: 'Your appointment has been moved.',
    stores: { record_events: 1 },
    mails: 2,
    refused: [[{ slot: '' }, ['Choose one of the times']]],
    limits: [],
    failure: { without: 'rate_limits', words: 'It could not be moved. Please try again later.' },
  },
  {
    form: 'status-appointment-cancel',
    isBehindLink: true,
    open: async (site) => ({ path: `${(await openAppointment(site)).path}/cancel` }),
    right: {},
    thanks: 'Your appointment has been cancelled.',
    stores: { record_events: 1 },
    mails: 2,
    refused: [],
    limits: [],
    failure: { without: 'rate_limits', words: 'It could not be cancelled. Please try again later.' },
  },
]
