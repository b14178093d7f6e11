import { Link, useActionData, useFetcher } from '@remix-run/react'
import type { ConflictAnswer } from './conflict.server.ts'
import { Difference } from './difference.tsx'
import { postPage } from './post-labels.ts'

/** Both texts of two people who wrote at once, where the form's answer tells of it. */
export function Conflict({ postId }: { postId: string }) {
  // The form's own fetcher: with scripts the answer comes there.
  const sent = useFetcher({ key: 'post' }).data
  const redrawn = useActionData()
  const answer = [sent, redrawn].find(isConflict)
  if (!answer) return null
  const { revision, difference } = answer.conflict
  return (
    <section className="card" aria-labelledby="conflict">
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
