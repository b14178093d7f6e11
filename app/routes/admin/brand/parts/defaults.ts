// Restores the defaults of one part as a new version.
import { db } from '#app/db.server.ts'
import { defaultAssets } from '#app/features/brand/defaults.ts'
import { savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { versionSchema } from '#app/features/brand/revisions/saving.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { boardPath, partAt, partPath } from '../paths.ts'

export const handle = { permission: 'brand.write' } as const

export const loader = staffRedirect(handle.permission, () => boardPath)

const partIn = (segment?: string) => partAt(segment === 'logo' ? '' : segment)

export const action = staffAction(handle.permission, versionSchema, {
  form: 'defaults',
  run: async ({ params, value, by }) => {
    const part = partIn(params.part)
    const change = { part, value: defaultAssets[part], version: value.version }
    return { ok: true, outcome: await savePart(db, change, by) }
  },
  done: ({ params }, { outcome }) => {
    const to = partPath(partIn(params.part))
    return outcome === 'conflict'
      ? { to, kind: 'error', text: brandLabels.changedMeanwhile }
      : { to, text: brandLabels.saved }
  },
})
