import { env } from '#app/env.server.ts'
import { recordsApi } from '#app/features/inbox/api/openapi.server.ts'

/** For any program, also in a browser: the document says nothing of the records themselves. */
export const loader = () =>
  Response.json(recordsApi(env.APP_URL), {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  })
