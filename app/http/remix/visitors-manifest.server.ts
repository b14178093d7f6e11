// Gives visitors' pages the list of routes without the staff's, which trim-manifest.js writes beside the whole one: it is
// a third of the size and tells nothing of the staff area. A link to a staff page loads a document (not-found.tsx).
import type { EntryContext } from '@remix-run/node'

export function withVisitorsManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  if (staticHandlerContext.matches.some(({ route }) => route.id.startsWith('routes/admin/'))) return context
  return { ...context, manifest: { ...manifest, url: manifest.url.replace('/manifest-', '/visitors-manifest-') } }
}
