// The pictures of imported and exported posts.

import { db } from '#app/db.server.ts'
import type { Post } from '#app/features/blog/post.ts'
import { pictureAddresses, withPictures } from '#app/features/blog/transfer/post-archive.server.ts'
import { findStagedFile, stagedFilePaths } from '#app/features/blog/transfer/stage-import.server.ts'
import { addressesIn, imageLookup, uploadMedia } from '#app/features/media/media.server.ts'
import { mediaStore } from '#app/features/media/media-store.server.ts'
import { message, nested } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import type { Made } from '#app/languages/with-values.ts'
import type { Actor } from '#db/audit.ts'

const textOf = ({ content, image }: Post) => `${content}\n${image?.src ?? ''}`

type Taken = { src: string } | { problem: Message }

/** Copies the pictures of an import's posts into the media library: those in its archive. */
export async function pictureTaker(importId: string, actor: Actor) {
  const find = findStaged(await stagedFilePaths(db, importId))
  const results = new Map<string, Taken>()

  async function take(address: string): Promise<Taken> {
    const path = find(address)
    if (path === null) return { problem: 'it is not in the archive and becomes a link' }
    const bytes = await findStagedFile(db, importId, path)
    return bytes ? upload(address, bytes) : { problem: 'it could not be read' }
  }

  async function upload(address: string, bytes: Uint8Array): Promise<Taken> {
    // The extension is dropped, because many sites serve a picture under the wrong one.
    const name = decoded((address.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '').replace(/\.\w+$/, '')
    const made = await uploadMedia(db, mediaStore, { bytes, name, alt: '' }, { actor, now: Date.now() })
    return made.ok ? { src: made.item.src } : { problem: made.problem }
  }

  return async (post: Post) => {
    const addresses = pictureAddresses(post)
    const findImage = await imageLookup(db, addresses)
    const renamed = new Map<string, string>()
    const notes: Made<Phrase>[] = []
    for (const address of addresses) {
      if (findImage(address)) continue
      const result = results.get(address) ?? (await take(address))
      results.set(address, result)
      if ('src' in result) renamed.set(address, result.src)
      else notes.push(message('Picture {address}: {problem}', { address, problem: nested(result.problem) }))
    }
    return { post: withPictures(post, renamed), notes }
  }
}

/** Finds a file of the archive by its old path: the whole path, or its end if the archive has another folder. */
function findStaged(paths: readonly string[]) {
  const byEnd = new Map<string, string>()
  for (const path of paths) {
    const parts = path.replace(/^\//, '').split('/')
    for (let from = Math.max(0, parts.length - 5); from < parts.length; from++)
      byEnd.set(parts.slice(from).join('/'), path)
  }
  return (address: string): string | null => {
    const path = decoded(URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/)[0] ?? ''))
    const parts = path.replace(/^\//, '').split('/')
    for (let from = Math.max(0, parts.length - 5); from < parts.length; from++) {
      const found = byEnd.get(parts.slice(from).join('/'))
      if (found) return found
    }
    return null
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The largest widely supported file of each picture in these posts. */
export async function picturesOf(posts: readonly Post[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const post of posts) {
    const addresses = addressesIn(textOf(post))
    const findImage = await imageLookup(db, addresses)
    for (const src of new Set(addresses.map((address) => findImage(address)?.src ?? ''))) {
      const bytes = src && !files.has(src) ? await mediaStore.get(src.replace('/media/', '')) : null
      if (bytes) files.set(src, bytes)
    }
  }
  return files
}
