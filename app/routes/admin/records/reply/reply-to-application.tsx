import { useLoaderData } from '@remix-run/react'
import { ReplyPage } from './page.tsx'
import { replyAction, replyLoader } from './route.server.ts'

export const handle = { permission: 'applications.write', title: 'Reply' } as const

export const loader = replyLoader('application')

export const action = replyAction('application')

export default function ReplyToApplicationPage() {
  return <ReplyPage {...useLoaderData<typeof loader>()} />
}
