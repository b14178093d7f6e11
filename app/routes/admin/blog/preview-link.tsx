// Creates a secret link to an unpublished post and shows it once.
import { data } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { makePreview, previewDays } from '#app/features/blog/store/previews.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { NothingMade } from './nothing-made.tsx'
import { managerCrumb, postPage } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Secret preview link' } as const

export const loader = staffLoader(handle.permission)

type Made = { id: string; link: string; days: number }

export const action = staffAction(handle.permission, emptySchema, {
  form: 'preview-link',
  run: async ({ id, by }) => {
    const token = await makePreview(db, id, by)
    return token ? { ok: true, link: `${env.APP_URL}/blog/preview/${token}` } : { ok: false, reason: 'gone' }
  },
  done: ({ id }, { link }) => data<Made>({ id, link, days: previewDays }),
})

export default function PreviewLinkPage() {
  const link = useActionData<Made>()
  if (!link) return <NothingMade title="No link was created" />
  const path = postPage(link.id)
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Post', href: path }, { label: 'Secret preview link' }]} />
      <h1>Secret preview link</h1>
      <p>Copy it now: only a hash of it is stored, and it is not shown again. It is valid for {link.days} days.</p>
      <div className="field">
        <label className="field-label" htmlFor="made-link">
          Link
        </label>
        <input className="input" id="made-link" readOnly value={link.link} />
      </div>
      <div className="button-row">
        <LinkButton to={path}>Back to the post</LinkButton>
      </div>
    </>
  )
}
