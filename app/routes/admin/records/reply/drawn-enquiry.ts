import { drawnReplyLoader } from './reply-actions.server.ts'

export const handle = { permission: 'enquiries.write' } as const

export const loader = drawnReplyLoader('enquiry')
