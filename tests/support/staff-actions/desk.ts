// Enquiries, the inbox, replies and downloads.
import { openAppointments, timesOn } from '../appointments.ts'
import type { Visitor } from '../visitor.ts'
import { applied, contact, contactFrom, next, type StaffAction, type StaffActions, send, site } from './acting.ts'

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

async function assigned(staff: Visitor) {
  const reference = await contact()
  await send(staff, `/dashboard/contacts/${reference}`, '#assign-to-me')
  return reference
}

async function snoozed(staff: Visitor) {
  const reference = await contact()
  await send(staff, `/dashboard/inbox/${reference}/snooze`, '#snooze', { until: '2099-01-01' })
  return reference
}

async function offered() {
  await openAppointments(site)
  return contact()
}

async function booked(staff: Visitor) {
  const reference = await offered()
  await setTime(staff, reference)
  return reference
}

async function setTime(staff: Visitor, reference: string) {
  const page = await staff.visit(`/dashboard/contacts/${reference}/appointment`)
  return staff.submit(page, '#appointment', { slot: timesOn(page)[0] ?? '' })
}

export const deskActions: StaffActions = {
  'routes/admin/enquiries/enquiry': {
    moved: {
      prepare: contact,
      does: (staff, reference) => send(staff, `/dashboard/contacts/${reference}`, 'form[data-move=in_progress]'),
    },
  },
  'routes/admin/enquiries/appointment/appointment': {
    'appointment-booked': { prepare: offered, does: (staff, reference) => setTime(staff, reference) },
    'appointment-moved': { prepare: booked, does: (staff, reference) => setTime(staff, reference) },
  },
  'routes/admin/enquiries/appointment/confirm': {
    'appointment-booked': {
      prepare: async () => {
        await openAppointments(site)
        const visitor = site.visitor()
        const page = await visitor.visit('/cta')
        const typed = { name: 'V', email: `v${next()}@example.com`, message: `Private message ${next()}` }
        const sent = await visitor.submit(page, '#connect', { ...typed, slot: timesOn(page)[1] ?? '' })
        return sent.$('.form-reference').first().text()
      },
      does: (staff, reference) =>
        send(staff, `/dashboard/contacts/${reference}/appointment/confirm`, '#appointment-confirm'),
    },
  },
  'routes/admin/enquiries/appointment/cancel': {
    'appointment-cancelled': {
      prepare: booked,
      does: (staff, reference) =>
        send(staff, `/dashboard/contacts/${reference}/appointment/cancel`, '#appointment-cancel'),
    },
  },
  'routes/admin/inbox/inbox-csv': { exported: { does: (staff) => staff.visit('/dashboard/inbox.csv?q=private') } },
  'routes/admin/inbox/json': { exported: { does: (staff) => staff.visit('/dashboard/inbox.json?q=private') } },
  'routes/admin/inbox/new': {
    entered: {
      does: (staff) =>
        send(staff, '/dashboard/inbox/new', '#entered', { name: 'V', message: `Private message ${next()}` }),
    },
  },
  'routes/admin/records/change': {
    assigned: { ...onRecord('assign', { assignee: '' }), prepare: assigned },
    noted: onRecord('note', { note: 'Private message' }),
    tagged: onRecord('tags', { tags: 'private' }),
    snoozed: onRecord('snooze', { until: '2099-01-01' }),
    woken: { ...onRecord('snooze', { until: 'wake' }), prepare: snoozed },
    'address-corrected': onRecord('address', { email: 'robot@example.com' }),
    merged: {
      prepare: async () => {
        const email = `twice${next()}@example.com`
        return `${await contactFrom(email)} ${await contactFrom(email)}`
      },
      does: (staff, pair) => {
        const [reference, other = ''] = pair.split(' ')
        return send(staff, `/dashboard/inbox/${reference}/merge`, '#merge', { other })
      },
    },
    separated: {
      prepare: async (staff) => {
        const email = `twice${next()}@example.com`
        const [older, newer] = [await contactFrom(email), await contactFrom(email)]
        await send(staff, `/dashboard/inbox/${older}/merge`, '#merge', { other: newer })
        return newer
      },
      does: (staff, reference) => send(staff, `/dashboard/inbox/${reference}/separate`, '#separate'),
    },
    settled: onRecord('settle'),
  },
  'routes/admin/inbox/views': {
    'view-saved': {
      does: (staff) =>
        send(staff, '/dashboard/inbox/views?list=view%3Dmine', '#save-view', { name: 'Private message' }),
    },
  },
  'routes/admin/inbox/view-delete': {
    'view-deleted': {
      prepare: async (staff) => {
        await send(staff, '/dashboard/inbox/views?list=view%3Dmine', '#save-view', { name: 'Private message' })
        return (await staff.visit('/dashboard/inbox/views')).$('form[action*="/views/"]').attr('action') ?? ''
      },
      does: (staff, path) => staff.post(path, ''),
    },
  },
  'routes/admin/records/reply/draft': {
    'reply-drafted': {
      prepare: contact,
      does: (staff, reference) =>
        staff.post(`/dashboard/inbox/${reference}/draft`, 'version=1&language=en&subject=&body=Private message'),
    },
  },
  'routes/admin/inbox/bulk': {
    moved: {
      prepare: contact,
      does: async (staff, reference) => staff.post('/dashboard/inbox/bulk', `record=${reference}.1&do=move:spam`),
    },
  },
  'routes/admin/inbox/undo': {
    'move-undone': {
      prepare: async (staff) => {
        const moved = await send(staff, `/dashboard/contacts/${await contact()}`, 'form[data-move=spam]')
        return String(moved.$('#undo [name=undo]').val())
      },
      does: (staff, undo) => staff.post('/dashboard/inbox/undo', `undo=${undo}&to=/dashboard/inbox`),
    },
    'reply-undone': {
      prepare: async (staff) => {
        const page = `/dashboard/contacts/${await contact()}/reply`
        const sent = await send(staff, page, '#reply', { body: 'Private message' })
        return String(sent.$('#undo [name=undo]').val())
      },
      does: (staff, undo) => staff.post('/dashboard/inbox/undo', `undo=${undo}&to=/dashboard/inbox`),
    },
    assigned: {
      prepare: async (staff) => {
        const page = await send(staff, `/dashboard/contacts/${await contact()}`, '#assign-to-me')
        return String(page.$('#undo [name=undo]').val())
      },
      does: (staff, undo) => staff.post('/dashboard/inbox/undo', `undo=${undo}&to=/dashboard/inbox`),
    },
  },
  // Typing notices expire after two minutes, and are not logged.
  'routes/admin/records/reply/replying': {},
  'routes/admin/records/read': {
    read: {
      prepare: contact,
      does: (staff, reference) => send(staff, `/dashboard/contacts/${reference}`, '#read'),
    },
  },
  'routes/admin/records/reply/reply-to-enquiry': replies('/dashboard/contacts', contact),
  'routes/admin/records/reply/reply-to-application': replies('/dashboard/careers', () =>
    applied(`v${next()}@example.com`, 'Private message'),
  ),
  'routes/admin/dashboard/activity-csv': { exported: { does: (staff) => staff.visit('/dashboard/activity.csv') } },
  'routes/admin/audit/audit-csv': { exported: { does: (staff) => staff.visit('/dashboard/audit.csv') } },
}

/** A form that changes something about a record. */
function onRecord(form: string, values: Record<string, string> = {}): StaffAction {
  return {
    form,
    prepare: contact,
    does: (staff, reference) => send(staff, `/dashboard/inbox/${reference}/${form}`, `#${form}`, values),
  }
}
