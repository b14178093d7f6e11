import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const textsData: PersonalData<'text_order' | 'text_previews' | 'text_versions' | 'texts', Phrase> = {
  text_order: {
    columns: { kind: 'none', key: 'none', position: 'none', state: 'none', title: 'none', number: 'none' },
  },
  text_previews: {
    columns: {
      id: 'none',
      kind: 'none',
      key: 'none',
      language: 'none',
      number: 'none',
      made_at: 'none',
      made_by: 'staff',
      expires_at: 'none',
    },
  },
  text_versions: {
    columns: {
      kind: 'none',
      number: 'none',
      key: 'none',
      language: 'none',
      action: 'none',
      document: 'none',
      schema: 'none',
      before: 'none',
      source: 'none',
      changed: 'none',
      saved_at: 'none',
      saved_by: 'staff',
    },
  },
  texts: {
    columns: {
      kind: 'none',
      key: 'none',
      language: 'none',
      state: 'none',
      number: 'none',
      live_from: 'none',
      live_until: 'none',
      links_withdrawn: 'none',
    },
  },
}
