import type { replyLoader } from './reply-route.server.ts'

/** What the page for a reply is drawn from. */
export type ReplyPageProps = Awaited<ReturnType<ReturnType<typeof replyLoader>>>
