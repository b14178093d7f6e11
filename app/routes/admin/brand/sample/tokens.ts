// The colours of the sample page.
import { deriveSiteTokens } from '#app/features/brand/colour/site-tokens.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { askedSample } from './typed-brand.server.ts'

export const handle = { permission: 'brand.read' } as const

export const loader = staffLoader(handle.permission, async ({ request }) => {
  const { assets } = await askedSample(request)
  return new Response(`${deriveSiteTokens(assets.palette).css}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
})
