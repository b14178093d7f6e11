import { useLoaderData } from '@remix-run/react'
import { replyAction, replyLoader } from './reply-actions.server.ts'
import { ReplyPage } from './reply-page.tsx'

export const handle = { permission: 'applications.write', title: 'Reply' } as const

export const loader = replyLoader('application')

export const action = replyAction('application')

export default function ReplyToApplicationPage() {
  return <ReplyPage {...useLoaderData<typeof loader>()} />
}
