import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const redirectsData: PersonalData<'missing_pages' | 'redirects', Phrase> = {
  missing_pages: { columns: { path: 'none', hits: 'none', linked_from: 'none', first_at: 'none', last_at: 'none' } },
  redirects: {
    columns: {
      id: 'none',
      from_path: 'none',
      to_path: 'none',
      kind: 'none',
      hits: 'none',
      last_hit_at: 'none',
      created_at: 'none',
      created_by: 'staff',
      version: 'none',
    },
  },
}
