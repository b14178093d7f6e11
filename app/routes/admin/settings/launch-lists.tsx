// The lists of the launch checklist: facts by area, legal texts, and claims that need backing.
import { Link } from '@remix-run/react'
import type { claims } from '#app/content/company/claims.ts'
import { Panel } from '#app/ui/panel.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { factId } from '#app/ui/text/fact-text.tsx'
import type { CheckedItem, readChecklist } from './checklist.server.ts'

type Checklist = Awaited<ReturnType<typeof readChecklist>>

export const LaunchAreas = ({ areas }: Pick<Checklist, 'areas'>) =>
  areas.map(({ area, items }) => (
    <Panel key={area} id={`launch-${area.toLowerCase().replaceAll(' ', '-')}`} title={area} as="stack">
      <DataTable
        caption={`To be supplied or checked: ${area}`}
        columns={['What', 'Where']}
        rows={items.map(({ id, where, ...item }) => ({ key: id, cells: [<Item key={id} {...item} />, where] }))}
      />
    </Panel>
  ))

/** Each fact has the id that its slot on the site links to. */
function Item({ item, facts, fields, edit }: { item: string } & CheckedItem) {
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
      {edit.map(({ label, to }) => (
        <span key={to} className="point-text">
          Edit: <Link to={to}>{label}</Link>
        </span>
      ))}
    </>
  )
}

export const LegalTexts = ({ texts }: Pick<Checklist, 'texts'>) => (
  <Panel id="legal-texts" title="Legal texts" as="stack">
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
  </Panel>
)

export const ClaimsRegister = ({ claims: listed }: { claims: typeof claims }) => (
  <Panel id="claims" title="Claims register" as="stack">
    <p>The site’s statements about the company, and the evidence that they need.</p>
    <DataTable
      caption="Claims of the site"
      columns={['Claim', 'Where', 'Backed by', 'Note']}
      rows={listed.map(({ id, claim, where, backing, note }) => ({
        key: id,
        cells: [claim, where.join(', '), backing, note],
      }))}
    />
  </Panel>
)
