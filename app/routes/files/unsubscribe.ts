// One-click unsubscribing (RFC 8058): mail programs post here without cookies, from any origin; the token is the proof.
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { findLinkedSubscriber } from '#app/features/newsletter/links.server.ts'
import { unsubscribe } from '#app/features/newsletter/newsletter.server.ts'
import { readBody } from '#app/forms/read/body.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { logError } from '#app/process/log.server.ts'

/** A person or a mail scanner that opens the address: a GET changes nothing. */
export async function loader({ params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const subscriber = await findLinkedSubscriber(db, token)
  return redirect(hrefIn(subscriber?.language ?? 'en', `/newsletter/unsubscribe/${encodeURIComponent(token)}`))
}

export async function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'POST') return answer(405)
  if (!(await isOneClick(request))) return answer(200)
  try {
    await unsubscribe(db, params.token ?? '', { now: Date.now() })
    return answer(200)
  } catch (error) {
    // The request failed, so it is not acknowledged: the mail program may try again.
    logError(error, { form: 'one-click-unsubscribe' })
    return answer(503)
  }
}

async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await readBody(request)).get('List-Unsubscribe')?.toLowerCase() === 'one-click'
  } catch (error) {
    if (error instanceof Response) return false
    throw error
  }
}

const answer = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'Content-Length': '0' } })
