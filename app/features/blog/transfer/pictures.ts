// Which pictures a post shows, found without drawing it; and the same post with others in their place.
import type { Post } from '../post.ts'

/** The address in "![words](address "title")", with or without brackets of its own. */
const shown = /!\[(?:[^\]\\[]|\\.)*\]\((?:<([^<>\n]+)>|([^\s<>()]+))/g

/** Each once, the cover last. */
export function pictureAddresses({ content, image }: Pick<Post, 'content' | 'image'>): string[] {
  const inText = [...content.matchAll(shown)].map(([, bracketed, plain]) => bracketed ?? plain ?? '')
  return [...new Set([...inText, image?.src ?? ''])].filter(Boolean).slice(0, 500)
}

export function withPictures(post: Post, renamed: ReadonlyMap<string, string>): Post {
  if (renamed.size === 0) return post
  const content = post.content.replace(shown, (whole, bracketed?: string, plain?: string) => {
    const address = bracketed ?? plain ?? ''
    const other = renamed.get(address)
    return other ? whole.replace(bracketed === undefined ? address : `<${address}>`, () => other) : whole
  })
  const src = post.image && renamed.get(post.image.src)
  return { ...post, content, image: post.image && src ? { ...post.image, src } : post.image }
}

/** How many pictures lie where, by host; "" for those of no other site. */
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
