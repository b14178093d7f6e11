import { existsSync, readFileSync } from 'node:fs'

// Loading the site takes over a hundred at once, and each visitor one more.
const least = 256

/** What is wrong with the limit of open files, or null. Without enough of them it is any module that fails to load. */
export function openFilesProblem() {
  if (!existsSync('/proc/self/limits')) return null
  const limit = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
  if (!(limit < least)) return null
  return `this process may open ${limit} files at once, and the site needs ${least} or more: raise the limit (ulimit -n).`
}
