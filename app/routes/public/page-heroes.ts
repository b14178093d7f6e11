// Chooses the hero of each page. No two neighbours of the menu have the same.
import { englishPath } from '#app/languages/pages.ts'
import type { DrawingName } from '#app/ui/art/drawing.tsx'
import type { HeroKind } from '#app/ui/sections/hero-kind.ts'

/** By address, with a star for any last part; all others are lists or forms. */
const heroes = {
  idea: ['/', '/about', '/industries'],
  object: ['/technologies', '/products/*', '/services/*', '/careers/*'],
  story: [
    '/spotlight',
    '/case-studies/*',
    '/resources/whitepapers/*',
    '/docs/*',
    '/blog/*',
    '/blog/preview/*',
    '/newsletter/issues/*',
    '/privacy',
    '/terms',
    '/cookies',
  ],
  form: [
    '/status',
    '/your-data',
    '/newsletter',
    '/newsletter/unsubscribe',
    '/newsletter/unsubscribe/*',
    '/newsletter/confirm/*',
    '/newsletter/preferences/*',
  ],
  index: ['/blog/archive', '/careers/discount', '/newsletter/issues'],
} satisfies Record<HeroKind, readonly string[]>

const kinds = Object.keys(heroes) as HeroKind[]
const kindOf = (path: string) => kinds.find((kind) => (heroes[kind] as readonly string[]).includes(path))

/** Work flows, texts are a grid, and elsewhere two cities answer. */
const drawingOf = (path: string): DrawingName | undefined =>
  /^.(ser|pro|car)/.test(path) ? 'flow' : /^.(doc|res|blo|med|sea|sit)/.test(path) ? 'grid' : undefined

export function heroOf(pathname: string): { kind: HeroKind; drawing?: DrawingName } {
  const path = englishPath(pathname)
  const kind = kindOf(path) ?? kindOf(`${path.slice(0, path.lastIndexOf('/'))}/*`) ?? 'index'
  return { kind, drawing: drawingOf(path) }
}
