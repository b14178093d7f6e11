import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const brandData: PersonalData<'brand_revisions' | 'brand_share_links', Phrase> = {
  brand_revisions: {
    columns: {
      version: 'none',
      assets: 'none',
      mail_look: 'none',
      changed: 'none',
      restored_from: 'none',
      saved_at: 'none',
      saved_by: 'staff',
    },
  },
  brand_share_links: {
    columns: {
      id: 'none',
      token_hash: 'none',
      label: 'none',
      created_at: 'none',
      created_by: 'staff',
      expires_at: 'none',
      revoked_at: 'none',
      downloads: 'none',
      downloaded_at: 'none',
    },
  },
}
