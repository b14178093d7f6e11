// For the operator's monitor. Anyone may read whether the site is well; details need the token or a request from the
// machine itself.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { env, hasMailService } from '#app/env.server.ts'
import { checkHealth } from '#app/features/system/health.server.ts'
import { nodeWarnings } from '#app/features/system/nodes/this-node.server.ts'
import { remembered } from '#app/http/browser/remembered.ts'
import { isFromThisMachine } from '#app/http/edge/client-address.server.ts'
import { isSameSecret } from '#app/http/secrets/secret.server.ts'

const health = remembered(5_000, () =>
  checkHealth(db, {
    now: Date.now(),
    hasMailService,
    alsoWarnings: nodeWarnings(),
  }),
)

export async function loader({ request }: LoaderFunctionArgs) {
  const { status, ...details } = await health()
  return Response.json(mayReadDetails(request) ? { status, ...details } : { status }, {
    status: status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

function mayReadDetails(request: Request) {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return isFromThisMachine(request) || Boolean(env.HEALTH_TOKEN && token && isSameSecret(token, env.HEALTH_TOKEN))
}
