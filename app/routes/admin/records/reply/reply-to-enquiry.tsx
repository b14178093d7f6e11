import { useLoaderData } from '@remix-run/react'
import { ReplyPage } from './page.tsx'
import { replyAction, replyLoader } from './route.server.ts'

export const handle = { permission: 'enquiries.write', title: 'Reply' } as const

export const loader = replyLoader('enquiry')

export const action = replyAction('enquiry')

export default function ReplyToContactPage() {
  return <ReplyPage {...useLoaderData<typeof loader>()} />
}
