// Both people's texts, beside the typed one after a conflict.
import { Link } from '@remix-run/react'
import { useFormState } from '#app/forms/form-state.ts'
import type { ConflictAnswer } from './conflict.server.ts'
import { Difference } from './difference.tsx'

/** @param props.revisions the address of the list of revisions */
export function Conflict({ revisions }: { revisions: string }) {
  const { answer } = useFormState()
  if (!isConflict(answer)) return null
  const { revision, difference } = answer.conflict
  return (
    <section className="post-conflict" aria-labelledby="conflict">
      <h2 id="conflict">Their text and yours</h2>
      <p>
        “Removed” is text found only in theirs; “added” is text found only in yours. Yours is kept as{' '}
        <Link to={`${revisions}/${revision}`}>a revision</Link>.
      </p>
      <Difference changes={difference} />
    </section>
  )
}

const isConflict = (answer: unknown): answer is ConflictAnswer =>
  typeof answer === 'object' && answer !== null && 'conflict' in answer
