import { useLoaderData } from '@remix-run/react'
import { replyAction, replyLoader } from './reply-actions.server.ts'
import { ReplyPage } from './reply-page.tsx'

export const handle = { permission: 'enquiries.write', title: 'Reply' } as const

export const loader = replyLoader('enquiry')

export const action = replyAction('enquiry')

export default function ReplyToContactPage() {
  return <ReplyPage {...useLoaderData<typeof loader>()} />
}
