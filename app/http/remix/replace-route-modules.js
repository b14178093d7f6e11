import { join } from 'node:path'

/** A Vite plugin: what Remix imports as its routeModules.js is our route-module.ts. */
export function replaceRouteModules() {
  let ours
  return {
    name: 'replace-route-modules',
    enforce: 'pre',
    configResolved({ root }) {
      ours = join(root, 'app/http/remix/route-module.ts')
    },
    resolveId(source, importer) {
      const isRemix = importer?.includes('/node_modules/@remix-run/react/')
      return isRemix && source === './routeModules.js' ? ours : null
    },
  }
}
