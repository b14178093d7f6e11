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
