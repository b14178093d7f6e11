// One part of the brand board: its form, and the picture of what the form says. Each part has a URL of its own.
import type { ActionFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { filesOf } from '#app/features/brand/export/kept-files.server.ts'
import { brandLabels } from '#app/features/brand/labels.ts'
import { partLabels } from '#app/features/brand/parts.ts'
import { findBrand, savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { changedValues, savingSchemas } from '#app/features/brand/revisions/saving.ts'
import { missingCharacters } from '#app/features/brand/type/missing-characters.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { Board } from '../board.tsx'
import { boardTitle, formName, partAt, partPath, partTabs } from '../paths.ts'
import { PartEditor } from './editor.tsx'

export const handle = { permission: 'brand.read', actionPermission: 'brand.write', title: boardTitle } as const

export const loader = staffLoader(handle.permission, async ({ params, staff: { role, timeZone } }) => {
  const part = partAt(params.part)
  const brand = await findBrand(db)
  const missing = await missingCharacters(brand.assets[part])
  const pageTitle = `${partLabels[part]} – ${boardTitle}`
  return { pageTitle, part, brand, missing, timeZone, files: filesOf(brand, part), canWrite: can(role, 'brand.write') }
})

export { clientAction } from '#app/forms/network-safe-action.ts'
export { freshAfterConflict as shouldRevalidate } from './fresh-after-conflict.ts'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.actionPermission)
  const part = partAt(params.part)
  const form = await readForm({ request, context }, formName(part), savingSchemas[part])
  if (!form.ok) return form.response
  const { version, ...typed } = form.value
  const change = { part, version: Number(version), value: changedValues(typed) }
  const saved = await form.attempt(() => savePart(db, staff, change, Date.now()), brandLabels.failed)
  if (!saved.ok) return saved.response
  if (saved.value === 'conflict') return form.refuse({ formError: brandLabels.conflict, status: 409 })
  return redirectWithFlash(partPath(part), { kind: 'success', text: brandLabels.saved })
}

export default function BrandPartPage() {
  const { part, canWrite, ...state } = useLoaderData<typeof loader>()
  return (
    <Board tab="assets" canWrite={canWrite} form={{ form: formName(part), action: partPath(part) }}>
      <LinkTabs label={boardTitle} tabs={partTabs} current={part} />
      <PartEditor key={part} part={part} canWrite={canWrite} {...state} />
    </Board>
  )
}
