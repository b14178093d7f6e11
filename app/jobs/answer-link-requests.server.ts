// Mails the links that strangers have asked for.
import { mailDataLink } from '#app/features/people/requests.server.ts'
import { mailPasswordLink } from '#app/features/staff/passwords/password-requests.server.ts'
import { mailStatusLink } from '#app/features/status-links/status-links.server.ts'
import { type AnswerLinkRequest, takeLinkRequests } from '#app/mail/outbox/link-requests.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db } from '#db/schema.ts'
import type { LinkRequest } from '#db/tables/mail.ts'

const answers: Record<LinkRequest['kind'], AnswerLinkRequest> = {
  password: mailPasswordLink,
  status: mailStatusLink,
  'your-data': mailDataLink,
}

/** @returns the number of requests found */
export const answerLinkRequests = (db: Db, now: number): Promise<number> =>
  takeLinkRequests(
    db,
    (trx, asked) => answers[asked.kind](trx, asked, now),
    now,
    (error) => logError(error, { job: 'answer-link-requests' }),
  )
