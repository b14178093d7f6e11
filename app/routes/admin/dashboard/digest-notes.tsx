import { Link } from '@remix-run/react'
import type { listWaitingDigests } from '#app/features/newsletter/digest/prepare-digest.server.ts'
import { monthName } from '#app/features/newsletter/digest/words.ts'
import { issuePage } from '#app/routes/admin/newsletter/issues/words.ts'
import { AttentionRow } from './attention.tsx'

/** Links to the monthly digests that wait for a person; nothing without any. */
export const DigestNotes = ({ waiting }: { waiting: Awaited<ReturnType<typeof listWaitingDigests>> }) =>
  waiting.map(({ id, month }) => (
    <AttentionRow key={id} className="digest-ready">
      <p>
        The <Link to={issuePage(id)}>digest of {monthName(month, 'en')}</Link> is ready to be checked and scheduled.
      </p>
    </AttentionRow>
  ))
