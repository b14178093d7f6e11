// Import and export of the blog.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useNavigation } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { importPosts, readImport } from '#app/features/blog/transfer/move-posts.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readUpload } from '#app/forms/body.server.ts'
import { uploadLimits } from '#app/http/refusal.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import '#app/ui/styles/posts.css'
import { ManagerLinks } from './manager-links.tsx'
import { manager, managerCrumb } from './post-labels.ts'
import { takeInPictures } from './transfer-media.server.ts'

const path = `${manager}/transfer`

export const handle = { permission: 'posts.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Import and export', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const { file } = await readUpload(request, uploadLimits.transfer)
  const read = file ? await readImport(file.bytes) : { ok: false as const, problem: 'Choose a file first.' }
  if (!read.ok) {
    context.refused = true
    return data({ problem: read.problem, count: 0, notes: [] }, { status: 422 })
  }
  const { posts, media, notes } = read.incoming
  const taken = await takeInPictures(posts, media, actor)
  const incoming = { posts: taken.posts, notes: [...notes, ...taken.notes] }
  const told = await importPosts(db, incoming, { source: read.source, actor, now: Date.now() })
  return data({ problem: null, count: posts.length, notes: told })
}

export default function TransferPage() {
  const answer = useActionData<typeof action>()
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Import and export' }]} />
      <h1>Import and export</h1>
      <ManagerLinks current="transfer" mayWrite />
      {answer && answer.problem === null ? <Result count={answer.count} notes={answer.notes} /> : null}
      <ImportForm problem={answer?.problem ?? null} />
      <section className="card" aria-labelledby="export">
        <h2 id="export">Export</h2>
        <p>
          Every post that is not in the trash as a Markdown file with front matter, and the pictures that they show.
        </p>
        <p>
          {/* A plain link: the answer is a file. */}
          <a className="button button-secondary" href={`${path}/export.zip`}>
            <Icon name="download" size={18} />
            Download as zip
          </a>
        </p>
      </section>
    </>
  )
}

function Result({ count, notes }: { count: number; notes: readonly string[] }) {
  return (
    <section className="banner" data-kind="success" aria-labelledby="result" role="status">
      <h2 id="result">{count === 1 ? 'One post was imported' : `${count} posts were imported`}</h2>
      {notes.length > 0 ? (
        <ul>
          {notes.map((note) => (
            <li key={note} className="typed">
              {note}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function ImportForm({ problem }: { problem: string | null }) {
  const isBusy = useNavigation().formAction === path
  return (
    <Form className="form card" method="post" action={path} encType="multipart/form-data" id="import">
      <h2>Import</h2>
      <p>
        A zip of Markdown files, the JSON file that Ghost exports, or the XML file that WordPress does. Nothing that is
        here is changed: an address that is taken gets a number.
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
        {isBusy ? 'Importing...' : 'Import'}
      </button>
      {isBusy ? (
        <p role="status">
          <progress aria-label="Import" /> Posts and pictures are being taken in. This can take some minutes.
        </p>
      ) : null}
    </Form>
  )
}
