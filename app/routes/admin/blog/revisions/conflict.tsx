import { Link } from '@remix-run/react'
import { useFormState } from '#app/forms/form-state.ts'
import { postPage } from '../post-labels.ts'
import type { ConflictAnswer } from './conflict.server.ts'
import { Difference } from './difference.tsx'

/** Both texts of two people who wrote at once, at the top of the form whose answer tells of it. */
export function Conflict({ postId }: { postId: string }) {
  const { answer } = useFormState()
  if (!isConflict(answer)) return null
  const { revision, difference } = answer.conflict
  return (
    <section aria-labelledby="conflict">
      <h2 id="conflict">Their text and yours</h2>
      <p>
        What stands in theirs alone is marked as removed, what stands in yours alone as added. Yours is kept as{' '}
        <Link to={`${postPage(postId)}/revisions/${revision}`}>a revision</Link>.
      </p>
      <Difference changes={difference} />
    </section>
  )
}

const isConflict = (answer: unknown): answer is ConflictAnswer =>
  typeof answer === 'object' && answer !== null && 'conflict' in answer
