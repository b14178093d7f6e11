// The routes of the public pages, by their patterns.

import { matchRoutes } from '@remix-run/react'
import { englishPath } from '#app/languages/pages.ts'
import routes from '#app/routes.ts'

type Entry = { file: string; path?: string; index?: boolean; children?: Entry[] }
const [publicArea] = (await routes) as Entry[]

const publicRoutes: readonly string[] = (publicArea?.children ?? [])
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ path, index }) => (index ? '/' : `/${path}`))

const table = publicRoutes.map((path) => ({ path }))

/** The route to which an address leads, in any language; null for one outside the public pages. */
export const routeOf = (path: string): string | null =>
  matchRoutes(table, englishPath(path.split(/[?#]/)[0] ?? ''))?.[0]?.route.path ?? null

/** The routes to which none of these addresses leads. */
export function routesWithout(paths: readonly string[]): string[] {
  const led = new Set(paths.map(routeOf))
  return publicRoutes.filter((route) => !led.has(route))
}
