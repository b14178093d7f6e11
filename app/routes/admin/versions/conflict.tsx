// Both people's texts, beside the typed one after a conflict.
import { Link } from '@remix-run/react'
import { useFormState } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { ConflictAnswer } from './conflict.server.ts'
import { Difference } from './difference.tsx'

/** @param props.revisions the address of the list of revisions */
export function Conflict({ revisions }: { revisions: string }) {
  const say = useSay()
  const { answer } = useFormState()
  if (!isConflict(answer)) return null
  const { revision, difference } = answer.conflict
  return (
    <section className="post-conflict" aria-labelledby="conflict">
      <h2 id="conflict">{say('Their text and yours')}</h2>
      <p>
        <Said
          phrase="“Removed” is text found only in theirs; “added” is text found only in yours. Yours is kept as {link}."
          values={{ link: <Link to={`${revisions}/${revision}`}>{say('a revision')}</Link> }}
        />
      </p>
      <Difference changes={difference} />
    </section>
  )
}

const isConflict = (answer: unknown): answer is ConflictAnswer =>
  typeof answer === 'object' && answer !== null && 'conflict' in answer
