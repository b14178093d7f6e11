import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const statusLinksData: PersonalData<'status_links', Phrase> = {
  status_links: {
    called: 'Links to the status page',
    columns: { token_hash: 'none', reference: 'reference', created_at: 'fact', expires_at: 'fact' },
  },
}
