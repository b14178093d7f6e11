// The brand board.
import { next, type StaffActions, send, site } from './acting.ts'

export const brandingActions: StaffActions = {
  'routes/admin/brand/parts/part': {
    'brand-saved': {
      does: (staff) => send(staff, '/admin/branding/letterhead', '#letterhead', { slogan: `Private slogan ${next()}` }),
    },
  },
  'routes/admin/brand/parts/defaults': {
    'brand-saved': {
      prepare: async (staff) => {
        await send(staff, '/admin/branding', '#logo', { slogan: `Private slogan ${next()}` })
        return ''
      },
      does: (staff) => send(staff, '/admin/branding', '#restore-defaults'),
    },
  },
  'routes/admin/brand/revision': {
    'brand-restored': {
      prepare: async (staff) => {
        await send(staff, '/admin/branding/palette', '#palette', { primaryColor: '#123456' })
        return ''
      },
      does: (staff) => send(staff, '/admin/branding/history/0', '#restore'),
    },
  },
  'routes/admin/brand/share': {
    'link-shared': { does: (staff) => send(staff, '/admin/branding/share', '#share', { label: 'Private label' }) },
  },
  'routes/admin/brand/share-revoke': {
    'link-revoked': {
      prepare: async (staff) => {
        await site.db.deleteFrom('brand_share_links').execute()
        await send(staff, '/admin/branding/share', '#share', { label: 'Private label' })
        return ''
      },
      does: (staff) => send(staff, '/admin/branding/share', 'form[action$="/revoke"]'),
    },
  },
  'routes/admin/brand/notification': {
    'notification-tested': { does: (staff) => send(staff, '/admin/branding', '#test-info') },
  },
}
