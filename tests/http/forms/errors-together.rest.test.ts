// Errors of different rules of a form are told together: of one field, between fields, and of what is stored already. None
// comes only after another was mended. Every form is in one of the two lists; their errors are written by hand.
import { afterAll, expect, test } from 'vitest'
import { openAppointments } from '#tests/support/appointments.ts'
import { forgetThrottles } from '#tests/support/every-form.ts'
import { staffAccount } from '#tests/support/people.ts'
import { setCodes } from '#tests/support/public-forms.ts'
import { startSite } from '#tests/support/site.ts'
import { namedForms, type TypedForm, typedForms } from '#tests/support/typed-forms.ts'
import type { Values } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())

type Mistakes = { typed: Values; errors: string[]; at?: string }
type MistakesIn = Mistakes | ((form: TypedForm) => Promise<Mistakes>)

const enquiry = {
  typed: { name: '', email: 'ada@', message: '' },
  errors: ['Name is required', 'Email is invalid', 'Message is required'],
}
const weakTwice = {
  typed: { password: 'a', confirmPassword: 'b' },
  errors: ['Password must be at least 8 characters', 'Passwords do not match'],
}
const proof = {
  typed: { currentPassword: '', code: '' },
  errors: ['Current password is required', 'Code is required'],
}
const reversedRun = {
  typed: { starts_on: '2041-02-02', ends_on: '2041-02-01', seats: '0' },
  errors: ['The last day is before the first', 'A run has at least one seat'],
}
const reversedCode = {
  typed: { percent: '0', startsOn: '2041-02-02', endsOn: '2041-02-01', maxUses: 'many' },
  errors: [
    'Enter the percent off as a whole number from 1 to 100',
    'The last day is before the first',
    'Enter the maximum uses as a whole number, or leave it empty',
  ],
}
const redirect = {
  typed: { from: '/services', to: 'nowhere' },
  errors: ['There is already a page at this address', 'To must be a path of this site'],
}
const reply = {
  typed: { subject: 'x'.repeat(201), body: '' },
  errors: ['Subject must be 200 characters or fewer', 'Message is required'],
}

