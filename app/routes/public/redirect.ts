import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { redirects } from '#app/content/redirects.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const target = redirects[pathname.replace(/\/$/, '')]
  if (!target) throw new Response(null, { status: 404 })
  return redirect(target + search, 301)
}
