// Stands in for Remix's routeModules.js (replace-route-modules.js). Remix reloads the page where the code of the next one
// cannot be fetched; without a network that would put the browser's own error in the place of what is being read.
import { createPath } from '@remix-run/react'
import { hold, unreachable } from '#app/http/browser/lost-network.ts'

type Route = { id: string; module: string }
type Next = NonNullable<typeof window.__remixRouter.state.navigation.location>

export async function loadRouteModule({ id, module }: Route, known: Record<string, unknown>): Promise<unknown> {
  if (id in known) return known[id]
  const { location: next } = window.__remixRouter.state.navigation
  const load = async () => {
    known[id] = await import(/* @vite-ignore */ module)
    return known[id]
  }
  try {
    return await load()
  } catch {
    // A form whose page is not the one that is open: it is told so itself.
    if (!next) throw unreachable()
    await hold(() => fetch(module, { method: 'HEAD', cache: 'no-store' }))
    return load().catch(() => leaveFor(next))
  }
}

/** The server has the code no longer, after a new version was installed, or the browser remembers that it failed. */
function leaveFor(next: Next): Promise<never> {
  if (window.__remixRouter.state.navigation.location === next) location.assign(createPath(next))
  return new Promise(() => {})
}