/** By the form's name, or by its route where two forms have one name. */
const mistakes: Record<string, MistakesIn> = {
  contact: enquiry,
  quick: enquiry,
  connect: async () => {
    await openAppointments(site)
    const time = 'This time has just been taken.'
    return { typed: { ...enquiry.typed, slot: 'seoul.1' }, errors: [...enquiry.errors, time] }
  },
  application: {
    typed: { firstName: '', email: '', code: 'NO-SUCH', agreeTerms: [] },
    errors: ['First name is required', 'Email is required', 'This code is not valid', 'Please agree to the terms'],
  },
  newsletter: { typed: { name: '', email: 'ada@' }, errors: ['Name is required', 'Email is invalid'] },
  'newsletter-preferences': {
    typed: { name: '', topics: [], frequency: 'each' },
    errors: ['Name is required', 'Tick a topic, or choose “Paused”'],
  },
  status: { typed: { reference: 'ENQ', email: '' }, errors: ['Reference is invalid', 'Email is required'] },

  setup: { typed: { ...weakTwice.typed, name: '' }, errors: [...weakTwice.errors, 'Name is required'] },
  'set-password': weakTwice,
  'change-password': {
    typed: { ...weakTwice.typed, currentPassword: '' },
    errors: [...weakTwice.errors, 'Current password is required'],
  },
  profile: { typed: { name: '', timeZone: 'Here' }, errors: ['Name is required', 'Choose a time zone'] },
  'two-step-turn-off': proof,
  'recovery-codes': proof,
  passkey: { typed: { name: '', currentPassword: '' }, errors: ['Name is required', 'Current password is required'] },
  'api-token': {
    typed: { label: '', currentPassword: '' },
    errors: ['Label is required', 'Current password is required'],
  },
  invite: async () => ({
    typed: { name: '', email: await staffAccount(site) },
    errors: ['Name is required', 'This address already has an account'],
  }),
  user: async ({ name }) => {
    const { id } = await site.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', `Ada at ${name}`)
      .executeTakeFirstOrThrow()
    await site.db.updateTable('users').set({ status: 'disabled' }).where('id', '!=', id).execute()
    return {
      at: `/dashboard/users/${id}`,
      typed: { name: '', role: 'viewer' },
      errors: ['Name is required', 'This is the last active admin. Make someone else an admin first.'],
    }
  },

  entered: {
    typed: { form: 'letter', name: '', message: '' },
    errors: ['Choose how it arrived', 'Name is required', 'Say what they asked'],
  },
  reply,
  interview: {
    typed: { date: '2020-01-01', time: '25:99', place: '' },
    errors: [
      'Enter where: a link, a phone number or an address',
      'This time has passed',
      'Enter the time, such as 14:30',
    ],
  },
  'new-run': { ...reversedRun, typed: { ...reversedRun.typed, course: '' } },
  run: reversedRun,
  'new-code': async () => {
    await setCodes(site)
    return {
      typed: { ...reversedCode.typed, code: 'first50' },
      errors: [...reversedCode.errors, 'This code already exists'],
    }
  },
  code: reversedCode,

  letterhead: { typed: { companyName: '', email: 'no' }, errors: ['Company name is required', 'Email is invalid'] },
  share: { typed: { label: '', days: '0' }, errors: ['Label is required', 'Choose how long the link is valid'] },

  post: async () => {
    const [post] = await site.db.selectFrom('post_slugs').select('slug').execute()
    return {
      typed: {
        title: '',
        status: 'scheduled',
        date: '2041-02-30',
        time: '',
        slug: post?.slug ?? '',
        image: '/media/no',
        imageAlt: '',
      },
      errors: [
        'Title is required',
        'Date must be a day, written like 2026-03-31',
        'Time is required for a scheduled post',
        'This address belongs to',
        'The media library has no picture at this address',
        'Alternative text is required: describe the image',
      ],
    }
  },
  redirect,
  'redirect-change': redirect,
  'issue-text': {
    typed: { subject: '', body: '![A](/media/none.webp)' },
    errors: ['Subject is required', 'The media library has no picture at /media/none.webp'],
  },
  'issue-schedule': {
    typed: { when: 'later', date: '2020-01-01', time: '25:99' },
    errors: ['This time has passed. Choose a later one', 'Time must be a time of day, written like 09:30'],
  },
  text: {
    typed: { publish: 'planned', from: '2020-01-01', fromTime: '10:00', until: '2019-01-01', untilTime: '' },
    errors: ['This time has passed. Choose a later one', 'Enter a day and time, or leave it empty'],
  },

  appointments: {
    typed: { noticeHours: 'one', seoul1from: '12:00', seoul1to: '09:00' },
    errors: ['Minimum notice (hours) must be a number from 0 to 336', 'Enter a start and a later end for each time'],
  },
  holidays: {
    typed: {
      ...{ 'seoul.closed': '1', 'seoul.closed.0.day': '2020-01-01' },
      ...{ 'cameroon.closed': '1', 'cameroon.closed.0.day': 'soon' },
    },
    errors: ['this day is in the past', 'must be a day such as 2026-03-01'],
  },
  'routes/admin/settings/webhooks/targets': {
    typed: { name: '', address: 'http://example.com', events: [], currentPassword: '' },
    errors: [
      'Name is required',
      'Enter a public address that begins with https://',
      'Choose at least one event',
      'Current password is required',
    ],
  },
  'routes/admin/settings/webhooks/target': {
    typed: { name: '', hasPersonal: 'yes', currentPassword: '' },
    errors: ['Name is required', 'Enter your password to include the record'],
  },
}

/** With one field that can be wrong, or with one error for all. */
const ofOneRule = [
  ...['discount', 'newsletter-confirm', 'newsletter-unsubscribe', 'newsletter-unsubscribe-link'],
  ...['status-add', 'status-withdraw', 'status-appointment', 'status-appointment-confirm', 'status-appointment-cancel'],
  ...['your-data', 'your-data-erase', 'login', 'login-code', 'forgot-password'],
  ...['two-step', 'two-step-set-up', 'passkey-name', 'passkey-revoke', 'security', 'find-person'],
  ...[
    'note',
    'tags',
    'snooze',
    'address',
    'assign',
    'settle',
    'merge',
    'decision',
    'interview-cancel',
    'appointment',
    'place-run',
    'place-move',
    'run-mail',
  ],
  ...[
    'file',
    'media',
    'import',
    'add',
    'clock',
    'languages',
    'launch',
    'issue-settings',
    'correct-person',
    'save-view',
  ],
]

test('errors of all rules are told together', async () => {
  const found: Record<string, unknown> = {}
  for await (const form of typedForms(site)) {
    const known = mistakes[form.name] ?? mistakes[form.form]
    if (!known) {
      if (!ofOneRule.includes(form.form)) found[form.form] = 'is in no list'
      continue
    }
    const { typed, errors, at } = typeof known === 'function' ? await known(form) : known
    await forgetThrottles(site)
    const { visitor, drawn } = form
    const page = await visitor.submit(await visitor.visit(at ?? drawn.path), drawn.form, typed)
    const missing = errors.filter((error) => !page.text.includes(error))
    if (page.status !== 422 || missing.length > 0)
      found[`${form.name} (${form.form})`] = [
        page.status,
        missing,
        page.$('.field-error, .error-summary').text().slice(0, 300),
      ]
  }
  expect(found).toEqual({})
})

test('every form in a route is in one of the lists', () => {
  const known = new Set([...Object.keys(mistakes), ...ofOneRule, 'webhook'])
  expect(namedForms().filter((name) => !known.has(name))).toEqual([])
})
