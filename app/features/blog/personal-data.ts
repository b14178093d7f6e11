import type { Phrase } from '#app/languages/phrases.server.ts'
import type { PersonalData } from '#db/personal-data.ts'

export const blogData: PersonalData<
  | 'import_files'
  | 'import_posts'
  | 'imports'
  | 'post_previews'
  | 'post_revisions'
  | 'post_slugs'
  | 'post_tags'
  | 'posts',
  Phrase
> = {
  import_files: { columns: { import_id: 'none', path: 'none', content: 'none' } },
  import_posts: {
    columns: {
      import_id: 'none',
      position: 'none',
      source_key: 'none',
      title: 'none',
      told: 'none',
      is_restricted: 'none',
      content: 'none',
      outcome: 'none',
      post_id: 'none',
      post_version: 'none',
    },
  },
  imports: {
    columns: {
      id: 'none',
      name: 'none',
      status: 'none',
      options: 'none',
      notes: 'none',
      created_at: 'none',
      created_by: 'staff',
      finished_at: 'none',
    },
  },
  post_previews: { columns: { token_hash: 'none', post_id: 'none', created_at: 'none', expires_at: 'none' } },
  post_revisions: {
    columns: {
      id: 'none',
      post_id: 'none',
      version: 'none',
      kind: 'none',
      at: 'none',
      actor_id: 'staff',
      actor_name: 'staff',
      snapshot: 'none',
    },
  },
  post_slugs: { columns: { slug: 'none', post_id: 'none' } },
  post_tags: { columns: { post_id: 'none', tag_key: 'none', tag: 'none', position: 'none' } },
  posts: {
    columns: {
      id: 'none',
      seq: 'none',
      slug: 'none',
      title: 'none',
      category: 'none',
      excerpt: 'none',
      summary: 'none',
      content: 'none',
      image_src: 'none',
      image_alt: 'none',
      author: 'staff',
      author_key: 'staff',
      featured: 'none',
      language: 'none',
      original_id: 'none',
      status: 'none',
      publish_at: 'none',
      live_from: 'none',
      was_public: 'none',
      origin: 'none',
      words: 'none',
      search_text: 'none',
      created_at: 'none',
      changed_at: 'none',
      trashed_at: 'none',
      version: 'none',
    },
  },
}
