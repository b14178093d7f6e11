// The articles that the blog begins with: on the product's own subjects, seeded once, and removable.
import { resolve } from 'node:path'
import type { Post } from './post.ts'
import { readPostFolder } from './transfer/post-archive.server.ts'

/** @throws when a file cannot be read, which its test would have shown */
export function readFirstPosts(): Post[] {
  const { posts, problems } = readPostFolder(resolve('app/content/posts'))
  const [problem] = problems
  if (problem) throw new Error(`${problem.file}: ${problem.problem}`)
  return posts
}
