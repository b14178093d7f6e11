// The facts that are missing or unproven before launch, and the admin's decision that search engines may list the site.
// A fact of the company links to its field, and is ticked once that is filled in.
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { claims } from '#app/content/company/claims.ts'
import { launchChecklist } from '#app/content/company/launch-checklist.ts'
import { legalPages } from '#app/content/legal/pages.ts'
import { db } from '#app/db.server.ts'
import { changeLaunchSettings, launchRecord, readLaunchSettings } from '#app/features/company/launch-settings.server.ts'
import { launchSchema } from '#app/features/company/schema.ts'
import { companyWords } from '#app/features/company/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { factId } from '#app/ui/text/fact-text.tsx'
import { type CheckedItem, checkItem, findFields } from './check-facts.server.ts'
import { LaunchSignOff } from './launch-sign-off.tsx'

const title = 'Launch checklist'

export const handle = { permission: 'own.account', actionPermission: 'company.manage', title } as const

export const loader = staffLoader(handle.permission, async ({ now, staff: { role } }) => {
  const { settings, version } = await readLaunchSettings(db)
  const [company, known] = await Promise.all([readCompany(db, now), findFields(db, now)])
  const checked = launchChecklist.map((item) => ({ ...item, ...checkItem(item, known, company) }))
  const areas = [...new Set(checked.map(({ area }) => area))].map((area) => ({
    area,
    items: checked.filter((item) => item.area === area),
  }))
  const texts = legalPages.map(({ path, language, document: { title, version, status } }) => ({
    path,
    language,
    title,
    version,
    status,
  }))
  const missing = checked.flatMap(({ facts }) => facts).filter(({ isKnown }) => !isKnown).length
  const signOff = { ...settings, version, missing, mayChange: can(role, handle.actionPermission) }
  return { areas, texts, claims, signOff }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, launchSchema, {
  form: 'launch',
  run: ({ value, by }) => changeLaunchSettings(db, value, by),
  done: ({ value }) => ({
    to: '/dashboard/settings/launch-checklist',
    text: value.signedOff ? companyWords.signedOff : companyWords.notSignedOff,
  }),
  failed: companyWords.failed,
  changed: companyWords.changed,
  record: () => launchRecord,
})

export default function LaunchChecklistPage() {
  const { areas, texts, claims, signOff } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: title }]} />
      <h1>{title}</h1>
      <p>
        Everything to supply or check before launch. On the site, a missing fact is a dashed slot that only signed-in
        staff see. It links to its line here, which links to the field or file to fill in.
      </p>
      <LaunchSignOff {...signOff} />
      {areas.map(({ area, items }) => (
        <Part key={area} id={`launch-${area.toLowerCase().replaceAll(' ', '-')}`} title={area}>
          <DataTable
            caption={`To be supplied or checked: ${area}`}
            columns={['What', 'Where']}
            rows={items.map(({ id, item, where, facts, fields }) => ({
              key: id,
              cells: [<Item key={id} item={item} facts={facts} fields={fields} />, where],
            }))}
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
        <p>The site’s statements about the company, and the evidence that they need.</p>
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

/** Each fact has the id that its slot on the site links to. */
function Item({ item, facts, fields }: { item: string } & CheckedItem) {
  return (
    <>
      {item}
      {facts.map(({ label, isKnown, to }) => (
        <span key={label} id={factId(label)} className="point-text" tabIndex={-1}>
          {isKnown ? '✓ Filled in: ' : 'Missing: '}
          {to ? <Link to={to}>{label}</Link> : label}
        </span>
      ))}
      {fields.map(({ label, isKnown, to }) => (
        <span key={label} className="point-text">
          {isKnown ? '✓ Filled in: ' : 'Empty: '}
          <Link to={to}>{label}</Link>
        </span>
      ))}
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
