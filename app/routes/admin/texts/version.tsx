// One version of a text: what differs from the newest, and the button that puts it on the site again.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { textVersionSchema } from '#app/features/texts/saving.ts'
import { differencesOf, findTextVersion, newestVersion } from '#app/features/texts/versions.server.ts'
import { actionLabels, textWords } from '#app/features/texts/words.ts'
import { restoreText } from '#app/features/texts/write-texts.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { textsCrumb } from './paths.ts'
import { pathOf, textOf } from './text-of.server.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: 'Version' } as const

const numberIn = (segment = '') => (/^\d{1,9}$/.test(segment) ? Number(segment) : 0)

export const loader = staffLoader(handle.permission, async ({ params, staff: { role, timeZone } }) => {
  const { kind, place } = textOf(params)
  const version = await findTextVersion(db, kind, place, numberIn(params.version))
  if (!version) return null
  const differences = await differencesOf(db, kind, place, version)
  return {
    number: version.number,
    action: version.action,
    savedAt: version.saved_at,
    savedBy: version.saved_by,
    fits: differences !== null,
    rows: differences ?? [],
    newest: (await newestVersion(db, kind, place)).number,
    title: kind.keyTitle(place.key),
    path: pathOf(params),
    timeZone,
    mayPublish: can(role, handle.actionPermission),
  }
})

export const action = staffAction(handle.actionPermission, textVersionSchema, {
  form: 'restore',
  run: async ({ value, params, by }) => {
    const { kind, place } = textOf(params)
    const wanted = { number: numberIn(params.version), version: value.version }
    return { ok: true, outcome: await restoreText(db, kind, place, wanted, by) }
  },
  done: ({ params }, { outcome }) => {
    const to = pathOf(params)
    if (outcome.ok) return { to, text: textWords.restored }
    return { to, kind: 'info', text: outcome.reason === 'gone' ? textWords.gone : textWords.changedMeanwhile }
  },
})

export default function TextVersionPage() {
  const { number, action, savedAt, savedBy, fits, rows, newest, title, path, timeZone, mayPublish } =
    useLoaderData<typeof loader>()
  const crumbs = [textsCrumb, { label: title, href: path }, { label: 'Versions', href: `${path}/versions` }]
  return (
    <>
      <Breadcrumbs items={[...crumbs, { label: `Version ${number}` }]} />
      <h1>Version {number}</h1>
      <p>
        {actionLabels[action]} by <span className="typed">{savedBy}</span>, <Moment at={savedAt} zone={timeZone} />.
      </p>
      {fits ? null : <p>It no longer fits this release: if you restore it, the site shows its own text.</p>}
      {rows.length > 0 ? (
        <DataTable
          caption="Differences from the newest version"
          columns={['Field', 'This version', 'Newest']}
          rows={rows.map(({ name, label, earlier, newest }) => ({
            key: name,
            cells: [label, earlier || 'Empty', newest || 'Empty'],
          }))}
        />
      ) : (
        <p>It is the same as the newest version.</p>
      )}
      {mayPublish ? (
        <form method="post" action={`${path}/versions/${number}`} id="restore">
          <input type="hidden" name="version" value={newest} />
          <Button type="submit" variant="primary">
            Restore this version
          </Button>
        </form>
      ) : null}
    </>
  )
}
