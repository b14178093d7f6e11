// Receives a picture from the post form's script; the answer is its address or the reason for refusing it.
import { readUpload } from '#app/forms/read/body.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { guarded, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { receivePicture } from './receive-picture.server.ts'

export const handle = { permission: 'posts.write' } as const

export const loader = staffLoader(handle.permission, async () => {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } })
})

export const action = guarded(handle.permission, async (asked) => {
  const uploaded = await receivePicture({ ...asked, ...(await readUpload(asked.request, uploadLimits.media)) })
  const answer = uploaded.ok
    ? { id: uploaded.item.id, src: uploaded.item.src }
    : { problem: sayIn(asked.language)(uploaded.problem) }
  return Response.json(answer, { status: uploaded.ok ? 200 : 422, headers: { 'Cache-Control': 'private, no-store' } })
})
