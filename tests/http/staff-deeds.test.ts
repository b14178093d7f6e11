// Nothing that staff do is missing from the audit log. The list of doors is the build's own: a new action or download
// fails here until its deed is written down below.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { inviteUser } from '#app/features/staff/manage-users.server.ts'
import { pauseOutbox, queueMail } from '#app/mail/outbox.server.ts'
import { theSite } from '#db/audit.ts'
import { believeTime } from '#db/purge-clock.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { staffDoors } from '#tests/support/staff-doors.ts'
import { appCode, letTimePass, setUpTwoStep } from '#tests/support/two-step.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

const newPassword = 'New Horse 88'
const settings = '/dashboard/settings'
/** Words that people typed or that open doors: none of them may be in the log. */
const secrets = [password, newPassword, 'Wrong Horse 7', 'Private message', 'Private subject', 'robot@example.com']

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

let count = 0
const sending = (suspicion: string | null = null) => {
  count += 1
  return {
    ...{ digest: `d${count}`, client: `c${count}`, language: 'en' as const, suspicion },
    ...{ now: Date.now(), recipients: [], appUrl: site.url },
  }
}

async function mail() {
  const message = { kind: 'test-sent', to: 'a@example.com', subject: 'Private subject', text: 'x', html: 'x' }
  const id = await site.db.transaction().execute((trx) => queueMail(trx, message, Date.now()))
  await site.db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute()
  return `/dashboard/mail/${id}`
}

async function colleague() {
  const email = await staffAccount(site, 'viewer', { name: 'Vera' })
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return `/dashboard/users/${id}`
}

async function invited() {
  const input = { email: `i${Date.now()}.${count++}@example.com`, name: 'Ina', role: 'viewer' as const }
  const user = await inviteUser(site.db, input, { actor: theSite, now: Date.now(), appUrl: site.url })
  return `/dashboard/users/${user?.id}`
}

async function heldBack() {
  await site.db.deleteFrom('subscribers').execute()
  const input = { name: 'Robot', email: 'robot@example.com', marketing: false, from: '/newsletter' }
  await subscribe(site.db, input, sending('A reason.'))
  const { id } = await site.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow()
  return `/dashboard/newsletter/${id}`
}

const send = async (staff: Visitor, path: string, form: string, values: Record<string, string> = {}) =>
  staff.submit(await staff.visit(path), form, values)

/** Signs in once more with the account of somebody who is signed in. */
async function elsewhere(staff: Visitor) {
  const { email } = await mostRecent(staff)
  const other = site.visitor()
  await other.submit(await other.visit('/login'), '#login', { email, password })
}
async function mostRecent(staff: Visitor) {
  const page = await staff.visit(`${settings}/profile`)
  const name = String(page.$('[name=name]').val())
  return site.db.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
}

type Deed = { prepare?: (staff: Visitor) => Promise<string>; does: (staff: Visitor, made: string) => Promise<Page> }

