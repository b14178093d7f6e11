// An earlier version: its preview, and a button that restores it.
import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { fieldLabels } from '#app/features/brand/fields.ts'
import { brandParts, changedFields, partLabels } from '#app/features/brand/parts.ts'
import { findAssets, readBrand, restoreRevision } from '#app/features/brand/revisions/revisions.server.ts'
import { versionSchema } from '#app/features/brand/revisions/saving.ts'
import type { BrandAssets } from '#app/features/brand/schema.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Board } from './board.tsx'
import { PartPreview } from './parts/preview.tsx'
import { boardPath, boardTitle } from './paths.ts'

const path = `${boardPath}/history`

export const handle = { permission: 'brand.read', actionPermission: 'brand.write', title: boardTitle } as const

const titleOf = (version: number) => (version === 0 ? 'Defaults' : `Version ${version}`)

export const loader = staffLoader(handle.permission, async ({ params, staff: { role } }) => {
  const version = versionIn(params.version)
  const [assets, current] = await Promise.all([findAssets(db, version), readBrand(db)])
  if (!assets) return null
  return {
    pageTitle: `${titleOf(version)} – ${boardTitle}`,
    version,
    assets,
    current,
    canWrite: can(role, 'brand.write'),
  }
})

export const action = staffAction(handle.actionPermission, versionSchema, {
  form: 'restore',
  run: async ({ params, value, by }) => {
    const outcome = await restoreRevision(db, versionIn(params.version), value.version, by)
    return outcome === 'gone' || outcome === 'conflict' ? { ok: false, reason: outcome } : { ok: true }
  },
  done: () => ({ to: boardPath, text: brandLabels.restored }),
  refusals: { conflict: brandLabels.changedMeanwhile },
})

function versionIn(segment = '') {
  if (!/^\d{1,9}$/.test(segment)) throw new Response(null, { status: 404 })
  return Number(segment)
}

export default function BrandRevisionPage() {
  const { version, assets, current, canWrite } = useLoaderData<typeof loader>()
  const refused = useActionData<FormAnswer>()?.formError
  const isCurrent = version === current.version
  return (
    <Board page={titleOf(version)} canWrite={canWrite}>
      {refused ? (
        <p className="banner" data-kind="error" role="alert">
          {refused} Nothing was changed. Check it again before you restore this version.
        </p>
      ) : null}
      {isCurrent ? <p>This is the current version.</p> : <Differences assets={assets} current={current.assets} />}
      {isCurrent || !canWrite ? null : (
        <form method="post" action={`${path}/${version}`} id="restore" className="button-row">
          <input type="hidden" name="version" value={current.version} />
          <Button type="submit" variant="primary">
            Restore this version
          </Button>
          <LinkButton to={path} variant="outline">
            Cancel
          </LinkButton>
        </form>
      )}
      {brandParts.map((part) => (
        <section key={part} className="card" aria-labelledby={`revision-${part}`}>
          <h2 id={`revision-${part}`}>{partLabels[part]}</h2>
          <PartPreview part={part} assets={assets} version={version} />
        </section>
      ))}
    </Board>
  )
}

function Differences({ assets, current }: { assets: BrandAssets; current: BrandAssets }) {
  const rows = brandParts.flatMap((part) => {
    const [labels, then, now]: Record<string, string>[] = [fieldLabels[part], texts(assets[part]), texts(current[part])]
    return changedFields(assets[part], current[part]).map((name) => ({
      key: `${part} ${name}`,
      cells: [`${partLabels[part]}: ${labels?.[name] ?? name}`, then?.[name] || 'Empty', now?.[name] || 'Empty'],
    }))
  })
  if (rows.length === 0) return <p>It is the same as the current version.</p>
  return (
    <DataTable caption="Differences from the current version" columns={['Field', 'This version', 'Now']} rows={rows} />
  )
}

const texts = (part: object) => Object.fromEntries(Object.entries(part).map(([name, value]) => [name, String(value)]))
