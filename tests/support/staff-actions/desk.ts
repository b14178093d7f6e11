// Enquiries, the inbox, replies and what is downloaded of them.
import { applied, contact, next, type StaffAction, type StaffActions, send } from './acting.ts'

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

export const deskActions: StaffActions = {
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
        send(staff, '/dashboard/inbox/new', '#entered', { name: 'V', message: `Private message ${next()}` }),
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
  'routes/admin/desk/inbox-draft': {
    'reply-drafted': {
      prepare: contact,
      does: (staff, reference) =>
        staff.post(`/dashboard/inbox/${reference}/draft`, 'version=1&language=en&subject=&body=Private message'),
    },
  },
  'routes/admin/desk/inbox-settle': {
    settled: {
      prepare: contact,
      does: (staff, reference) => send(staff, `/dashboard/inbox/${reference}/settle`, '#settle'),
    },
  },
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
    assigned: {
      prepare: async (staff) => {
        const record = `${await contact()}.1`
        const assigned = await send(staff, '/dashboard/inbox', '#bulk', { record, do: 'assign:' })
        return String(assigned.$('#undo [name=undo]').val())
      },
      does: (staff, undo) => staff.post('/dashboard/inbox/undo', `undo=${undo}&to=/dashboard/inbox`),
    },
  },
  // That somebody is typing is forgotten after two minutes.
  'routes/admin/desk/inbox-replying': {},
  'routes/admin/desk/inbox-read': {
    read: {
      prepare: contact,
      does: (staff, reference) => send(staff, `/dashboard/contacts/${reference}`, '#read'),
    },
  },
  'routes/admin/desk/reply-contact': replies('/dashboard/contacts', contact),
  'routes/admin/desk/reply-application': replies('/dashboard/careers', () =>
    applied(`v${next()}@example.com`, 'Private message'),
  ),
  'routes/admin/desk/activity-csv': { exported: { does: (staff) => staff.visit('/dashboard/activity.csv') } },
  'routes/admin/audit/audit-csv': { exported: { does: (staff) => staff.visit('/dashboard/audit.csv') } },
}

/** One of the forms that change something about a record. */
function onRecord(form: string, values: Record<string, string> = {}): StaffAction {
  return {
    prepare: contact,
    does: (staff, reference) => send(staff, `/dashboard/inbox/${reference}/${form}`, `#${form}`, values),
  }
}
