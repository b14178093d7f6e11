import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { inboxPath } from '../inbox/query.ts'

type SettleProps = { reference: string; version: number; query: string }

/** For a sender who wrote again only to say thank you. */
export const Settle = ({ reference, version, query }: SettleProps) => {
  const say = useSay()
  return (
    <PostButton action={`${inboxPath}/${reference}/settle${query}`} id="settle" values={{ version }} variant="outline">
      {say('No reply needed')}
    </PostButton>
  )
}
