import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/routes/page-meta.ts'
import { ReplyPage } from './page.tsx'
import { replyAction, replyLoader } from './route.server.ts'

export const handle = { permission: 'applications.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Reply', noindex: true })

export const loader = replyLoader('application')

export {
  keepAfterNetworkError as shouldRevalidate,
  networkSafeAction as clientAction,
} from '#app/forms/network-safe-action.ts'

export const action = replyAction('application')

export default function ReplyToApplicationPage() {
  return <ReplyPage {...useLoaderData<typeof loader>()} />
}
