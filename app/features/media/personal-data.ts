import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const mediaData: PersonalData<'media' | 'post_media', Phrase> = {
  media: {
    columns: {
      id: 'none',
      seq: 'none',
      hash: 'none',
      name: 'none',
      alt: 'none',
      width: 'none',
      height: 'none',
      bytes: 'none',
      files: 'none',
      search_text: 'none',
      uploaded_at: 'none',
      uploaded_by: 'staff',
      version: 'none',
    },
  },
  post_media: { columns: { post_id: 'none', hash: 'none' } },
}
