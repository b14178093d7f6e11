// Import and export of the blog. An uploaded file is read and previewed first; transfer-import.tsx imports it.
import { redirect } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readImportApart } from '#app/features/blog/transfer/read-apart.server.ts'
import { listImports, stageImport } from '#app/features/blog/transfer/stage-import.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { type RefusedUpload, staffLoader, staffUpload } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/posts.css'
import { ManagerLinks } from '../manager-links.tsx'
import { importStates, manager, managerCrumb } from '../words.ts'

const path = `${manager}/transfer`

export const handle = { permission: 'posts.write', title: 'Import and export' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { timeZone } }) => {
  const { rows } = await listImports(db)
  return { timeZone, imports: rows }
})

export const action = staffUpload(handle.permission, {
  limit: uploadLimits.transfer,
  take: async ({ file, by }) => {
    if (!file) return 'Choose a file first.'
    const read = await readImportApart(file.bytes)
    if (!read.ok) return read.problem
    const name = cleanText(file.name.slice(0, 200), false) || 'File'
    return redirect(`${path}/${await stageImport(db, { name, ...read }, by)}`, 303)
  },
  failed: 'The file could not be stored. Please try again.',
})

export default function TransferPage() {
  const answer = useActionData<RefusedUpload>()
  const { imports, timeZone } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Import and export' }]} />
      <h1>Import and export</h1>
      <ManagerLinks current="Import and export" mayWrite />
      <ImportForm problem={answer?.problem ?? null} />
      {imports.length > 0 ? (
        <Table caption="Imports" columns={['File', 'From', 'State', 'Made', 'By']}>
          {imports.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="typed">
                <Link to={`${path}/${one.id}`}>{one.name}</Link>
              </th>
              <td>{one.source}</td>
              <td>{importStates[one.status]}</td>
              <td>
                <Moment at={one.created_at} zone={timeZone} />
              </td>
              <td className="typed">{one.created_by}</td>
            </tr>
          ))}
        </Table>
      ) : null}
      <section className="card" aria-labelledby="export">
        <h2 id="export">Export</h2>
        <p>Every post outside the trash as a Markdown file with front matter, together with its pictures.</p>
        <p>
          {/* A plain link, because the response is a file. */}
          <a className="button button-secondary" href={`${path}/export.zip`}>
            <Icon name="download" size={18} />
            Download as zip
          </a>
        </p>
      </section>
    </>
  )
}

function ImportForm({ problem }: { problem: string | null }) {
  const isBusy = useNavigation().formAction === path
  return (
    <Form className="form card" method="post" action={path} encType="multipart/form-data" id="import">
      <h2>Import</h2>
      <p>
        A zip of Markdown files, a JSON export from Ghost or an XML export from WordPress; an export can be in a zip
        with its pictures. You see a preview first, and no post is stored until you confirm it.
      </p>
      {problem ? (
        <div className="error-summary" role="alert">
          <p>{problem}</p>
        </div>
      ) : null}
      <div className="field">
        <label className="field-label" htmlFor="import-file">
          File
        </label>
        <p className="field-hint" id="import-hint">
          Up to 64 MB.
        </p>
        <input
          className="input"
          id="import-file"
          type="file"
          name="file"
          accept=".zip,.json,.xml"
          aria-describedby="import-hint"
          required
        />
      </div>
      <button type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Reading...' : 'Read the file'}
      </button>
      {isBusy ? (
        <p role="status">
          <progress aria-label="Reading" /> The file is being sent and read. This can take a minute.
        </p>
      ) : null}
    </Form>
  )
}
