// The data sent for pages about a record: only what they show, and nothing internal.
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site)

/** The data that the route's loader returns. */
async function dataOf(file: string, path: string, params: Record<string, string>) {
  const loader = Object.values(site.build.routes).find((route) => route?.id === `routes/${file}`)?.module.loader
  const cookies = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(site.url + path, { headers: { Cookie: cookies } })
  return JSON.parse(JSON.stringify(await loader?.({ request, params, context: {} })))
}

async function send(path: string, form: string, values: Record<string, string>) {
  const visitor = site.visitor()
  const page = await visitor.submit(await visitor.visit(path), form, values)
  return page.$('.form-reference').first().text()
}

const keysOf = (value: object) => Object.keys(value).sort()
const eventKeys = [
  'actor',
  'at',
  'checks',
  'files',
  'from_status',
  'id',
  'isCut',
  'isQuotationCut',
  'is_automatic',
  'mail_id',
  'mail_status',
  'merged',
  'note',
  'quoted',
  'sender',
  'to_status',
  'type',
  'waits_until',
]
const mailKeys = ['created_at', 'id', 'isLost', 'kind', 'status', 'to_address']

const composerKeys = [
  'email',
  'files',
  'hasMailService',
  'isAdapted',
  'mayClose',
  'mayEditTemplates',
  'name',
  'path',
  'query',
  'reference',
  'savedAt',
  'suppressed',
  'templates',
  'timeZone',
  'untouched',
  'version',
  'words',
  'writers',
]

type Beside = Record<'mails' | 'colleagues' | 'mentionable' | 'others', object[]> &
  Record<'desk' | 'composer', object> & { now: number; me: string }
function expectBeside({ mails, desk, composer, colleagues, mentionable, others, now, me, ...rest }: Beside) {
  expect(colleagues.map(keysOf)).toEqual([['id', 'name', 'role']])
  expect(mentionable.map(keysOf)).toEqual([['handle', 'isMe', 'name']])
  expect(mails.map(keysOf)).toEqual([mailKeys, mailKeys])
  const deskKeys = ['asked_again_at', 'assignee', 'assignee_id', 'merged_into', 'read_at', 'snoozed_until', 'tags']
  expect(keysOf(desk)).toEqual(deskKeys)
  expect(keysOf(composer)).toEqual(composerKeys)
  for (const other of others) expect(keysOf(other)).toEqual(['about', 'kind', 'received_at', 'reference', 'status'])
  expect(now).toBeGreaterThan(0)
  expect(me).toMatch(/^[0-9a-f-]{36}$/)
  expect(rest).toEqual({
    may: { move: true, openMail: true, separate: true },
    timeZone: 'Asia/Seoul',
    around: { query: '', back: null, previous: null, next: null },
    replying: [],
    tagsInUse: [],
    quarantined: { count: 0, from: '', mayDecide: true },
  })
}

test('of a contact', async () => {
  const reference = await send('/contact', '#contact', { name: 'Ada', email: 'ada@example.com', message: 'Hello' })
  const { enquiry, about, beside } = await dataOf('admin/enquiries/enquiry', `/dashboard/contacts/${reference}`, {
    reference,
  })
  expect(keysOf(enquiry)).toEqual([
    'answered_at',
    'asked_again_at',
    'booked_at',
    'campaign',
    'closed_at',
    'company',
    'email',
    'events',
    'first_answer_at',
    'form',
    'language',
    'message',
    'name',
    'office',
    'page',
    'phone',
    'promised_by',
    'received_at',
    'reference',
    'services',
    'spam_reasons',
    'status',
    'subject',
    'version',
  ])
  expect(enquiry.events.map(keysOf)).toEqual([eventKeys])
  expect(about).toBe('')
  expectBeside(beside)
})

test('of an application', async () => {
  const answers = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    message: 'Why',
    agreeTerms: 'yes',
  }
  const reference = await send('/careers/react', '#application', answers)
  const { application, beside, seat, price, next } = await dataOf(
    'admin/applications/application',
    `/dashboard/careers/${reference}`,
    { reference },
  )
  expect(keysOf(application)).toEqual([
    'answered_at',
    'asked_again_at',
    'closed_at',
    'consent_version',
    'consent_wording',
    'consented_at',
    'course_id',
    'course_level',
    'course_name',
    'course_weeks',
    'email',
    'events',
    'experience',
    'files',
    'first_answer_at',
    'first_name',
    'interview',
    'language',
    'last_name',
    'message',
    'name',
    'phone',
    'place_id',
    'promised_by',
    'promo_code',
    'promo_percent',
    'promo_redeemed_at',
    'received_at',
    'reference',
    'signup',
    'spam_reasons',
    'starts_on',
    'status',
    'version',
    'waiting_since',
  ])
  expect(application.events.map(keysOf)).toEqual([[...eventKeys, 'changes', 'isOpen'].sort()])
  expect([seat, keysOf(price), keysOf(next)]).toEqual([null, ['course', 'told'], ['label', 'mail', 'to']])
  expectBeside(beside)
})

test('of the lists', async () => {
  const contacts = await dataOf('admin/enquiries/enquiries', '/dashboard/contacts', {})
  expect(contacts.rows.map(keysOf)).toEqual([
    [
      'about',
      'answered_at',
      'booked_at',
      'closed_at',
      'company',
      'name',
      'promised_by',
      'received_at',
      'reference',
      'status',
    ],
  ])
  const applications = await dataOf('admin/applications/applications', '/dashboard/careers', {})
  expect(applications.rows.map(keysOf)).toEqual([
    ['answered_at', 'closed_at', 'course_name', 'name', 'promised_by', 'received_at', 'reference', 'status'],
  ])
})
