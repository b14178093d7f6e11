// What is still missing or unproven before the site may be shown to the world. Nothing is ticked off here: what is
// supplied replaces its placeholder, and its line goes with it.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { claims } from '#app/content/claims.ts'
import { launchChecklist } from '#app/content/launch-checklist.ts'
import { legalPages } from '#app/content/legal-pages.ts'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'

const title = 'Launch Checklist'

export const handle = { permission: 'own.account' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title, noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const areas = [...new Set(launchChecklist.map(({ area }) => area))].map((area) => ({
    area,
    items: launchChecklist.filter((item) => item.area === area),
  }))
  const texts = legalPages.map(({ path, language, document: { title, version, status } }) => ({
    ...{ path, language, title, version, status },
  }))
  return { areas, texts, claims }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function LaunchChecklistPage() {
  const { areas, texts, claims } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: title }]} />
      <h1>{title}</h1>
      <p>What has to be supplied or checked before launch. Until then the site shows plainly marked placeholders.</p>
      {areas.map(({ area, items }) => (
        <Part key={area} id={`launch-${area.toLowerCase().replaceAll(' ', '-')}`} title={area}>
          <DataTable
            caption={`To be supplied or checked: ${area}`}
            columns={['What', 'Where']}
            rows={items.map(({ id, item, where }) => ({ key: id, cells: [item, where] }))}
          />
        </Part>
      ))}
      <Part id="legal-texts" title="Legal texts">
        <DataTable
          caption="Legal texts and whether they have been reviewed"
          columns={['Text', 'Version', 'State']}
          rows={texts.map(({ path, language, title, version, status }) => ({
            key: path,
            cells: [
              <Link key={path} to={path} lang={language}>
                {title}
              </Link>,
              version,
              status,
            ],
          }))}
        />
      </Part>
      <Part id="claims" title="Claims register">
        <p>What the site says of the company, and what has to back it up.</p>
        <DataTable
          caption="Claims of the site"
          columns={['Claim', 'Where', 'Backed by', 'Note']}
          rows={claims.map(({ id, claim, where, backing, note }) => ({
            key: id,
            cells: [claim, where.join(', '), backing, note],
          }))}
        />
      </Part>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
