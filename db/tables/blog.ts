// Posts, their versions and their pictures.
import type { Selectable } from 'kysely'
import type { Language } from './records.ts'

type PostStatus = 'draft' | 'scheduled' | 'published'

export interface PostsTable {
  id: string
  /** Rises with every new post. */
  seq: number
  /** Its path under /blog; unique, including posts in the trash. */
  slug: string
  title: string
  category: string
  /** As typed; `summary` is this, or the beginning of the text. */
  excerpt: string | null
  summary: string
  /** As Markdown. */
  content: string
  image_src: string | null
  image_alt: string | null
  author: string
  /** The author's name as used in the URL of their page. */
  author_key: string
  featured: number
  language: Language
  /** The post that this one translates. */
  original_id: string | null
  status: PostStatus
  publish_at: number | null
  /** When it becomes public; null for drafts and posts in the trash. Every public query checks it. */
  live_from: number | null
  /** 1 if visitors could ever see it: after its deletion its URL answers 410 instead of 404. */
  was_public: number
  /** `first` for the articles that the site shipped with. */
  origin: string | null
  words: number
  /** Folded text that the staff search looks in. */
  search_text: string
  created_at: number
  changed_at: number
  trashed_at: number | null
  version: number
}

/** Every slug that a post has or had; the post is null once it is deleted for good. */
export interface PostSlugsTable {
  slug: string
  post_id: string | null
}

export interface PostTagsTable {
  post_id: string
  /** The tag as used in URLs. */
  tag_key: string
  tag: string
  position: number
}

export interface PostRevisionsTable {
  id: string
  post_id: string
  /** The post's version; for a conflict, the version that it was based on. */
  version: number
  /** `conflict` is an edit that came too late: it is kept, but not used. */
  kind: 'saved' | 'restored' | 'imported' | 'conflict'
  at: number
  actor_id: string | null
  actor_name: string
  /** JSON of a Post. */
  snapshot: string
}

/** Links that show an unpublished post to people without an account. */
export interface PostPreviewsTable {
  token_hash: string
  post_id: string
  created_at: number
  expires_at: number
}

export interface MediaTable {
  id: string
  /** Rises with every new picture. */
  seq: number
  /** Part of its file names and of the URLs in posts. */
  hash: string
  /** The name of the uploaded file. */
  name: string
  alt: string
  width: number
  height: number
  /** The total of all files. */
  bytes: number
  /** JSON: name, type, width, height and bytes of each file. */
  files: string
  search_text: string
  uploaded_at: number
  uploaded_by: string
  version: number
}

/** Which posts use which media. */
export interface PostMediaTable {
  post_id: string
  hash: string
}

/** A file of posts uploaded by staff: read, then imported, then perhaps undone. */
export interface ImportsTable {
  id: string
  /** The name of the file. */
  name: string
  status: 'read' | 'begun' | 'done' | 'undone'
  /** JSON of the options chosen at the start. */
  options: string | null
  /** JSON: remarks that belong to no post. */
  notes: string
  created_at: number
  created_by: string
  finished_at: number | null
}

export interface ImportPostsTable {
  import_id: string
  position: number
  /** Identifies a post across repeated exports of the same site. */
  source_key: string
  title: string
  /** JSON: remarks about what was lost or changed in it. */
  told: string
  is_restricted: number
  /** JSON of a Post, until it is imported. */
  content: string | null
  /** `known`: it exists here already. */
  outcome: 'waiting' | 'made' | 'known' | 'removed' | 'kept'
  post_id: string | null
  /** The version that was imported: a different one means that staff changed the post. */
  post_version: number | null
}

/** Pictures of an archive, in base64, until it is imported. */
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
