import { Link } from '@remix-run/react'
import { monthName } from '#app/features/newsletter/digest/words.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { AttentionRow } from './attention.tsx'

/** `to` is the page of its issue. */
export type WaitingDigest = { id: string; month: string; to: string }

/** Links to the monthly digests that wait for a person; nothing without any. */
export const DigestNotes = ({ waiting }: { waiting: readonly WaitingDigest[] }) => {
  const say = useSay()
  const language = useLanguage()
  return waiting.map(({ id, month, to }) => (
    <AttentionRow key={id} className="digest-ready">
      <p>
        <Said
          phrase="The {link} is ready to be checked and scheduled."
          values={{
            link: <Link to={to}>{say('digest of {month}', { month: monthName(month, language) })}</Link>,
          }}
        />
      </p>
    </AttentionRow>
  ))
}
