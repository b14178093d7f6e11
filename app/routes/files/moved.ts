// Sends a reader on to the one address of a page; the request guard leads here, nobody links to it.
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { canonicalPath } from '#app/http/canonical-path.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const target = canonicalPath(pathname.slice('/moved'.length))
  if (!target) throw new Response(null, { status: 404 })
  return redirect(`${target}${search}`, { status: 301, headers: { 'Cache-Control': 'public, max-age=3600' } })
}
