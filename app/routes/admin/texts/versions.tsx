import { db } from '#app/db.server.ts'
import { isWritten } from '#app/features/texts/define-texts.ts'
import { changedLabels, textTitle, textVersions } from '#app/features/texts/versions.server.ts'
import { actionLabels } from '#app/features/texts/words.ts'
import { drawn } from '#app/languages/message.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { versionList } from '#app/routes/admin/versions/versions.server.ts'
import { crumbsOf, pathOf, textOf, titleIn } from './text-address.server.ts'

export { VersionsPage as default } from '#app/routes/admin/versions/version-list.tsx'

export const handle = { permission: 'texts.read', title: 'Versions' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { params, say, language } = asked
  const { kind, place } = textOf(params)
  const stored = await textTitle(db, kind, place)
  if (stored === null) return null
  const [title, open] = [titleIn(language, kind, stored), pathOf(params)]
  const list = { path: `${open}/versions`, lang: place.language, labels: actionLabels, cursor: ['number'] } as const
  const changedOf = ({ changed }: { changed: string }) => changedLabels(kind, changed, language)
  return {
    ...(await versionList(asked, textVersions(db, kind, place), { ...list, changedOf })),
    title: say('Versions of {title}', { title }),
    above: [...crumbsOf(kind), { label: drawn(title), href: open }],
    crumb: say('Versions'),
    open,
    untilThen: isWritten(kind, place)
      ? say('Until then, visitors don’t see it.')
      : say('Until then, visitors see the default text.'),
  }
})
