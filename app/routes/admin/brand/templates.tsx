// The templates made from the saved assets, and those that staff can request.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { listKeptFiles } from '#app/features/brand/export/kept-files.server.ts'
import { listRequests, requestAccess } from '#app/features/brand/templates/access-requests.server.ts'
import { comingTemplates, readyTemplates, requestNotice } from '#app/features/brand/templates/templates.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { staffForm, staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { CardGrid } from '#app/ui/card.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Board } from './board.tsx'
import { boardPath, boardTitle, filePath } from './paths.ts'

const path = `${boardPath}/templates`

export const handle = { permission: 'brand.read', title: `Templates – ${boardTitle}` } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, role, timeZone } }) => {
  const files = listKeptFiles(await currentBrand(db)).map((file) => file.path)
  const ready = readyTemplates.map(({ endings, ...template }) => ({
    ...template,
    files: endings.map(({ ending, label }) => ({ label, path: files.find((file) => file.endsWith(ending)) ?? '' })),
  }))
  const requests = await listRequests(db)
  return { ready, requests, ownId: id, timeZone, canWrite: can(role, 'brand.write') }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

const forms = new Map(
  comingTemplates.map(({ id }) => [
    id as string,
    staffForm(emptySchema, {
      form: `access-${id}`,
      run: async ({ by }) => {
        await requestAccess(db, id, by)
        return true
      },
      done: () => ({ to: path, kind: 'info', text: requestNotice(id) }),
      failed: brandLabels.requestFailed,
    }),
  ]),
)

export const action = staffForms(handle.permission, ({ request }) =>
  forms.get(new URL(request.url).searchParams.get('for') ?? ''),
)

export default function BrandTemplatesPage() {
  const { ready, requests, ownId, timeZone, canWrite } = useLoaderData<typeof loader>()
  return (
    <Board tab="templates" canWrite={canWrite}>
      <CardGrid>
        {ready.map(({ id, title, text, files }) => (
          <article key={id} className="card">
            <h2>{title}</h2>
            <p>{text}</p>
            <p className="file-links">
              {files.map((file) => (
                <a key={file.path} href={filePath(file.path)} download>
                  Download {file.label}
                  <span className="visually-hidden">, {title}</span>
                </a>
              ))}
            </p>
          </article>
        ))}
        {comingTemplates.map(({ id, title, text }) => {
          const ownRequests = requests.filter(({ template }) => template === id)
          return (
            <article key={id} className="card">
              <h2>{title}</h2>
              <p>
                <Pill status="pending">available soon</Pill>
              </p>
              <p>{text}</p>
              {ownRequests.length > 0 ? (
                <ul className="row-note">
                  {ownRequests.map(({ user_id, name, requested_at }) => (
                    <li key={user_id}>
                      Requested by <span className="typed">{name}</span>,{' '}
                      <Moment at={requested_at} zone={timeZone} only="date" />
                    </li>
                  ))}
                </ul>
              ) : null}
              {ownRequests.some(({ user_id }) => user_id === ownId) ? (
                <p>Your request is saved.</p>
              ) : (
                <ActionForm form={`access-${id}`} action={`${path}?for=${id}`} className="">
                  <SubmitButton busy="Requesting..." variant="outline">
                    Request Access
                  </SubmitButton>
                </ActionForm>
              )}
            </article>
          )
        })}
      </CardGrid>
    </Board>
  )
}
