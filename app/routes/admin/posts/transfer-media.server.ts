// The pictures of posts that come from files or go into them.
import { db } from '#app/db.server.ts'
import type { Post } from '#app/features/blog/post.ts'
import { addressesIn, findImages, uploadMedia } from '#app/features/media/media.server.ts'
import { mediaStore } from '#app/media-store.server.ts'
import type { Actor } from '#db/audit.ts'

const hashOf = (address: string) => /^\/media\/([0-9a-f]{24})-/.exec(address)?.[1] ?? null
const textOf = ({ content, image }: Post) => `${content}\n${image?.src ?? ''}`

/** Pictures that the library lacks are uploaded; they have other addresses then, which the posts are given. */
export async function takeInPictures(posts: readonly Post[], files: ReadonlyMap<string, Uint8Array>, actor: Actor) {
  const notes: string[] = []
  const renamed = new Map<string, string>()
  const findImage = await findImages(db, [...files.keys()])
  for (const [address, bytes] of files) {
    const hash = hashOf(address)
    if (hash === null || renamed.has(hash) || findImage(address)) continue
    const name = address.split('/').at(-1) ?? ''
    const uploaded = await uploadMedia(db, mediaStore, { bytes, name, alt: '' }, { actor, now: Date.now() })
    if (uploaded.ok) renamed.set(hash, uploaded.item.src)
    else notes.push(`${name} was left out: ${uploaded.problem}`)
  }
  const rename = (text: string) =>
    text.replace(/\/media\/([0-9a-f]{24})-\d+\.\w+/g, (address, hash: string) => renamed.get(hash) ?? address)
  const changed = posts.map((post) => ({
    ...post,
    content: rename(post.content),
    image: post.image && { ...post.image, src: rename(post.image.src) },
  }))
  return { posts: changed, notes }
}

/** Of each picture that a post shows the largest file that every program can open. */
export async function picturesOf(posts: readonly Post[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const post of posts) {
    const addresses = addressesIn(textOf(post))
    const findImage = await findImages(db, addresses)
    for (const src of new Set(addresses.map((address) => findImage(address)?.src ?? ''))) {
      const bytes = src && !files.has(src) ? await mediaStore.get(src.replace('/media/', '')) : null
      if (bytes) files.set(src, bytes)
    }
  }
  return files
}
