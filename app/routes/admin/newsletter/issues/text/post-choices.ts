// The newest posts, or those found, for the chooser of an issue's text.
import { db } from '#app/db.server.ts'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { languageIn } from '../words.ts'
import { listPostChoices } from './issue-text.server.ts'

export const handle = { permission: 'newsletter.write' } as const

export const loader = staffLoader(handle.permission, async ({ id, params, request, now }) => {
  const language = languageIn(params.language)
  if (!(await findIssue(db, id))) return null
  const typed = new URL(request.url).searchParams.get('search') ?? ''
  const posts = await listPostChoices(language, cleanText(typed.slice(0, 200), false), now)
  return Response.json(posts, { headers: { 'Cache-Control': 'private, no-store' } })
})
