// Import and export of the blog. An uploaded file is read and previewed first; import.tsx imports it.
import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readImportApart } from '#app/features/blog/transfer/read-import-apart.server.ts'
import { listImports, stageImport } from '#app/features/blog/transfer/stage-import.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { type RefusedUpload, staffLoader, staffUpload } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ManagerLinks } from '../manager-links.tsx'
import { transferCrumb } from '../words.ts'
import { ImportList } from './import-list.tsx'
import { ImportUpload } from './upload.tsx'

const path = transferCrumb.href

export const handle = { permission: 'posts.write', title: 'Import and export' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { timeZone } }) => {
  const { rows } = await listImports(db)
  return { timeZone, imports: rows }
})

export const action = staffUpload(handle.permission, {
  limit: uploadLimits.transfer,
  take: async ({ file, by }) => {
    if (!file) return 'Choose a file first'
    const read = await readImportApart(file.bytes)
    if (!read.ok) return read.problem
    const name = cleanText(file.name.slice(0, 200), false) || 'File'
    return redirect(`${path}/${await stageImport(db, { name, ...read }, by)}`, 303)
  },
  failed: 'We couldn’t store the file. Please try again.',
})

export default function TransferPage() {
  const say = useSay()
  const answer = useActionData<RefusedUpload>()
  const { imports, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Import and export')}>
      <ManagerLinks current="Import and export" mayWrite />
      <div className="staff-columns">
        <ImportUpload path={path} problem={answer?.problem} />
        <Panel id="export" title={say('Export')}>
          <p>{say('All posts except those in trash, as Markdown with front matter, plus their pictures.')}</p>
          <p>
            <Download href={`${path}/export.zip`}>{say('Download as zip')}</Download>
          </p>
        </Panel>
      </div>
      {imports.length > 0 ? <ImportList imports={imports} zone={timeZone} /> : null}
    </StaffPage>
  )
}
