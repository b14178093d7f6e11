// Everything in one zip; with scripts the way there is shown as it is.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { filesOf, listKeptFiles } from '#app/features/brand/export/kept-files.server.ts'
import { brandParts, partLabels } from '#app/features/brand/parts.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Board } from './board.tsx'
import { DownloadAssets } from './download-assets.tsx'
import { FileTable } from './file-table.tsx'
import { boardTitle, filePath, zipPath } from './paths.ts'

export const handle = { permission: 'brand.read', title: `Export – ${boardTitle}` } as const

export const loader = staffLoader(handle.permission, async ({ staff: { role } }) => {
  const brand = await currentBrand(db)
  const parts = brandParts.map((part) => ({ part, groups: filesOf(brand, part) }))
  return { parts, paths: listKeptFiles(brand).map(({ path }) => path), canWrite: can(role, 'brand.write') }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function BrandExportPage() {
  const { parts, paths, canWrite } = useLoaderData<typeof loader>()
  return (
    <Board page="Export" canWrite={canWrite}>
      <section className="card" aria-labelledby="whole">
        <h2 id="whole">Everything in one file</h2>
        <p>{paths.length} files: logos, favicons, letterhead, business card and palette, as they are saved.</p>
        <DownloadAssets href={zipPath} paths={paths} />
      </section>
      {parts.map(({ part, groups }) => (
        <section key={part} className="stack" aria-labelledby={`export-${part}`}>
          <h2 id={`export-${part}`}>{partLabels[part]}</h2>
          <FileTable groups={groups} caption={`Files: ${partLabels[part]}`} href={filePath} />
        </section>
      ))}
    </Board>
  )
}
