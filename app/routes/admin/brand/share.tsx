// Links to a read-only page with the files of the brand: whom they are for, how long they work, what was taken.
import { Form, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { brandLabels } from '#app/features/brand/labels.ts'
import { linkDays } from '#app/features/brand/share/link-days.ts'
import { shareSchema } from '#app/features/brand/share/schema.ts'
import { type ListedLink, listShareLinks, makeShareLink } from '#app/features/brand/share/share-links.server.ts'
import { NewSecret } from '#app/routes/admin/shared/new-secret.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Board } from './board.tsx'
import { boardPath, boardTitle } from './paths.ts'

const path = `${boardPath}/share`
const shown = { form: 'share', to: path, text: brandLabels.linkMade }

export const handle = { permission: 'brand.write', title: `Share – ${boardTitle}` } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { id, timeZone }, now }) => {
  const token = await secretToShow(request, shown.form, id)
  const link = token && `${env.APP_URL}/brand/${token}`
  return { links: await listShareLinks(db, now), link, timeZone }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, shareSchema, {
  form: shown.form,
  run: async ({ staff, value, now }) => ({ ok: true, token: await makeShareLink(db, staff, value, now) }),
  done: ({ staff }, { token }) => showOnce(shown, staff.id, token),
  failed: brandLabels.linkFailed,
})

export default function BrandSharePage() {
  const { links, link, timeZone } = useLoaderData<typeof loader>()
  return (
    <Board page="Share" canWrite>
      <NewSecret
        form={shown.form}
        path={path}
        noun="link"
        secret={link}
        made={brandLabels.linkMade}
        hint="Whom it is for, as in “Printer, autumn cards”."
        days={linkDays}
        defaultDays="30"
      >
        <p className="soft">Whoever has the link sees the saved brand and takes its files, without an account.</p>
      </NewSecret>
      <section className="stack" aria-labelledby="links">
        <h2 id="links">Links</h2>
        {links.length === 0 ? (
          <EmptyState level={3} title="No links yet" />
        ) : (
          <DataTable
            caption="Links to the brand assets, newest first"
            columns={['Label', 'State', 'Made by', `Works until (${timeZone})`, 'Downloads', 'Revoke']}
            rows={links.map((row) => ({
              key: row.id,
              cells: [
                <span key="label" className="typed">
                  {row.label}
                </span>,
                <Pill key="state" status={row.state === 'revoked' ? 'cancelled' : row.state}>
                  {stateLabels[row.state]}
                </Pill>,
                <span key="by" className="typed">
                  {row.created_by}
                </span>,
                <Moment key="until" at={row.expires_at} zone={timeZone} />,
                row.downloads,
                row.state === 'active' ? <Revoke key="revoke" {...row} /> : '–',
              ],
            }))}
          />
        )}
      </section>
    </Board>
  )
}

const stateLabels: Record<ListedLink['state'], string> = { active: 'Active', expired: 'Expired', revoked: 'Revoked' }

function Revoke({ id, label }: Pick<ListedLink, 'id' | 'label'>) {
  return (
    <Form method="post" action={`${path}/${id}/revoke`} data-link={id}>
      <Button type="submit" variant="outline" size="s">
        Revoke<span className="visually-hidden"> the link for {label}</span>
      </Button>
    </Form>
  )
}
