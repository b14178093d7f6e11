import { existsSync, readFileSync } from 'node:fs'

// Loading the site opens over a hundred files at once, and each visitor one more.
const least = 256

/** Explains a limit of open files that is too low, or null. Below it, an arbitrary module fails to load. */
export function openFilesProblem() {
  if (!existsSync('/proc/self/limits')) return null
  const limit = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
  if (!(limit < least)) return null
  return `this process may open ${limit} files at once, and the site needs ${least} or more: raise the limit (ulimit -n).`
}
