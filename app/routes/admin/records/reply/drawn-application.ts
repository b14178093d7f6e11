import { drawnReplyLoader } from './route.server.ts'

export const handle = { permission: 'applications.write' } as const

export const loader = drawnReplyLoader('application')