/** By route, and then by the verb that the log must show. */
const deeds: Record<string, Record<string, Deed>> = {
  'routes/admin/contact': {
    moved: {
      prepare: async () => {
        const input = { name: 'V', email: 'v@example.com', message: 'Private message' }
        return (await submitEnquiry(site.db, 'contact', input, sending())).reference
      },
      does: (staff, reference) => send(staff, `/dashboard/contacts/${reference}`, 'form[data-move=in_progress]'),
    },
  },
  'routes/admin/application': {
    moved: {
      prepare: async () => {
        const sent = await submitApplication(
          site.db,
          {
            ...{ firstName: 'V', lastName: 'W', email: 'v@example.com', phone: null, experience: 'beginner' },
            ...{ message: 'Private message', code: null, agreeTerms: 'yes', course_id: 'react', from: 'course' },
          },
          sending(),
        )
        return sent.ok ? sent.application.reference : ''
      },
      does: (staff, reference) => send(staff, `/dashboard/careers/${reference}`, 'form[data-move=reviewing]'),
    },
  },
  'routes/admin/subscriber': {
    released: { prepare: heldBack, does: (staff, path) => send(staff, path, 'form[data-move=release]') },
  },
  'routes/admin/subscriber-unsubscribe': {
    unsubscribed: { prepare: heldBack, does: (staff, path) => send(staff, `${path}/unsubscribe`, '#unsubscribe') },
  },
  'routes/admin/subscribers-csv': {
    exported: { does: (staff) => staff.visit('/dashboard/newsletter.csv') },
  },
  'routes/admin/audit-csv': { exported: { does: (staff) => staff.visit('/dashboard/audit.csv') } },
  'routes/admin/mail-resume': {
    resumed: {
      prepare: async () => {
        await pauseOutbox(site.db, '401: bad key', Date.now())
        return ''
      },
      does: (staff) => staff.post('/dashboard/mail/resume', ''),
    },
  },
  'routes/admin/mail-send-again': {
    'sent-again': { prepare: mail, does: (staff, path) => staff.post(`${path}/send-again`, '') },
  },
  'routes/admin/mail-discard': {
    discarded: { prepare: mail, does: (staff, path) => staff.post(`${path}/discard`, '') },
  },
  'routes/admin/user-invite': {
    invited: {
      does: (staff) =>
        send(staff, '/dashboard/users/invite', '#invite', { name: 'New', email: `n${count++}@example.com` }),
    },
  },
  'routes/admin/user': {
    'role-changed': { prepare: colleague, does: (staff, path) => send(staff, path, '#user', { role: 'editor' }) },
    renamed: { prepare: colleague, does: (staff, path) => send(staff, path, '#user', { name: 'Wanda' }) },
  },
  'routes/admin/user-deed': {
    disabled: { prepare: colleague, does: (staff, path) => send(staff, `${path}/disable`, '#deed') },
    enabled: {
      prepare: async () => {
        const path = await colleague()
        await site.db
          .updateTable('users')
          .set({ status: 'disabled' })
          .where('id', '=', path.split('/').at(-1) ?? '')
          .execute()
        return path
      },
      does: (staff, path) => send(staff, `${path}/enable`, '#deed'),
    },
    'invitation-sent-again': {
      prepare: invited,
      does: (staff, path) => send(staff, `${path}/invite-again`, '#deed'),
    },
    'invitation-revoked': { prepare: invited, does: (staff, path) => send(staff, `${path}/revoke`, '#deed') },
  },
  'routes/admin/profile': {
    renamed: { does: (staff) => send(staff, `${settings}/profile`, '#profile', { name: 'Other Name' }) },
    'time-zone-changed': { does: (staff) => send(staff, `${settings}/profile`, '#profile', { timeZone: 'UTC' }) },
  },
  'routes/admin/session-end': {
    'session-ended': {
      prepare: async (staff) => {
        await elsewhere(staff)
        return ''
      },
      does: (staff) => send(staff, `${settings}/sessions`, 'form[action$="/end"]'),
    },
  },
  'routes/admin/sessions-end-others': {
    'sessions-ended': {
      prepare: async (staff) => {
        await elsewhere(staff)
        return ''
      },
      does: (staff) => send(staff, `${settings}/sessions`, '#end-others'),
    },
  },
  'routes/admin/company': {
    'company-changed': {
      does: (staff) => send(staff, `${settings}/company`, '#company', { twitter: `https://x.com/bn${count}` }),
    },
  },
  'routes/admin/deletion': {
    'clock-confirmed': {
      prepare: async () => {
        await believeTime(site.db, Date.now() - 30 * 24 * 60 * 60_000)
        return ''
      },
      does: (staff) => send(staff, `${settings}/deletion`, '#clock'),
    },
  },
  'routes/admin/security': {
    'two-step-required': { does: (staff) => send(staff, `${settings}/security`, '#security', { roles: 'Viewer' }) },
  },
  'routes/admin/password': {
    'password-changed': {
      does: (staff) =>
        send(staff, '/dashboard/change-password', '#change-password', {
          ...{ currentPassword: password, password: newPassword, confirmPassword: newPassword },
        }),
    },
    'password-refused': {
      does: (staff) =>
        send(staff, '/dashboard/change-password', '#change-password', {
          ...{ currentPassword: 'Wrong Horse 7', password: newPassword, confirmPassword: newPassword },
        }),
    },
  },
  'routes/admin/two-step': {
    'two-step-begun': {
      does: (staff) => send(staff, `${settings}/two-step`, '#two-step', { currentPassword: password }),
    },
  },
  'routes/admin/two-step-set-up': {
    'two-step-turned-on': {
      prepare: async (staff) => {
        const page = await send(staff, `${settings}/two-step`, '#two-step', { currentPassword: password })
        return known(page.$('code').text().replaceAll(' ', ''))
      },
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/set-up`, '#two-step-set-up', { code: appCode(secret) }),
    },
  },
  'routes/admin/two-step-recovery-codes': {
    'recovery-codes-renewed': {
      prepare: twoStepSecret,
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/recovery-codes`, '#recovery-codes', {
          ...{ currentPassword: password, code: appCode(secret) },
        }),
    },
    'code-refused': {
      prepare: twoStepSecret,
      does: (staff) =>
        send(staff, `${settings}/two-step/recovery-codes`, '#recovery-codes', {
          ...{ currentPassword: password, code: '1234 1234 1234 1234 1234 1234' },
        }),
    },
  },
  'routes/admin/two-step-turn-off': {
    'two-step-turned-off': {
      prepare: twoStepSecret,
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/turn-off`, '#two-step-turn-off', {
          ...{ currentPassword: password, code: appCode(secret) },
        }),
    },
  },
}

function known(secret: string) {
  secrets.push(secret)
  return secret
}

async function twoStepSecret(staff: Visitor) {
  const { secret, recoveryCodes } = await setUpTwoStep(staff)
  secrets.push(...recoveryCodes)
  await letTimePass(site)
  return known(secret)
}

const newest = () => site.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').execute()

test('every action and every download of the staff area is written down here', async () => {
  const admin = await signedIn(site)
  const missing: string[] = []
  for (const { id, path, hasAction } of staffDoors(site.build)) {
    if (!hasAction && !path.endsWith('.csv')) continue
    // Pages that take no form answer 405 to everybody, and those of unknown addresses 404.
    const { status } = hasAction ? await admin.post(path, 'nothing=known', { follow: false }) : { status: 200 }
    if (status !== 405 && !/not-found$/.test(id) && !deeds[id]) missing.push(`${id} answered ${status}`)
  }
  expect(missing).toEqual([])
})

const all = Object.entries(deeds).flatMap(([route, byVerb]) =>
  Object.entries(byVerb).map(([verb, deed]) => ({ route, verb, deed })),
)

test.each(all)('$route: $verb', async ({ verb, deed }) => {
  await site.db.deleteFrom('rate_limits').execute()
  count += 1
  const name = `Ada ${count}`
  const staff = await signedIn(site, 'admin', { name })
  const made = (await deed.prepare?.(staff)) ?? ''
  const before = (await newest()).length
  await deed.does(staff, made)
  const events = await newest()
  expect(events.slice(0, events.length - before)).toMatchObject([{ verb, actor_name: name }])
  expect(events[0]?.actor_id).toBeTruthy()
  expect(events[0]?.address).toBeTruthy()
})

test('no secret, and nothing that somebody wrote, is in the log', async () => {
  const log = JSON.stringify(await newest())
  for (const secret of secrets) expect(log, secret).not.toContain(secret)
  expect(log).toContain('two-step-turned-off')
})
