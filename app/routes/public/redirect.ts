import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirects } from '#app/content/redirects.ts'
import { lastingRedirect } from '#app/http/browser/lasting-redirect.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const target = redirects[pathname.replace(/\/$/, '')]
  if (!target) throw new Response(null, { status: 404 })
  const [path, hash] = target.split('#')
  return lastingRedirect(`${path}${search}${hash ? `#${hash}` : ''}`)
}
