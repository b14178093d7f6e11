// Which drawing stands behind the heading of which pages.
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

export const topologyOf = (pathname: string): Topology => topologies[pathname.split('/')[1] ?? ''] ?? 'network'
