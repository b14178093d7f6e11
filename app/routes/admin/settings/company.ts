// Where the company's choices were before its facts were texts.
import { redirect } from '@remix-run/node'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { textPath } from '#app/routes/admin/texts/paths.ts'

export const handle = { permission: 'texts.read' } as const

export const loader = staffLoader(handle.permission, async () => redirect(textPath('company', 'facts', 'en'), 301))
