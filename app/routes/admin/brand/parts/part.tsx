// One part of the brand board: its form and a picture of it. Each part has its own URL.
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { filesOf } from '#app/features/brand/export/kept-files.server.ts'
import { type BrandPart, partLabels } from '#app/features/brand/parts.ts'
import { readBrand, savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { changedValues, savingSchemas } from '#app/features/brand/revisions/saving.ts'
import { missingCharacters } from '#app/features/brand/type/missing-characters.server.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { shouldRevalidate as keepAfterNetworkError } from '#app/forms/network-safe-action.ts'
import { staffForm, staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Board } from '../board.tsx'
import { boardTitle, formName, partAt, partPath } from '../paths.ts'
import { PartEditor } from './editor.tsx'
import { useSaving } from './use-saving.ts'

export const handle = { permission: 'brand.read', actionPermission: 'brand.write', title: boardTitle } as const

export const loader = staffLoader(handle.permission, async ({ params, staff: { role, timeZone }, say }) => {
  const part = partAt(params.part)
  const brand = await readBrand(db)
  const missing = await missingCharacters(brand.assets[part])
  const shown = { part, brand, missing, timeZone, files: filesOf(brand, part) }
  return { ...shown, pageTitle: `${say(partLabels[part])} – ${say(boardTitle)}`, canWrite: can(role, 'brand.write') }
})

export { clientAction } from '#app/forms/network-safe-action.ts'

const formOf = (part: BrandPart) =>
  staffForm(savingSchemas[part], {
    form: formName(part),
    run: async ({ value: { version, ...typed }, by }) => {
      const outcome = await savePart(db, { part, version: Number(version), value: changedValues(typed) }, by)
      return outcome === 'conflict' ? { ok: false, reason: outcome } : { ok: true }
    },
    done: () => ({ to: partPath(part), text: brandLabels.saved }),
    failed: brandLabels.failed,
    refusals: { conflict: brandLabels.conflict },
  })

export const action = staffForms(handle.actionPermission, ({ params }) => formOf(partAt(params.part)))

export default function BrandPartPage() {
  const { part, canWrite, ...state } = useLoaderData<typeof loader>()
  const { view, form, onChange } = useSaving(part, canWrite)
  return (
    <Board tab={part} canWrite={canWrite} form={form} view={view}>
      <PartEditor key={part} part={part} canWrite={canWrite} view={view} onChange={onChange} {...state} />
    </Board>
  )
}

/** After a conflict the page reloads the other person's values; switching between Edit and Preview reloads nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  if (change.actionStatus === 409) return true
  const { currentUrl, nextUrl, formMethod } = change
  const isOnlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOnlyQuery && !formMethod ? false : keepAfterNetworkError(change)
}
