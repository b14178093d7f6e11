import { PostButton } from '#app/forms/post-button.tsx'
import { inboxPath } from '../inbox/query.ts'

type SettleProps = { reference: string; version: number; query: string }

/** For a sender who wrote again only to say thank you. */
export const Settle = ({ reference, version, query }: SettleProps) => (
  <PostButton action={`${inboxPath}/${reference}/settle${query}`} id="settle" values={{ version }} variant="outline">
    No reply needed
  </PostButton>
)
