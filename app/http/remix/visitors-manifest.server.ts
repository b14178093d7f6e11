// Gives visitors' pages the list of routes without the staff's, which trim-manifest.js writes beside the whole one: it is
// a third of the size and tells nothing of the staff area. A link to a staff page loads a document (not-found.tsx), as does
// one to another language, whose routes English pages lack. Only pages behind a mailed link know the others behind one.
import type { EntryContext } from '@remix-run/node'
import { languageOfPath } from '#app/languages/pages.ts'

export function withVisitorsManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const { matches } = staticHandlerContext
  const ids = matches.map(({ route }) => route.id)
  if (ids.some((id) => id.startsWith('routes/admin/'))) return context
  const linked = ids.some((id) => languageOfPath(id) !== 'en') ? 'translated' : 'visitors'
  const name = matches.some(({ params }) => params.token) ? 'personal' : linked
  return { ...context, manifest: { ...manifest, url: manifest.url.replace('/manifest-', `/${name}-manifest-`) } }
}
