// The brand as the site uses it, for whoever has to write or print in its name.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { pressPalette } from '#app/content/press.ts'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { MediaLogos } from '#app/routes/public/company/media-logos.tsx'
import { MediaPalette } from '#app/routes/public/company/media-palette.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'

const title = 'Brand Assets'

export const handle = { permission: 'own.account' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title, noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return { colors: pressPalette }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function BrandingPage() {
  const { colors } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: title }]} />
      <h1>{title}</h1>
      <MediaLogos />
      <MediaPalette colors={colors} />
    </>
  )
}
