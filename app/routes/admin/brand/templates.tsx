// The templates made from the saved assets, and those that staff can request.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { listKeptFiles } from '#app/features/brand/export/kept-files.server.ts'
import { listRequests, requestAccess } from '#app/features/brand/templates/access-requests.server.ts'
import {
  type ComingTemplate,
  comingTemplates,
  readyIn,
  requestNotice,
} from '#app/features/brand/templates/templates.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffForm, staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { CardGrid } from '#app/ui/card.tsx'
import { Board } from './board.tsx'
import { boardPath } from './paths.ts'
import { ComingTemplateCard, ReadyTemplateCard } from './template-cards.tsx'

export const handle = { permission: 'brand.read', title: 'Brand templates' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, role, timeZone } }) => {
  const ready = readyIn(listKeptFiles(await currentBrand(db)))
  return { ready, requests: await listRequests(db), ownId: id, timeZone, canWrite: can(role, 'brand.write') }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffForms(handle.permission, ({ request }) => {
  const asked = new URL(request.url).searchParams.get('for')
  const template = comingTemplates.find(({ id }) => id === asked)
  return template && requestForm(template)
})

const requestForm = ({ id }: { id: ComingTemplate }) =>
  staffForm(emptySchema, {
    form: `access-${id}`,
    run: async ({ by }) => ({ ok: true, asked: await requestAccess(db, id, by) }),
    done: () => ({ to: `${boardPath}/templates`, kind: 'info', text: requestNotice(id) }),
    failed: brandLabels.requestFailed,
  })

export default function BrandTemplatesPage() {
  const { ready, requests, ownId, timeZone, canWrite } = useLoaderData<typeof loader>()
  return (
    <Board tab="templates" canWrite={canWrite}>
      <CardGrid>
        {ready.map((template) => (
          <ReadyTemplateCard key={template.id} {...template} />
        ))}
        {comingTemplates.map((template) => (
          <ComingTemplateCard key={template.id} {...template} requests={requests} ownId={ownId} zone={timeZone} />
        ))}
      </CardGrid>
    </Board>
  )
}
