// The newest pictures of the media library, or those found, for the picker of the post form.
import { db } from '#app/db.server.ts'
import { listChoices } from '#app/features/media/media.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'posts.write' } as const

export const loader = staffLoader(handle.permission, async ({ request }) => {
  const typed = new URL(request.url).searchParams.get('search') ?? ''
  const { pictures } = await listChoices(db, { search: cleanText(typed.slice(0, 200), false) })
  return Response.json(pictures, { headers: { 'Cache-Control': 'private, no-store' } })
})
