// Mails, suppressed addresses, and subscribers.
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { pauseOutbox } from '#app/mail/outbox/health.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { contact, next, type StaffActions, send, sending, site } from './acting.ts'

export const mailActions: StaffActions = {
  'routes/admin/newsletter/subscriber': {
    released: { prepare: heldBack, does: (staff, path) => send(staff, path, 'form[data-move=release]') },
  },
  'routes/admin/newsletter/subscriber-unsubscribe': {
    unsubscribed: { prepare: heldBack, does: (staff, path) => send(staff, `${path}/unsubscribe`, '#unsubscribe') },
  },
  'routes/admin/newsletter/subscribers-csv': {
    exported: { does: (staff) => staff.visit('/dashboard/newsletter.csv') },
  },
  'routes/admin/mail/resume': {
    resumed: {
      prepare: async () => {
        await pauseOutbox(site.db, '401: bad key', Date.now())
        return ''
      },
      does: (staff) => staff.post('/dashboard/mail/resume', ''),
    },
  },
  'routes/admin/mail/held/decision': {
    'held-sent': { prepare: heldMail, does: (staff) => send(staff, '/dashboard/mail/held/send', '#held') },
    'held-discarded': { prepare: heldMail, does: (staff) => send(staff, '/dashboard/mail/held/discard', '#held') },
  },
  'routes/admin/mail/decision': {
    'sent-again': { prepare: mail, does: (staff, path) => staff.post(`${path}/send-again`, '') },
    discarded: { prepare: mail, does: (staff, path) => staff.post(`${path}/discard`, '') },
  },
  'routes/admin/mail/received/mail': {
    filed: {
      prepare: async () => `${await received()} ${await contact()}`,
      does: (staff, made) => {
        const [path = '', reference = ''] = made.split(' ')
        return send(staff, path, '#file', { reference })
      },
    },
  },
  'routes/admin/mail/received/file-as-enquiry': {
    'made-enquiry': { prepare: received, does: (staff, path) => send(staff, path, '#enquiry') },
  },
  'routes/admin/mail/received/discard': {
    discarded: { prepare: received, does: (staff, path) => send(staff, `${path}/discard`, '#discard') },
  },
  'routes/admin/mail/received/fetch': {
    fetched: {
      prepare: async () => {
        const path = await received()
        await site.db.updateTable('received_mails').set({ fetched_at: null }).execute()
        return path
      },
      does: (staff, path) => send(staff, path, '#fetch'),
    },
  },
  'routes/admin/mail/received/restore': {
    restored: {
      prepare: async () => {
        const path = await received()
        await site.db.updateTable('received_mails').set({ status: 'discarded' }).execute()
        return path
      },
      does: (staff, path) => send(staff, path, '#restore'),
    },
  },
  'routes/admin/mail/suppressed-release': {
    released: {
      prepare: async () => {
        await site.db.deleteFrom('suppressed_addresses').execute()
        const address = `bounced${next()}@example.com`
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
}

async function mail() {
  const message = {
    kind: 'clock-doubted' as const,
    to: 'a@example.com',
    subject: 'Private subject',
    text: 'x',
    html: 'x',
  }
  const id = await site.db.transaction().execute((trx) => queueMail(trx, message, Date.now()))
  await site.db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute()
  return `/dashboard/mail/${id}`
}

async function received() {
  const id = `r${next()}`
  const mail = { id, provider_id: id, status: 'quarantined' as const, body: 'Private message' }
  await site.db
    .insertInto('received_mails')
    .values({ ...mail, received_at: Date.now(), next_attempt_at: 0, fetched_at: 0 })
    .execute()
  return `/dashboard/mail/received/${id}`
}

async function heldMail() {
  const path = await mail()
  await site.db.updateTable('outbox').set({ status: 'held' }).execute()
  return path
}

async function heldBack() {
  await site.db.deleteFrom('subscribers').execute()
  const input = { name: 'Robot', email: 'robot@example.com', marketing: false, from: '/newsletter' }
  await subscribe(site.db, input, sending('A reason.'))
  const { id } = await site.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow()
  return `/dashboard/newsletter/${id}`
}
