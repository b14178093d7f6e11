// Chooses the hero of each page. No two neighbours of the menu have the same.
import { englishPath } from '#app/languages/pages.ts'
import type { HeroKind } from '#app/ui/sections/hero-kind.ts'

/** By address, with a star for any last part; all others are lists or forms. */
const heroes: Readonly<Record<string, HeroKind>> = {
  '/': 'idea',
  '/about': 'idea',
  '/technologies': 'object',
  '/products/*': 'object',
  '/industries': 'idea',
  '/spotlight': 'story',
  '/careers/*': 'object',
  '/careers/discount': 'index',
  '/services/*': 'object',
  '/case-studies/*': 'story',
  '/resources/whitepapers/*': 'story',
  '/docs/*': 'story',
  '/blog/*': 'story',
  '/blog/archive': 'index',
  '/newsletter/issues/*': 'story',
  '/privacy': 'story',
  '/terms': 'story',
  '/cookies': 'story',
}

export function heroOf(pathname: string): HeroKind {
  const path = englishPath(pathname)
  return heroes[path] ?? heroes[`${path.slice(0, path.lastIndexOf('/'))}/*`] ?? 'index'
}
