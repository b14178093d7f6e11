// Everything that staff do in the staff area, by route and by the verb that the audit log must show: one table for the
// tests of the log and of what hostile forms cost.
import sharp from 'sharp'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { uploadMedia } from '#app/features/media/media.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { createRedirect } from '#app/features/redirects/redirects.server.ts'
import { inviteUser } from '#app/features/staff/accounts/manage-users.server.ts'
import { pauseOutbox } from '#app/mail/outbox/health.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { theSite } from '#db/audit.ts'
import { believeTime } from '#db/purge-clock.ts'
import { accept, applicant, makeRun, placeOf } from './course-runs.ts'
import { password, staffAccount } from './people.ts'
import { changePost, makePost, removePost } from './posts.ts'
import type { Site } from './site.ts'
import { appCode, letTimePass, setUpTwoStep } from './two-step.ts'
import type { Page, Visitor } from './visitor.ts'

const newPassword = 'New Horse 88'
const settings = '/dashboard/settings'
/** Words that people typed or that open doors: none of them may be in the log. */
export const secrets = [
  password,
  newPassword,
  'Wrong Horse 7',
  'Private message',
  'Private subject',
  'robot@example.com',
  'Private slogan',
  'Private label',
]

let site: Site
/** Where they are done from now on. */
export function actOn(chosen: Site) {
  site = chosen
}

let count = 0
const sending = (spamReasons: string | null = null) => {
  count += 1
  return {
    digest: `d${count}`,
    client: `c${count}`,
    language: 'en' as const,
    spamReasons,
    now: Date.now(),
  }
}

async function mail() {
  const message = { kind: 'test-sent', to: 'a@example.com', subject: 'Private subject', text: 'x', html: 'x' }
  const id = await site.db.transaction().execute((trx) => queueMail(trx, message, Date.now()))
  await site.db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute()
  return `/dashboard/mail/${id}`
}

async function received() {
  const id = `r${count++}`
  const mail = { id, provider_id: id, status: 'quarantined' as const, body: 'Private message' }
  await site.db
    .insertInto('received_mails')
    .values({ ...mail, received_at: Date.now(), next_attempt_at: 0 })
    .execute()
  return `/dashboard/mail/received/${id}`
}

async function heldMail() {
  const path = await mail()
  await site.db.updateTable('outbox').set({ status: 'held' }).execute()
  return path
}

async function colleague() {
  const email = await staffAccount(site, 'viewer', { name: 'Vera' })
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return `/dashboard/users/${id}`
}

async function invited() {
  const input = { email: `i${Date.now()}.${count++}@example.com`, name: 'Ina', role: 'viewer' as const }
  const user = await inviteUser(site.db, input, { actor: theSite, now: Date.now() })
  return `/dashboard/users/${user?.id}`
}

async function contact() {
  const input = { name: 'V', email: `v${count}@example.com`, message: 'Private message' }
  return (await submitEnquiry(site.db, 'contact', input, sending())).reference
}

/** One of the forms that change something about a record. */
function onRecord(form: string, values: Record<string, string> = {}): StaffAction {
  return {
    prepare: contact,
    does: (staff, reference) => send(staff, `/dashboard/inbox/${reference}/${form}`, `#${form}`, values),
  }
}
const replies = (list: string, prepare: () => Promise<string>): Record<string, StaffAction> => ({
  replied: {
    prepare,
    does: (staff, reference) => send(staff, `${list}/${reference}/reply`, '#reply', { body: 'Private message' }),
  },
  'reply-drafted': {
    prepare,
    does: async (staff, reference) => {
      const page = await staff.visit(`${list}/${reference}/reply`)
      page.$('#reply').attr('action', `${list}/${reference}/reply/draft`)
      return staff.submit(page, '#reply', { body: 'Private message' })
    },
  },
})

