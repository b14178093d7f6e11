// Posts, their versions and their pictures.
import type { Selectable } from 'kysely'
import type { Language } from './records.ts'

export type PostStatus = 'draft' | 'scheduled' | 'published'

export interface PostsTable {
  id: string
  /** Rises with every post that is made. */
  seq: number
  /** Its address under /blog; unique, also among those in the trash. */
  slug: string
  title: string
  category: string
  /** As typed; `summary` is this, or the beginning of the text. */
  excerpt: string | null
  summary: string
  /** Markdown. */
  content: string
  image_src: string | null
  image_alt: string | null
  author: string
  /** The author's name as the address of the page about them. */
  author_key: string
  featured: number
  language: Language
  /** The post that this one translates. */
  original_id: string | null
  status: PostStatus
  publish_at: number | null
  /** From when on visitors see it; null for drafts and for what is in the trash. Every public query asks for this. */
  live_from: number | null
  /** Whether visitors could ever see it: then its address answers 410, not 404, once it is deleted. */
  was_public: number
  /** `first` for the articles that the site came with. */
  origin: string | null
  words: number
  /** Folded text that the staff search looks in. */
  search_text: string
  created_at: number
  changed_at: number
  trashed_at: number | null
  version: number
}

/** Every address that a post has or had; without a post once that is deleted for good. */
export interface PostSlugsTable {
  slug: string
  post_id: string | null
}

export interface PostTagsTable {
  post_id: string
  /** The tag as it stands in addresses. */
  tag_key: string
  tag: string
  position: number
}

export interface PostRevisionsTable {
  id: string
  post_id: string
  /** The version of the post that it is; of a conflict, the version that it was written on. */
  version: number
  /** `conflict` is a text that came too late: it was kept, and is not the post's. */
  kind: 'saved' | 'restored' | 'imported' | 'conflict'
  at: number
  actor_id: string | null
  actor_name: string
  /** JSON of a Post. */
  snapshot: string
}

/** Links that show somebody without an account what is not published yet. */
export interface PostPreviewsTable {
  token_hash: string
  post_id: string
  created_at: number
  expires_at: number
}

export interface MediaTable {
  id: string
  /** Rises with every picture. */
  seq: number
  /** Part of the names of its files, and of the addresses that posts have it under. */
  hash: string
  /** As the file was called that was uploaded. */
  name: string
  alt: string
  width: number
  height: number
  /** Of all files together. */
  bytes: number
  /** JSON: name, type, width, height and bytes of each file. */
  files: string
  search_text: string
  uploaded_at: number
  uploaded_by: string
  version: number
}

/** Which posts show which media. */
export interface PostMediaTable {
  post_id: string
  hash: string
}

/** A file of posts that staff sent: read, then taken in, then perhaps undone. */
export interface ImportsTable {
  id: string
  /** As the file was called. */
  name: string
  /** `zip`, `Ghost` or `WordPress`. */
  source: string
  status: 'read' | 'begun' | 'done' | 'undone'
  /** JSON of what was chosen when it was begun. */
  options: string | null
  /** JSON: what belongs to no post, in words. */
  notes: string
  /** JSON: how many pictures lie on which other site. */
  hosts: string
  created_at: number
  created_by: string
  finished_at: number | null
}

export interface ImportPostsTable {
  import_id: string
  position: number
  /** The same for the same post of the same site, whenever its export is read. */
  source_key: string
  title: string
  /** JSON: what of it is lost or was changed, in words. */
  told: string
  /** JSON: where it lay on the old site. */
  old_paths: string
  is_restricted: number
  /** JSON of a Post, until it is taken in. */
  content: string | null
  /** `known`: it is here already. */
  outcome: 'waiting' | 'made' | 'known' | 'removed' | 'kept'
  post_id: string | null
  /** The version that was taken in: another one says that staff changed the post. */
  post_version: number | null
}

/** Pictures of an archive, in base64, until it is taken in. */
export interface ImportFilesTable {
  import_id: string
  path: string
  content: string
}

export type ImportRow = Selectable<ImportsTable>
export type ImportPost = Selectable<ImportPostsTable>
export type PostRow = Selectable<PostsTable>
export type PostRevision = Selectable<PostRevisionsTable>
export type Media = Selectable<MediaTable>
