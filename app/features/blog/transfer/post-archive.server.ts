// The blog as a folder of Markdown files or as a zip of it: posts/{slug}.md, and the media files in them.
import { posix } from 'node:path'
import type { Post } from '#app/features/blog/post.ts'
import { findPost } from '#app/features/blog/store/list-posts.server.ts'
import { message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { type By, recordExport } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { readPost, writePost } from './front-matter.ts'
import { writeZip } from './zip.server.ts'

type Problem = { file: string; problem: Message }

/**
 * @property media by address: "/media/…" @property restricted by slug, the reason why the source restricted a post's
 * readers
 */
export type PostArchive = {
  posts: Post[]
  media: Map<string, Uint8Array>
  problems: Problem[]
  restricted: Map<string, Phrase>
}

export async function writePostArchive(
  posts: readonly Post[],
  media: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const post of posts) files[`posts/${post.slug}.md`] = Buffer.from(writePost(post))
  for (const [address, bytes] of media) files[address.replace(/^\//, '')] = bytes
  return writeZip(files)
}

export function readPostFiles(files: ReadonlyMap<string, Uint8Array>): PostArchive {
  const archive: PostArchive = { posts: [], media: new Map(), problems: [], restricted: new Map() }
  const slugs = new Set<string>()
  for (const [file, bytes] of files) {
    const media = /(?:^|\/)media\/(.+)$/s.exec(file)
    if (media) archive.media.set(`/media/${media[1]}`, bytes)
    else if (/\.(md|markdown)$/i.test(file)) addPost(archive, slugs, file, bytes)
    else if (isPicture.test(file)) archive.media.set(`/${file}`, bytes)
    else archive.problems.push({ file, problem: 'it is neither a Markdown file nor a picture' })
  }
  return archive
}

function addPost({ posts, problems, restricted }: PostArchive, slugs: Set<string>, file: string, bytes: Uint8Array) {
  const text = decode(bytes)
  const read = text === null ? null : readPost(file, text)
  if (!read) problems.push({ file, problem: 'it is not UTF-8 text' })
  else if (!read.ok) problems.push({ file, problem: read.problem })
  else if (slugs.has(read.post.slug)) {
    problems.push({ file, problem: message('another file already has the address "{slug}"', { slug: read.post.slug }) })
  } else {
    slugs.add(read.post.slug)
    posts.push(fromRoot(read.post, file))
    if (read.restriction) restricted.set(read.post.slug, read.restriction)
  }
}

const isPicture = /\.(jpe?g|jfif|png|gif|webp|avif|svg|heic)$/i

/** Addresses that begin at the post's file, as converters write them, begin at the archive's root like all others. */
function fromRoot(post: Post, file: string): Post {
  const relative = pictureAddresses(post).filter((address) => !/^(\/|[a-z][a-z\d+.-]*:)/i.test(address))
  return withPictures(
    post,
    new Map(relative.map((address) => [address, posix.join('/', posix.dirname(file), address)])),
  )
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Every post that is not in the trash. */
export async function exportPosts(db: Db, by: By): Promise<Post[]> {
  const rows = await db.selectFrom('posts').select('id').where('trashed_at', 'is', null).orderBy('seq').execute()
  const posts: Post[] = []
  for (const { id } of rows) {
    const found = await findPost(db, id)
    if (found) posts.push(found.post)
  }
  await recordExport(db, { kind: 'post', detail: { count: posts.length } }, by)
  return posts
}

// Finds a post's pictures without rendering it, and replaces their addresses.

/** The address in "![words](address "title")", with or without angle brackets. */
const imagePattern = /!\[(?:[^\]\\[]|\\.)*\]\((?:<([^<>\n]+)>|([^\s<>()]+))/g

/** Each address once, the cover last. */
export function pictureAddresses({ content, image }: Pick<Post, 'content' | 'image'>): string[] {
  const inText = [...content.matchAll(imagePattern)].map(([, bracketed, plain]) => bracketed ?? plain ?? '')
  return [...new Set([...inText, image?.src ?? ''])].filter(Boolean).slice(0, 500)
}

export function withPictures(post: Post, renamed: ReadonlyMap<string, string>): Post {
  if (renamed.size === 0) return post
  const content = post.content.replace(imagePattern, (whole, bracketed?: string, plain?: string) => {
    const address = bracketed ?? plain ?? ''
    const other = renamed.get(address)
    return other ? whole.replace(bracketed === undefined ? address : `<${address}>`, () => other) : whole
  })
  const src = post.image && renamed.get(post.image.src)
  return { ...post, content, image: post.image && src ? { ...post.image, src } : post.image }
}
