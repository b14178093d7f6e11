// Replaces Remix's routeModules.js (replace-route-modules.js). Remix reloads the page when it cannot load
// the code of the next one; without a network the browser's error page would replace the current page.
import { createPath } from '@remix-run/react'
import { hold, unreachable } from '#app/http/browser/lost-network.ts'
import { addressOf, otherAddressOf } from './route-code.ts'

type Route = { id: string; module: string }
type Next = NonNullable<typeof window.__remixRouter.state.navigation.location>

export async function loadRouteModule({ id, module }: Route, known: Record<string, unknown>): Promise<unknown> {
  if (id in known) return known[id]
  const { location: next } = window.__remixRouter.state.navigation
  const load = async (address: string) => {
    known[id] = await import(/* @vite-ignore */ address)
    return known[id]
  }
  try {
    return await load(addressOf(module))
  } catch {
    // Not for the next page: forms load the code that they need before they are sent (route-code.ts).
    if (!next) throw unreachable()
    await hold(() => fetch(module, { method: 'HEAD', cache: 'no-store' }))
    return load(otherAddressOf(module)).catch(() => leaveFor(next))
  }
}

/** A new release has removed the code, or the browser remembers that a part of it failed. */
function leaveFor(next: Next): Promise<never> {
  if (window.__remixRouter.state.navigation.location === next) location.assign(createPath(next))
  return new Promise(() => {})
}
