import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const searchData: PersonalData<'search_entries', Phrase> = {
  search_entries: {
    columns: {
      seq: 'none',
      kind: 'none',
      ref: 'none',
      path: 'none',
      title: 'none',
      summary: 'none',
      body: 'none',
      language: 'none',
      section: 'none',
      search_text: 'none',
      live_from: 'none',
    },
  },
}
