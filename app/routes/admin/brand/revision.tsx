// An earlier version: its preview, and a button that restores it.
import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { defaultAssets } from '#app/features/brand/defaults.ts'
import { brandParts, changedParts, fieldLabels, partLabels } from '#app/features/brand/parts.ts'
import {
  brandVersions,
  findAssets,
  partsIn,
  readBrand,
  restoreRevision,
  textsOf,
} from '#app/features/brand/revisions/revisions.server.ts'
import { versionSchema } from '#app/features/brand/revisions/saving.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { findVersion } from '#app/features/versions/versions.server.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { colons } from '#app/languages/colons.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { RestoreVersion, VersionChanges } from '#app/routes/admin/versions/version-page.tsx'
import { shownVersion } from '#app/routes/admin/versions/versions.server.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { Language } from '#db/tables/records.ts'
import { Board } from './board.tsx'
import { PartPreview } from './parts/preview.tsx'
import { boardPath, boardTitle } from './paths.ts'

export const handle = { permission: 'brand.read', actionPermission: 'brand.write', title: boardTitle } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { params, staff, say, language } = asked
  const number = versionIn(params.version)
  const versions = brandVersions(db)
  const [assets, version, current] = await Promise.all([
    findAssets(db, number),
    findVersion(versions, number),
    readBrand(db),
  ])
  if (!assets) return null
  const canWrite = can(staff.role, handle.actionPermission)
  const shown = await shownVersion(asked, versions, version ?? defaults, {
    path: `${boardPath}/history`,
    latest: textsOf(current.assets),
    restores: canWrite && current.version,
    labelOf: (name) => labelIn(say, language, name),
  })
  const parts = new Set([...partsIn(version?.changed ?? ''), ...changedParts(assets, current.assets)])
  const title = version ? say('Version {number}', { number }) : say('Defaults')
  return {
    ...shown,
    made: version && shown.made,
    title,
    pageTitle: `${title} – ${say(boardTitle)}`,
    assets,
    parts: [...parts],
    canWrite,
  }
})

const defaults = {
  id: 0,
  number: 0,
  kind: 'saved',
  at: 0,
  by: '',
  changed: '',
  restored_from: null,
  assets: JSON.stringify(defaultAssets),
} as const

function labelIn(say: Say, language: Language, name: string) {
  const part = brandParts.find((one) => name.startsWith(`${one} `)) ?? 'logo'
  const labels: Record<string, Phrase> = fieldLabels[part]
  const field = name.slice(part.length + 1)
  return `${say(partLabels[part])}${colons[language]} ${say(labels[field] ?? 'Field')}`
}

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
  const say = useSay()
  const { title, assets, parts, canWrite, restores, ...shown } = useLoaderData<typeof loader>()
  const refused = useActionData<FormAnswer>()?.formError
  const previewed = parts.length > 0 ? brandParts.filter((part) => parts.includes(part)) : brandParts
  return (
    <Board
      tab="history"
      page={title}
      canWrite={canWrite}
      beside={restores === null ? null : <RestoreVersion path={shown.path} restores={restores} />}
    >
      {refused ? (
        <p className="banner" data-kind="error" role="alert">
          {refused} {say('Nothing was restored. Check again before you restore this version.')}
        </p>
      ) : null}
      {shown.isCurrent ? <p>{say('This is the current version.')}</p> : null}
      <VersionChanges {...shown} />
      {previewed.map((part) => (
        <Panel key={part} id={`revision-${part}`} title={say(partLabels[part])}>
          <PartPreview part={part} assets={assets} version={shown.number} />
        </Panel>
      ))}
    </Board>
  )
}
