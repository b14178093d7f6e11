import type { replyLoader } from './route.server.ts'

/** What the page for a reply is drawn from. */
export type ReplyPageProps = Awaited<ReturnType<ReturnType<typeof replyLoader>>>
