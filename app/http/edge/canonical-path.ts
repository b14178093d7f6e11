// One address for one page: no slash at the end, no capitals.

/** Folders whose addresses are words. Elsewhere an address may end in a secret, in which capitals count. */
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

/** The address a page's reader should be led to, or null where the given one is right or is none of a page. */
export function canonicalPath(path: string): string | null {
  // Files and data answer at one exact address; two slashes or a backslash would lead to another site.
  if (/\.[^./]*$|^\/assets(\/|$)|\/\/|\\/.test(path)) return null
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const [first = '', ...rest] = bare.slice(1).split('/')
  const canonical = rest.length === 0 || wordFolders.has(first.toLowerCase()) ? lowerCase(bare) : bare
  return canonical === path ? null : canonical
}

/** The hexadecimal digits of an escape such as %C3 mean the same in either case and stay as they are. */
const lowerCase = (path: string) =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part[0] === '%' ? part : part.toLowerCase()))
