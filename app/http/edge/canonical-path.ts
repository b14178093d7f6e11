// One URL for each page: no trailing slash, no capitals.
import { englishPath } from '#app/languages/pages.ts'

/** Folders with lower-case paths. Elsewhere a path may end in a secret, which is case-sensitive. */
const wordFolders = new Set([
  'services',
  'products',
  'case-studies',
  'resources',
  'careers',
  'blog',
  'docs',
  'privacy',
  'terms',
  'cookies',
])

/** The URL to redirect a page's reader to, or null if the path is canonical or not a page's. */
export function canonicalPath(path: string): string | null {
  // Files and data have one exact URL; two slashes or a backslash would lead to another site.
  if (/\.[^./]*$|^\/assets(\/|$)|\/\/|\\/.test(path)) return null
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const [first = '', ...rest] = englishPath(bare.toLowerCase()).slice(1).split('/')
  const canonical = rest.length === 0 || wordFolders.has(first) ? lowerCase(bare) : bare
  return canonical === path ? null : canonical
}

/** The hexadecimal digits of an escape such as %C3 are the same in either case and stay as they are. */
const lowerCase = (path: string) =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part[0] === '%' ? part : part.toLowerCase()))
