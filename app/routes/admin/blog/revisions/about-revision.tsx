import { PostButton } from '#app/forms/post-button.tsx'
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
      {say(revisionAuthors[kind], { name: actor_name })} {isCurrent ? null : say(differenceWords.post)}
    </p>
  )
}

export const RestoreRevision = ({ path, version }: { path: string; version: number }) => {
  const say = useSay()
  return (
    <PostButton action={path} id="restore" values={{ version }}>
      {say('Restore this text')}
    </PostButton>
  )
}
