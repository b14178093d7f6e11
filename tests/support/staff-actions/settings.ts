// Settings of the site.
import { believeTime } from '#app/features/system/purge-clock.server.ts'
import { next, type StaffActions, send, settings, site } from './acting.ts'

export const settingsActions: StaffActions = {
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
          seoulClosed: `2030-01-${10 + (next() % 20)} Moving`,
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
