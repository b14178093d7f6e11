import { useSay } from '#app/languages/say.tsx'
import type { PostRevision } from '#db/tables/blog.ts'
import { revisionAuthors } from '../words.ts'
import { differenceWords } from './difference.tsx'

type AboutRevisionProps = Pick<PostRevision, 'kind' | 'actor_name'> & { isCurrent: boolean }

/** Its author, and what its differences mean. */
export function AboutRevision({ kind, actor_name, isCurrent }: AboutRevisionProps) {
  const say = useSay()
  return (
    <p className="typed">
      {say(revisionAuthors[kind], { name: actor_name })}{' '}
      {say(isCurrent ? 'This is the current version.' : differenceWords.post)}
    </p>
  )
}
