// Import and export of the blog. An uploaded file is read and previewed first; import.tsx imports it.
import { redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readImportApart } from '#app/features/blog/transfer/read-import-apart.server.ts'
import { type ImportLine, listImports, stageImport } from '#app/features/blog/transfer/stage-import.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { ManagerLinks, UploadFields } from '#app/routes/admin/blog/manager-links.tsx'
import { importPills, importStates, transferCrumb } from '#app/routes/admin/blog/words.ts'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { type RefusedUpload, staffLoader, staffUpload } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

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
      <div className="columns" data-wide="first">
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

/** The imports of the last time, newest first. */
const ImportList = ({ imports, zone }: { imports: readonly ImportLine[]; zone: string }) => {
  const say = useSay()
  return <RecordTable caption={say('Imports')} rows={imports} columns={columnsOf(say, zone)} keyOf={({ id }) => id} />
}

const columnsOf = (say: Say, zone: string): Column<ImportLine>[] => [
  { head: 'File', cell: ({ id, name }) => <TypedCell to={`${transferCrumb.href}/${id}`}>{name}</TypedCell> },
  { head: 'Status', cell: ({ status }) => <Pill status={importPills[status]}>{say(importStates[status])}</Pill> },
  { head: 'Created', cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  { head: 'By', cell: ({ created_by }) => <Typed>{created_by}</Typed> },
]

// The upload of a file to import.
function ImportUpload({ path, problem }: { path: string; problem?: string }) {
  const say = useSay()
  const isBusy = useNavigation().formAction === path
  return (
    <Form
      className="form card"
      method="post"
      action={path}
      encType="multipart/form-data"
      id="import"
      noValidate={useHydrated()}
    >
      <h2>{say('Import')}</h2>
      <p>
        {say(
          'A zip of Markdown files with front matter and their pictures. You’ll see a preview first; nothing is imported until you confirm.',
        )}
      </p>
      <UploadFields
        problem={problem}
        id="import"
        label={say('File')}
        hint={say('Choose a file or drop it here. Up to 64 MB.')}
        accept=".zip"
      />
      <div className="form-actions">
        <button type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
          {isBusy ? say('Reading...') : say('Preview import')}
        </button>
      </div>
      {isBusy ? (
        <p role="status">
          <progress aria-label={say('Reading...')} /> {say('The file is being sent and read. This can take a minute.')}
        </p>
      ) : null}
    </Form>
  )
}
