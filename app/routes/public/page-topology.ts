// Chooses the drawing behind each page's heading.
import { englishPath } from '#app/languages/pages.ts'
import type { Topology } from '#app/ui/art/topologies.ts'

const topologies: Readonly<Record<string, Topology>> = {
  services: 'flow',
  products: 'flow',
  careers: 'flow',
  industries: 'hub',
  spotlight: 'hub',
  'case-studies': 'hub',
  docs: 'grid',
  resources: 'grid',
  blog: 'grid',
  privacy: 'grid',
  terms: 'grid',
  cookies: 'grid',
  sitemap: 'grid',
  search: 'grid',
}

export function topologyOf(pathname: string): Topology {
  const [, folder = '', page = ''] = englishPath(pathname).split('/')
  return topologies[page] ?? topologies[folder] ?? 'network'
}