async function applied(email: string, message: string) {
  const sent = await submitApplication(
    site.db,
    {
      firstName: 'V',
      lastName: 'W',
      email,
      phone: null,
      experience: 'beginner',
      message,
      code: null,
      agreeTerms: 'yes',
      course_id: 'react',
      from: 'course',
    },
    sending(),
  )
  return sent.ok ? sent.application.reference : ''
}

async function appliedAgain() {
  const email = `again${count}@example.com`
  await applied(email, 'First words')
  return applied(email, 'Private message')
}

async function inReview(staff: Visitor) {
  const path = `/dashboard/careers/${await applied(`r${count}@example.com`, 'Private message')}`
  await send(staff, path, 'form[data-move=reviewing]')
  return path
}

async function planInterview(staff: Visitor, path: string) {
  const time = { date: `203${count++ % 10}-02-04`, time: '09:30' }
  const letter = await send(staff, `${path}/interview`, '#interview-time', time)
  return staff.submit(letter, '#interview', { place: 'Private message', paragraph: 'Private message' })
}

async function invitedToInterview(staff: Visitor) {
  const path = await inReview(staff)
  await planInterview(staff, path)
  return path
}

const runs = '/dashboard/careers/runs'
const run = async () => `${runs}/${await makeRun(site.db, 3, Date.now())}`

async function place() {
  const now = Date.now()
  const reference = await applicant(site.db, now)
  await accept(site.db, reference, { id: await makeRun(site.db, 3, now), isWaiting: false }, now)
  return `/dashboard/careers/places/${(await placeOf(site.db, reference)).id}`
}

const makeCode = (staff: Visitor) =>
  send(staff, '/dashboard/careers/codes/new', '#new-code', { code: `CODE-${count++}`, percent: '20' })
const code = async (staff: Visitor) => (await makeCode(staff)).url.pathname

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

export type StaffAction = {
  prepare?: (staff: Visitor) => Promise<string>
  does: (staff: Visitor, made: string) => Promise<Page>
}

