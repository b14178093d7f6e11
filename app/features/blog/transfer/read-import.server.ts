// Reads a zip of Markdown files and their pictures, without the database.

import { message, nested } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import type { Made } from '#app/languages/with-values.ts'
import type { Post } from '../post.ts'
import { readPostFiles } from './post-archive.server.ts'
import { readZip } from './zip.server.ts'

type IncomingPost = {
  /** Identifies a post across repeated exports of the same site. */
  key: string
  post: Post
  /** Only members, payers or people with a password could read it: it stays a draft, whatever staff choose. */
  isRestricted: boolean
  /** Messages about what was left out or changed. */
  told: Made<Phrase>[]
}

/** @property files the archive's pictures, by path @property notes messages about content that belongs to no post */
type Incoming = { posts: IncomingPost[]; files: ReadonlyMap<string, Uint8Array>; notes: Made<Phrase>[] }
export type ReadFile = { ok: true; incoming: Incoming } | { ok: false; problem: Message }

export function readImport(bytes: Uint8Array): ReadFile {
  const contents = readZip(bytes)
  if (!contents.ok) return contents
  const archive = readPostFiles(contents.files)
  const posts = archive.posts.map((post): IncomingPost => {
    const restriction = archive.restricted.get(post.slug)
    return {
      key: `zip ${post.slug} ${post.title}`,
      post,
      isRestricted: restriction !== undefined,
      told: restriction ? [message('Stays a draft: {reason}', { reason: message(restriction) })] : [],
    }
  })
  const notes = archive.problems.map(({ file, problem }) =>
    message('{file} was left out: {problem}.', { file, problem: nested(problem) }),
  )
  return { ok: true, incoming: { posts, files: archive.media, notes } }
}
