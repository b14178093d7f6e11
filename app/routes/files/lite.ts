// The links in the footer that turn the lite version on and off. A link, so that choosing needs no script and no form: it
// changes nothing but the sender's own pages.
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { liteCookie } from '#app/http/browser/lite-version.server.ts'
import { safeReturnTo } from '#app/http/browser/return-to.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  // Browsers that load a link in advance choose nothing.
  if (request.headers.get('Sec-Purpose')?.includes('prefetch')) throw new Response(null, { status: 204 })
  const cookie = liteCookie(searchParams.get('turn') === 'off' ? 'off' : 'on')
  return redirect(safeReturnTo(searchParams.get('to'), '/'), { status: 303, headers: { 'Set-Cookie': cookie } })
}
