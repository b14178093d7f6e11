// Folds the sidebar to icons, or unfolds it. A link, so that it needs no script and no form: it changes nothing but the
// sender's own pages.
import { redirect } from '@remix-run/node'
import { sidebarCookie } from '#app/http/browser/folded-sidebar.server.ts'
import { safeReturnTo } from '#app/http/browser/return-to.ts'
import { guarded } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'own.account' } as const

export const loader = guarded(handle.permission, async ({ request }) => {
  const { searchParams } = new URL(request.url)
  // Browsers that load a link in advance choose nothing.
  if (request.headers.get('Sec-Purpose')?.includes('prefetch')) throw new Response(null, { status: 204 })
  const cookie = sidebarCookie(searchParams.get('turn') === 'folded')
  const to = safeReturnTo(searchParams.get('to'), '/dashboard')
  return redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } })
})
