// An earlier version: its preview, and a button that restores it.
import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findAssets, readBrand, restoreRevision } from '#app/features/brand/revisions/revisions.server.ts'
import { versionSchema } from '#app/features/brand/revisions/saving.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Board } from './board.tsx'
import { boardPath, boardTitle } from './paths.ts'
import { Restore, RevisionView } from './revision-view.tsx'

export const handle = { permission: 'brand.read', actionPermission: 'brand.write', title: boardTitle } as const

const titleOf = (say: Say, version: number) =>
  version === 0 ? say('Defaults') : say('Version {number}', { number: version })

export const loader = staffLoader(handle.permission, async ({ params, staff: { role }, say }) => {
  const version = versionIn(params.version)
  const assets = await findAssets(db, version)
  if (!assets) return null
  const [before, current] = await Promise.all([findAssets(db, version - 1), readBrand(db)])
  const pageTitle = `${titleOf(say, version)} – ${say(boardTitle)}`
  return { pageTitle, version, assets, before, current, canWrite: can(role, handle.actionPermission) }
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
  const say = useSay()
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<FormAnswer>()?.formError
  return (
    <Board tab="history" page={titleOf(say, shown.version)} canWrite={shown.canWrite} beside={<Restore {...shown} />}>
      {refused ? (
        <p className="banner" data-kind="error" role="alert">
          {refused} {say('Nothing was restored. Check again before you restore this version.')}
        </p>
      ) : null}
      <RevisionView {...shown} />
    </Board>
  )
}
