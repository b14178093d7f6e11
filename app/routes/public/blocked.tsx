// Shows the refusals of the request guard, which routes requests here; no page links to it.
import type { LoaderFunctionArgs } from '@remix-run/node'

const refusals = [400, 403, 405, 411, 413, 503]

export function loader({ params }: LoaderFunctionArgs) {
  const status = Number(params.status)
  throw new Response(null, { status: refusals.includes(status) ? status : 404 })
}

export default function BlockedPage() {
  return null
}
