// Takes a post out of the trash.
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { versionSchema } from '#app/features/blog/schema.ts'
import { untrashPost } from '#app/features/blog/store/trash.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { manager, postPage } from './post-labels.ts'

export const handle = { permission: 'posts.write' } as const

export async function loader({ request }: ActionFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect(`${manager}?status=trash`)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'undo-delete', versionSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const id = params.id ?? ''
  const outcome = await untrashPost(db, { id, version: form.value.version, actor, now: Date.now() })
  if (outcome.ok) return redirectWithFlash(postPage(id), { kind: 'success', text: `“${outcome.title}” is back.` })
  const text = 'Somebody changed this post while you were looking. Nothing was changed.'
  return redirectWithFlash(`${manager}?status=trash`, { kind: 'error', text })
}
