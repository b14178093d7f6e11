// Settings of the site.
import { believeTime } from '#app/features/system/purge-clock.server.ts'
import { next, type StaffActions, send, settings, site } from './acting.ts'

export const settingsActions: StaffActions = {
  'routes/admin/dashboard/first-run': {
    'first-run-changed': {
      prepare: async () => {
        await site.db.deleteFrom('settings').where('key', '=', 'first-run').execute()
        return ''
      },
      does: (staff) => send(staff, '/dashboard', '#put-away'),
    },
  },
  'routes/admin/settings/legal-sign-off': {
    'legal-text-signed': {
      prepare: async () => {
        await site.db.deleteFrom('settings').where('key', '=', 'legal-sign-offs').execute()
        return ''
      },
      does: (staff) => send(staff, `${settings}/launch-checklist`, '[data-move="sign en"]'),
    },
  },
  'routes/admin/settings/launch-checklist': {
    'launch-changed': {
      does: async (staff) => {
        const page = await staff.visit(`${settings}/launch-checklist`)
        const isSignedOff = page.$('[name=signedOff]').attr('checked') !== undefined
        return staff.submit(page, '#launch', isSignedOff ? { signedOff: '' } : { signedOff: 'yes', reason: 'A trial' })
      },
    },
  },
  'routes/admin/settings/languages': {
    'languages-changed': {
      does: async (staff) => {
        const page = await staff.visit(`${settings}/languages`)
        const isOpen = page.$('[name=ko]').attr('checked') !== undefined
        const asksWhy = page.$('#languages [name=reason]').length > 0
        return staff.submit(page, '#languages', { ko: isOpen ? '' : 'yes', ...(asksWhy && { reason: 'A trial' }) })
      },
    },
  },
  'routes/admin/settings/holidays': {
    'office-days-changed': {
      does: (staff) =>
        send(staff, `${settings}/holidays`, '#holidays', {
          'seoul.closed': '1',
          'seoul.closed.0.day': `2030-01-${10 + (next() % 20)}`,
          'seoul.closed.0.name': 'Moving',
        }),
    },
  },
  'routes/admin/settings/appointments': {
    'appointments-changed': {
      does: (staff) =>
        send(staff, `${settings}/appointments`, '#appointments', {
          closed: '1',
          'closed.0.day': `2030-02-${10 + (next() % 18)}`,
        }),
    },
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
}
