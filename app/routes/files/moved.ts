// Redirects to a page's canonical address. The request guard routes requests here; no page links to it.
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { lastingRedirect } from '#app/http/browser/lasting-redirect.ts'
import { canonicalPath } from '#app/http/edge/canonical-path.ts'
import { findPublicPage } from '#app/routes/public-pages.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const target = canonicalPath(pathname.slice('/moved'.length))
  if (!target) throw new Response(null, { status: 404 })
  const page = await findPublicPage(db, target, Date.now())
  return page ? lastingRedirect(target + search) : redirect(target + search, 301)
}