/** By route, and then by the verb that the log must show. */
export const staffActions: Record<string, Record<string, StaffAction>> = {
  'routes/admin/desk/contact': {
    moved: {
      prepare: contact,
      does: (staff, reference) => send(staff, `/dashboard/contacts/${reference}`, 'form[data-move=in_progress]'),
    },
  },
  'routes/admin/desk/inbox-csv': { exported: { does: (staff) => staff.visit('/dashboard/inbox.csv?q=private') } },
  'routes/admin/desk/inbox-new': {
    entered: {
      does: (staff) =>
        send(staff, '/dashboard/inbox/new', '#entered', { name: 'V', message: `Private message ${count++}` }),
    },
  },
  'routes/admin/desk/inbox-assign': { assigned: onRecord('assign') },
  'routes/admin/desk/inbox-note': { noted: onRecord('note', { note: 'Private message' }) },
  'routes/admin/desk/inbox-tags': { tagged: onRecord('tags', { tags: 'private' }) },
  'routes/admin/desk/inbox-snooze': {
    snoozed: onRecord('snooze', { until: '2099-01-01' }),
    woken: onRecord('snooze'),
  },
  'routes/admin/desk/inbox-address': { 'address-corrected': onRecord('address', { email: 'robot@example.com' }) },
  'routes/admin/desk/inbox-bulk': {
    moved: {
      prepare: contact,
      does: async (staff, reference) => staff.post('/dashboard/inbox/bulk', `record=${reference}.1&do=move:spam`),
    },
  },
  'routes/admin/desk/inbox-undo': {
    'move-undone': {
      prepare: async (staff) => {
        const moved = await send(staff, `/dashboard/contacts/${await contact()}`, 'form[data-move=spam]')
        return String(moved.$('#undo [name=undo]').val())
      },
      does: (staff, undo) => staff.post('/dashboard/inbox/undo', `undo=${undo}&to=/dashboard/inbox`),
    },
  },
  'routes/admin/desk/inbox-read': {
    read: {
      prepare: contact,
      does: (staff, reference) => send(staff, `/dashboard/contacts/${reference}`, '#read'),
    },
  },
  'routes/admin/desk/application': {
    moved: {
      prepare: () => applied(`v${count}@example.com`, 'Private message'),
      does: (staff, reference) => send(staff, `/dashboard/careers/${reference}`, 'form[data-move=reviewing]'),
    },
  },
  'routes/admin/desk/reply-contact': replies('/dashboard/contacts', contact),
  'routes/admin/desk/reply-application': replies('/dashboard/careers', () =>
    applied(`v${count}@example.com`, 'Private message'),
  ),
  'routes/admin/desk/application-decision': {
    moved: {
      prepare: inReview,
      does: (staff, path) => send(staff, `${path}/accept`, '#decision', { paragraph: 'Private message' }),
    },
  },
  'routes/admin/desk/application-interview': {
    moved: { prepare: inReview, does: (staff, path) => planInterview(staff, path) },
    'interview-moved': { prepare: invitedToInterview, does: (staff, path) => planInterview(staff, path) },
    'interview-planned': {
      prepare: async (staff) => {
        const path = await invitedToInterview(staff)
        await send(staff, `${path}/interview/cancel`, '#interview-cancel')
        return path
      },
      does: (staff, path) => planInterview(staff, path),
    },
  },
  'routes/admin/desk/application-interview-cancel': {
    'interview-cancelled': {
      prepare: invitedToInterview,
      does: (staff, path) => send(staff, `${path}/interview/cancel`, '#interview-cancel'),
    },
  },
  'routes/admin/desk/application-answers': Object.fromEntries(
    (['adopt', 'dismiss'] as const).map((action) => [
      `answers-${action === 'adopt' ? 'adopted' : 'dismissed'}`,
      {
        prepare: appliedAgain,
        does: (staff, reference) => send(staff, `/dashboard/careers/${reference}`, `form[data-move=${action}]`),
      },
    ]),
  ),
  'routes/admin/careers/place': {
    moved: { prepare: place, does: (staff, path) => send(staff, path, 'form[data-move=confirmed]') },
  },
  'routes/admin/careers/place-move': {
    moved: { prepare: place, does: (staff, path) => send(staff, `${path}/cancel`, '#place-move') },
  },
  'routes/admin/careers/place-run': {
    'run-chosen': { prepare: place, does: (staff, path) => send(staff, `${path}/run`, '#place-run', { run: '' }) },
  },
  'routes/admin/careers/run-new': {
    created: {
      does: (staff) =>
        send(staff, `${runs}/new`, '#new-run', { starts_on: '2040-03-01', ends_on: '2040-05-01', seats: '5' }),
    },
  },
  'routes/admin/careers/run': {
    changed: { prepare: run, does: (staff, path) => send(staff, path, '#run', { seats: '7' }) },
  },
  'routes/admin/careers/run-delete': {
    deleted: { prepare: run, does: (staff, path) => send(staff, `${path}/delete`, '#run-delete') },
  },
  'routes/admin/careers/code-new': {
    created: { does: (staff) => makeCode(staff) },
  },
  'routes/admin/careers/code': {
    changed: { prepare: code, does: (staff, path) => send(staff, path, '#code', { percent: '30' }) },
  },
  'routes/admin/careers/code-move': {
    ended: { prepare: code, does: (staff, path) => send(staff, `${path}/end`, '#code-move') },
    resumed: {
      prepare: async (staff) => {
        const path = await code(staff)
        await send(staff, `${path}/end`, '#code-move')
        return path
      },
      does: (staff, path) => send(staff, `${path}/resume`, '#code-move'),
    },
  },
  'routes/admin/newsletter/subscriber': {
    released: { prepare: heldBack, does: (staff, path) => send(staff, path, 'form[data-move=release]') },
  },
  'routes/admin/newsletter/subscriber-unsubscribe': {
    unsubscribed: { prepare: heldBack, does: (staff, path) => send(staff, `${path}/unsubscribe`, '#unsubscribe') },
  },
  'routes/admin/newsletter/subscribers-csv': {
    exported: { does: (staff) => staff.visit('/dashboard/newsletter.csv') },
  },
  'routes/admin/desk/activity-csv': { exported: { does: (staff) => staff.visit('/dashboard/activity.csv') } },
  'routes/admin/audit/audit-csv': { exported: { does: (staff) => staff.visit('/dashboard/audit.csv') } },
  'routes/admin/mail/mail-resume': {
    resumed: {
      prepare: async () => {
        await pauseOutbox(site.db, '401: bad key', Date.now())
        return ''
      },
      does: (staff) => staff.post('/dashboard/mail/resume', ''),
    },
  },
  'routes/admin/mail/mail-held-send': {
    'held-sent': { prepare: heldMail, does: (staff) => send(staff, '/dashboard/mail/held/send', '#held') },
  },
  'routes/admin/mail/mail-held-discard': {
    'held-discarded': { prepare: heldMail, does: (staff) => send(staff, '/dashboard/mail/held/discard', '#held') },
  },
  'routes/admin/mail/mail-send-again': {
    'sent-again': { prepare: mail, does: (staff, path) => staff.post(`${path}/send-again`, '') },
  },
  'routes/admin/mail/received-mail': {
    filed: {
      prepare: async () => `${await received()} ${await contact()}`,
      does: (staff, made) => {
        const [path = '', reference = ''] = made.split(' ')
        return send(staff, path, '#file', { reference })
      },
    },
  },
  'routes/admin/mail/received-discard': {
    discarded: { prepare: received, does: (staff, path) => send(staff, `${path}/discard`, '#discard') },
  },
  'routes/admin/mail/suppressed-release': {
    released: {
      prepare: async () => {
        await site.db.deleteFrom('suppressed_addresses').execute()
        const address = `bounced${count++}@example.com`
        const why = { mailbox_key: address, address, reason: 'bounced' as const, suppressed_at: Date.now() }
        await site.db
          .insertInto('suppressed_addresses')
          .values({ id: 's', ...why })
          .execute()
        return '/dashboard/mail/suppressed/s/release'
      },
      does: (staff, path) => send(staff, path, '#release'),
    },
  },
  'routes/admin/mail/mail-discard': {
    discarded: { prepare: mail, does: (staff, path) => staff.post(`${path}/discard`, '') },
  },
  'routes/admin/posts/post-new': {
    created: {
      does: (staff) => send(staff, '/admin-controls/new', '#post', { title: 'A', content: 'Private message' }),
    },
  },
  'routes/admin/posts/post-edit': {
    changed: { prepare: post, does: (staff, path) => send(staff, path, '#post', { title: 'Changed' }) },
    'conflict-kept': {
      prepare: post,
      does: async (staff, path) => {
        const page = await staff.visit(path)
        await changePost(site.db, path.split('/').at(-1) ?? '', { title: 'Meanwhile' })
        await site.db.deleteFrom('audit_events').where('verb', '=', 'changed').where('actor_id', 'is', null).execute()
        return staff.submit(page, '#post', { title: 'Too late' })
      },
    },
  },
  'routes/admin/posts/post-delete': {
    trashed: { prepare: post, does: (staff, path) => send(staff, `${path}/delete`, '#delete') },
  },
  'routes/admin/posts/post-undo-delete': {
    'taken-back': {
      prepare: trashedPost,
      does: (staff) => send(staff, '/admin-controls?status=trash', 'tr:first-child form[data-move=undo-delete]'),
    },
  },
  'routes/admin/posts/preview-link': {
    'preview-link-made': {
      prepare: async () => {
        const draft = await makePost(site.db, { title: 'Draft', status: 'draft' })
        return `/admin-controls/${draft}`
      },
      does: (staff, path) => send(staff, path, '#preview-link-form'),
    },
  },
  'routes/admin/posts/revision': {
    'revision-restored': {
      prepare: async () => {
        const path = await post()
        await changePost(site.db, path.split('/').at(-1) ?? '', { title: 'Newer' })
        return path
      },
      does: async (staff, path) => {
        const page = await staff.visit(`${path}/revisions`)
        return send(staff, page.$('tbody tr:last-child a').attr('href') ?? '', '#restore')
      },
    },
  },
  'routes/admin/posts/first-posts': {
    'first-posts-trashed': {
      prepare: async () => {
        await site.db.updateTable('posts').set({ trashed_at: null }).where('origin', '=', 'first').execute()
        return ''
      },
      does: (staff) => send(staff, '/admin-controls/first-posts', '#first-posts'),
    },
  },
  'routes/admin/posts/media': {
    uploaded: { does: async (staff) => sendFile(staff, '/admin-controls/media', await pictureBytes(count++), 'a.png') },
  },
  'routes/admin/posts/media-paste': {
    uploaded: {
      does: async (staff) => sendFile(staff, '/admin-controls/media/paste', await pictureBytes(count++), 'b.png'),
    },
  },
  'routes/admin/posts/media-item': {
    described: { prepare: picture, does: (staff, path) => send(staff, path, '#media', { alt: 'A cat' }) },
  },
  'routes/admin/posts/media-delete': {
    deleted: { prepare: picture, does: (staff, path) => send(staff, `${path}/delete`, '#delete') },
  },
  'routes/admin/posts/redirects': {
    created: {
      does: (staff) => send(staff, '/admin-controls/redirects', '#redirect', { from: `/old-${count++}`, to: '/about' }),
    },
  },
  'routes/admin/posts/redirect-delete': {
    deleted: {
      prepare: async () => {
        const input = { from: `/old-${count++}`, to: '/about', kind: '301' as const }
        await createRedirect(site.db, input, { actor: theSite, now: Date.now(), isTaken: () => false })
        const { id } = await site.db
          .selectFrom('redirects')
          .select('id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        return `/admin-controls/redirects/${id}/delete`
      },
      does: (staff, path) => send(staff, path, '#delete'),
    },
  },
  'routes/admin/posts/transfer': {
    imported: {
      does: (staff) => {
        const wxr = '<rss><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>'
        return sendFile(staff, '/admin-controls/transfer', Buffer.from(wxr), 'blog.xml')
      },
    },
  },
  'routes/admin/posts/export-zip': {
    exported: { does: (staff) => staff.visit('/admin-controls/transfer/export.zip') },
  },
  'routes/admin/users/user-invite': {
    invited: {
      does: (staff) =>
        send(staff, '/dashboard/users/invite', '#invite', { name: 'New', email: `n${count++}@example.com` }),
    },
  },
  'routes/admin/users/user': {
    'role-changed': { prepare: colleague, does: (staff, path) => send(staff, path, '#user', { role: 'editor' }) },
    renamed: { prepare: colleague, does: (staff, path) => send(staff, path, '#user', { name: 'Wanda' }) },
  },
  'routes/admin/users/user-action': {
    'password-link-made': {
      prepare: colleague,
      does: (staff, path) => send(staff, `${path}/reset-password`, '#account-action'),
    },
    'sessions-ended': {
      prepare: colleague,
      does: (staff, path) => send(staff, `${path}/end-sessions`, '#account-action'),
    },
    'two-step-reset': {
      prepare: async () => {
        const path = await colleague()
        const row = { secret: 'x', created_at: 1, confirmed_at: 1, last_step: 0 }
        await site.db
          .insertInto('two_step')
          .values({ user_id: path.split('/').at(-1) ?? '', ...row })
          .execute()
        return path
      },
      does: (staff, path) => send(staff, `${path}/reset-two-step`, '#account-action'),
    },
    disabled: { prepare: colleague, does: (staff, path) => send(staff, `${path}/disable`, '#account-action') },
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
      does: (staff, path) => send(staff, `${path}/enable`, '#account-action'),
    },
    'invitation-sent-again': {
      prepare: invited,
      does: (staff, path) => send(staff, `${path}/invite-again`, '#account-action'),
    },
    'invitation-revoked': { prepare: invited, does: (staff, path) => send(staff, `${path}/revoke`, '#account-action') },
  },
  'routes/admin/account/profile': {
    renamed: { does: (staff) => send(staff, `${settings}/profile`, '#profile', { name: 'Other Name' }) },
    'notices-changed': { does: (staff) => send(staff, `${settings}/profile`, '#profile', { notices: 'daily' }) },
    'time-zone-changed': { does: (staff) => send(staff, `${settings}/profile`, '#profile', { timeZone: 'UTC' }) },
  },
  'routes/admin/account/session-end': {
    'session-ended': {
      prepare: async (staff) => {
        await elsewhere(staff)
        return ''
      },
      does: (staff) => send(staff, `${settings}/sessions`, 'form[action$="/end"]'),
    },
  },
  'routes/admin/account/sessions-end-others': {
    'sessions-ended': {
      prepare: async (staff) => {
        await elsewhere(staff)
        return ''
      },
      does: (staff) => send(staff, `${settings}/sessions`, '#end-others'),
    },
  },
  'routes/admin/account/api-tokens': {
    'token-made': {
      does: (staff) => send(staff, `${settings}/api-tokens`, '#api-token', { label: 'Private label' }),
    },
  },
  'routes/admin/account/api-token-revoke': {
    'token-revoked': {
      prepare: async (staff) => {
        await send(staff, `${settings}/api-tokens`, '#api-token', { label: 'Private label' })
        return ''
      },
      does: (staff) => send(staff, `${settings}/api-tokens`, 'form[action$="/revoke"]'),
    },
  },
  'routes/admin/settings/company': {
    'company-changed': {
      does: (staff) => send(staff, `${settings}/company`, '#company', { twitter: `https://x.com/bn${count}` }),
    },
  },
  'routes/admin/settings/launch-checklist': {
    'launch-changed': {
      does: async (staff) => {
        const page = await staff.visit(`${settings}/launch-checklist`)
        const isSignedOff = page.$('[name=signedOff]').attr('checked') !== undefined
        return staff.submit(page, '#launch', { signedOff: isSignedOff ? '' : 'yes' })
      },
    },
  },
  'routes/admin/settings/holidays': {
    'office-days-changed': {
      does: (staff) =>
        send(staff, `${settings}/holidays`, '#holidays', {
          seoulClosed: `2030-01-${10 + (count++ % 20)} Moving`,
        }),
    },
  },
  'routes/admin/branding/part': {
    'brand-saved': {
      does: (staff) =>
        send(staff, '/admin/branding/letterhead', '#letterhead', { slogan: `Private slogan ${count++}` }),
    },
  },
  'routes/admin/branding/defaults': {
    'brand-saved': {
      prepare: async (staff) => {
        await send(staff, '/admin/branding', '#logo', { slogan: `Private slogan ${count++}` })
        return ''
      },
      does: (staff) => send(staff, '/admin/branding', '#restore-defaults'),
    },
  },
  'routes/admin/branding/revision': {
    'brand-restored': {
      prepare: async (staff) => {
        await send(staff, '/admin/branding/palette', '#palette', { primaryColor: '#123456' })
        return ''
      },
      does: (staff) => send(staff, '/admin/branding/history/0', '#restore'),
    },
  },
  'routes/admin/branding/share': {
    'link-shared': { does: (staff) => send(staff, '/admin/branding/share', '#share', { label: 'Private label' }) },
  },
  'routes/admin/branding/share-revoke': {
    'link-revoked': {
      prepare: async (staff) => {
        await site.db.deleteFrom('brand_share_links').execute()
        await send(staff, '/admin/branding/share', '#share', { label: 'Private label' })
        return ''
      },
      does: (staff) => send(staff, '/admin/branding/share', 'form[action$="/revoke"]'),
    },
  },
  'routes/admin/branding/templates': {
    'access-requested': { does: (staff) => send(staff, '/admin/branding/templates', '#access-slides') },
  },
  'routes/admin/branding/notification': {
    'notification-tested': { does: (staff) => send(staff, '/admin/branding', '#test-info') },
  },
  'routes/admin/settings/deletion': {
    'clock-confirmed': {
      prepare: async () => {
        await believeTime(site.db, Date.now() - 30 * 24 * 60 * 60_000)
        return ''
      },
      does: (staff) => send(staff, `${settings}/deletion`, '#clock'),
    },
  },
  'routes/admin/account/security': {
    'two-step-required': { does: (staff) => send(staff, `${settings}/security`, '#security', { roles: 'Viewer' }) },
  },
  'routes/admin/account/password': {
    'password-changed': {
      does: (staff) =>
        send(staff, '/dashboard/change-password', '#change-password', {
          currentPassword: password,
          password: newPassword,
          confirmPassword: newPassword,
        }),
    },
    'password-refused': {
      does: (staff) =>
        send(staff, '/dashboard/change-password', '#change-password', {
          currentPassword: 'Wrong Horse 7',
          password: newPassword,
          confirmPassword: newPassword,
        }),
    },
  },
  'routes/admin/account/two-step': {
    'two-step-begun': {
      does: (staff) => send(staff, `${settings}/two-step`, '#two-step', { currentPassword: password }),
    },
  },
  'routes/admin/account/two-step-set-up': {
    'two-step-turned-on': {
      prepare: async (staff) => {
        const page = await send(staff, `${settings}/two-step`, '#two-step', { currentPassword: password })
        return known(page.$('code').text().replaceAll(' ', ''))
      },
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/set-up`, '#two-step-set-up', { code: appCode(secret) }),
    },
  },
  'routes/admin/account/two-step-recovery-codes': {
    'recovery-codes-renewed': {
      prepare: twoStepSecret,
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/recovery-codes`, '#recovery-codes', {
          currentPassword: password,
          code: appCode(secret),
        }),
    },
    'code-refused': {
      prepare: twoStepSecret,
      does: (staff) =>
        send(staff, `${settings}/two-step/recovery-codes`, '#recovery-codes', {
          currentPassword: password,
          code: '1234 1234 1234 1234 1234 1234',
        }),
    },
  },
  'routes/admin/account/two-step-turn-off': {
    'two-step-turned-off': {
      prepare: twoStepSecret,
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/turn-off`, '#two-step-turn-off', {
          currentPassword: password,
          code: appCode(secret),
        }),
    },
  },
}

async function post() {
  return `/admin-controls/${await makePost(site.db, { title: `Post ${count++}`, content: 'Private message' })}`
}

async function trashedPost() {
  const path = await post()
  await removePost(site.db, path.split('/').at(-1) ?? '')
  return path
}

async function picture() {
  const bytes = await pictureBytes(count++)
  const stored = { put: async () => {}, get: async () => null, remove: async () => {}, async *names() {} }
  const uploaded = await uploadMedia(
    site.db,
    stored,
    { bytes, name: 'a.png', alt: '' },
    { actor: theSite, now: Date.now() },
  )
  return `/admin-controls/media/${uploaded.ok ? uploaded.item.id : ''}`
}

/** A picture that no other is like. */
const pictureBytes = (seed: number) =>
  sharp({ create: { width: 40 + seed, height: 30, channels: 3, background: { r: seed % 256, g: 80, b: 120 } } })
    .png()
    .toBuffer()

async function sendFile(staff: Visitor, path: string, file: Uint8Array, name: string) {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(file)]), name)
  return staff.send(path, body)
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
