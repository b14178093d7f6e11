// The shape of every answer of the API.
import { createHash } from 'node:crypto'
import { movingRefusal } from '#app/forms/read/moving-refusal.ts'
import { logError } from '#app/process/log.server.ts'

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })

export const refusal = (status: number, message: string, headers?: Record<string, string>) =>
  answer({ success: false, message }, status, headers)

/** The dashboard's figures after a failure. */
export const figuresFailed = 'Failed to load dashboard data. Please try again later.'

/** The throttle of a token cannot be counted then. */
const beingMoved = 'This site is being moved. Please try again later.'

/** @param failed the message after a failure */
export async function answerWith(request: Request, failed: string, load: () => Promise<unknown>) {
  try {
    return answerUnlessKnown(request, { success: true, data: await load() })
  } catch (error) {
    if (error instanceof Response) return error
    const moving = movingRefusal(error, Date.now())
    if (moving) return refusal(moving.status, beingMoved, moving.headers)
    logError(error, { path: new URL(request.url).pathname })
    return refusal(500, failed)
  }
}

/** A program that sends the ETag of the last answer is told if nothing has changed. */
function answerUnlessKnown(request: Request, body: unknown) {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27)}"`
  if (request.headers.get('If-None-Match') !== etag) return answer(body, 200, { ETag: etag })
  return new Response(null, { status: 304, headers: { ETag: etag, 'Cache-Control': 'private, no-store' } })
}
