import type { PersonalData } from '#db/personal-data.ts'

export const statusLinksData: PersonalData<'status_links'> = {
  status_links: {
    called: 'Links to the status page',
    columns: { token_hash: 'none', reference: 'reference', created_at: 'fact', expires_at: 'fact' },
  },
}
