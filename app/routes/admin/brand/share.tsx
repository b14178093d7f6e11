// Links to a read-only page with the brand's files: label, lifetime and downloads.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { listShareLinks, makeShareLink, shareSchema } from '#app/features/brand/share/share-links.server.ts'
import { brandLabels, linkDays } from '#app/features/brand/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { NewSecret, SecretTable } from '#app/routes/admin/shared/new-secret.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Board } from './board.tsx'
import { boardPath } from './paths.ts'

const secretFlash = { form: 'share', to: `${boardPath}/share`, text: brandLabels.linkMade }

const newLink = {
  form: secretFlash.form,
  path: secretFlash.to,
  noun: 'link',
  days: linkDays,
  defaultDays: '30',
} as const

export const handle = { permission: 'brand.write', title: 'Brand sharing' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { id, timeZone }, now }) => {
  const link = await secretToShow(request, secretFlash.form, id)
  return { links: await listShareLinks(db, now), link, timeZone }
})

export const action = staffAction(handle.permission, shareSchema, {
  form: secretFlash.form,
  run: async ({ value, by }) => ({ ok: true, token: await makeShareLink(db, value, by) }),
  done: ({ staff }, { token }) => showOnce(secretFlash, staff.id, `${env.APP_URL}/brand/${token}`),
  failed: brandLabels.linkFailed,
})

export default function BrandSharePage() {
  const say = useSay()
  const { links, link, timeZone } = useLoaderData<typeof loader>()
  return (
    <Board tab="share" page={say('Share')} canWrite>
      <p>{say('Anyone with a link can see the saved brand and download its files without an account.')}</p>
      <NewSecret
        {...newLink}
        made={link}
        hint={say('For your own reference, such as “Printer, autumn cards”.')}
        isEmpty={links.length === 0}
      >
        <SecretTable
          noun="link"
          title="Links"
          rows={links}
          zone={timeZone}
          path={secretFlash.to}
          about={{ head: 'Created by', cell: ({ created_by }) => <span className="typed">{created_by}</span> }}
          used={{ head: 'Downloads', label: 'Downloads', cell: ({ downloads }) => downloads || '–' }}
        />
      </NewSecret>
    </Board>
  )
}
