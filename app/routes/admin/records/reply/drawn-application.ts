import { drawnReplyLoader } from './reply-actions.server.ts'

export const handle = { permission: 'applications.write' } as const

export const loader = drawnReplyLoader('application')
