// The mail service reports deliveries and bounces here. The answer is sent once everything is stored; without the
// secret the page does not exist.
import type { ActionFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { loseSubscriber } from '#app/features/newsletter/lost-subscriber.server.ts'
import { takeIssueNews } from '#app/features/newsletter/sending/issue-news.server.ts'
import { noteReceived } from '#app/features/received-mail/note-received.server.ts'
import { takeEvent } from '#app/features/received-mail/take-event.server.ts'
import { readText } from '#app/forms/read/body.server.ts'
import { verifyWebhook } from '#app/mail/incoming/webhook.server.ts'
import { logError } from '#app/process/log.server.ts'

export const loader = () => answer(env.RESEND_WEBHOOK_SECRET ? 405 : 404)

export async function action({ request }: ActionFunctionArgs) {
  const secret = env.RESEND_WEBHOOK_SECRET
  if (!secret) return answer(404)
  if (request.method !== 'POST') return answer(405)
  const signed = verifyWebhook(request.headers, await readText(request), secret)
  if (!signed) return answer(400)
  try {
    await takeEvent(db, signed, Date.now(), { onLost: loseSubscriber, onReceived, onIssueNews: takeIssueNews })
    return answer(200)
  } catch (error) {
    // The event was not stored, so it is not acknowledged: the service tries again.
    logError(error, { webhook: 'resend' })
    return answer(503)
  }
}

/** Without INBOUND_DOMAIN, received mails are not meant for this site. */
const onReceived: typeof noteReceived = async (...received) => {
  if (env.INBOUND_DOMAIN) await noteReceived(...received)
}

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
