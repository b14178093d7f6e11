// Every staff address that no other route takes. Strangers are not told which addresses those are.
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { MetaFunction } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'

export const handle = { permission: 'own.account' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Page Not Found', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return data(null, { status: 404 })
}

export const action = loader

export default function StaffNotFoundPage() {
  return (
    <>
      <h1>Page Not Found</h1>
      <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
      <div className="button-row">
        <LinkButton to="/dashboard">Go to the dashboard</LinkButton>
      </div>
    </>
  )
}
