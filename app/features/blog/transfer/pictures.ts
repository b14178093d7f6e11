// Finds a post's pictures without rendering it, and replaces their addresses.
import type { Post } from '../post.ts'

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

/** The number of pictures by host; "" stands for addresses without a host. */
export function hostsOf(posts: Iterable<Pick<Post, 'content' | 'image'>>): Map<string, number> {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  for (const post of posts) {
    for (const address of pictureAddresses(post)) {
      if (seen.has(address)) continue
      seen.add(address)
      const host = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).hostname : ''
      counts.set(host, (counts.get(host) ?? 0) + 1)
    }
  }
  return counts
}
