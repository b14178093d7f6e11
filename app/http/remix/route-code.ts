// The code of a page whose form is drawn on another page. Remix loads it while sending, and replaces the page, with
// everything typed, when it cannot.
import { matchRoutes } from '@remix-run/react'

/** Files that have arrived since the page was loaded. */
const arrived = new Set<string>()

/** The files that Remix would load before it sends a form to this path. */
export const missingCode = (path: string): string[] =>
  (matchRoutes(window.__remixRouter.routes, path) ?? [])
    .flatMap(({ route }) => (route.lazy ? (window.__remixManifest.routes[route.id ?? '']?.module ?? []) : []))
    .filter((file) => !arrived.has(file))

/** @returns gone: a new release has removed a file, or the browser remembers a failure to load it */
export async function loadCode(files: string[]): Promise<'there' | 'gone' | 'unreachable'> {
  try {
    await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
    for (const file of files) arrived.add(file)
    return 'there'
  } catch {
    const asked = files.map((file) => fetch(file, { method: 'HEAD', cache: 'no-store' }))
    return Promise.all(asked).then(
      () => 'gone',
      () => 'unreachable',
    )
  }
}
