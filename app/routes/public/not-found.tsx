// The page for every path without a route.
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { hold } from '#app/http/browser/lost-network.ts'

export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

/** The server knows more pages than these scripts, such as the staff's and newer ones, so the browser loads a document. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  await hold(() => fetch(url, { method: 'HEAD', cache: 'no-store', signal }))
  if (!signal.aborted) location.assign(url)
  return new Promise<never>(() => {})
}

export default function NotFoundPage() {
  return null
}
