// The code of a page whose form is drawn on another page. Remix loads it while sending, and replaces the page, with
// everything typed, when it cannot.
import { matchRoutes } from '@remix-run/react'

/** Files that have arrived since the page was loaded. */
const arrived = new Set<string>()

/** Files that have arrived from another address, because the browser remembers that their own failed. */
const arrivedAgain = new Set<string>()

/** The address from which a file can be imported. */
export const addressOf = (file: string) => (arrivedAgain.has(file) ? otherAddressOf(file) : file)

/** Some browsers remember that an address failed, so a file is asked for once more at another one. */
export const otherAddressOf = (file: string) => `${file}?again`

/** The files that Remix would load before it sends a form to this path. */
export const missingCode = (path: string): string[] =>
  (matchRoutes(window.__remixRouter.routes, path) ?? [])
    .flatMap(({ route }) => (route.lazy ? (window.__remixManifest.routes[route.id ?? '']?.module ?? []) : []))
    .filter((file) => !arrived.has(file))

/** @returns gone: a new release has removed a file */
export async function loadCode(files: string[]): Promise<'there' | 'gone' | 'unreachable'> {
  try {
    await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
    for (const file of files) arrived.add(file)
    return 'there'
  } catch {
    const asked = files.map((file) => fetch(file, { method: 'HEAD', cache: 'no-store' }))
    return Promise.all(asked).then(
      () => loadAgain(files),
      () => 'unreachable',
    )
  }
}

async function loadAgain(files: string[]): Promise<'there' | 'gone'> {
  try {
    await Promise.all(files.map((file) => import(/* @vite-ignore */ otherAddressOf(file))))
  } catch {
    return 'gone'
  }
  for (const file of files) for (const known of [arrived, arrivedAgain]) known.add(file)
  return 'there'
}
