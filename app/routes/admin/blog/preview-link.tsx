// Creates a secret link to an unpublished post and shows it once.

import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { makePreview, previewDays } from '#app/features/blog/store/published.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { message } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/text/copied-value.tsx'
import { NothingMade } from './manager-links.tsx'
import { managerCrumb, postPage } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Secret preview link' } as const

const form = 'preview-link'

export const loader = staffLoader(handle.permission, async ({ id, request, staff }) => ({
  id,
  made: await secretToShow(request, form, staff.id),
}))

export const action = staffAction(handle.permission, emptySchema, {
  form,
  run: async ({ id, by }) => {
    const token = await makePreview(db, id, by)
    return token ? { ok: true, link: `${env.APP_URL}/blog/preview/${token}` } : { ok: false, reason: 'gone' }
  },
  done: ({ id, staff }, { link }) => {
    const text = message('Copy it now: it won’t be shown again. It works for {count} days.', { count: previewDays })
    return showOnce({ form, to: `${postPage(id)}/preview-link`, text }, staff.id, link)
  },
})

export default function PreviewLinkPage() {
  const say = useSay()
  const { id, made } = useLoaderData<typeof loader>()
  if (!made) return <NothingMade title={say('No link created')} />
  const path = postPage(id)
  return (
    <StaffPage title={say(handle.title)} above={[managerCrumb, { label: 'Post', href: path }]}>
      <p role="status">{made.text}</p>
      <CopyField label={say('Link')} value={made.secret} isNew />
      <div className="button-row">
        <LinkButton to={path}>{say('Back to the post')}</LinkButton>
      </div>
    </StaffPage>
  )
}
