// Confirms undoing a whole import.

import { db } from '#app/db.server.ts'
import { undoImport } from '#app/features/blog/transfer/run-import.server.ts'
import { countImportPosts, findImport } from '#app/features/blog/transfer/stage-import.server.ts'
import { removeRedirectsTo } from '#app/features/redirects/redirects.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { managerCrumb, transferCrumb } from '../words.ts'

export const handle = { permission: 'posts.write', title: 'Undo an import' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ params }) => {
  const found = await findImport(db, params.import ?? '')
  if (found?.status !== 'done' && found?.status !== 'begun') return null
  const { made } = await countImportPosts(db, found.id)
  return {
    form: 'undo',
    title: 'Undo this import?',
    button: 'Undo',
    isDangerous: true,
    above: [managerCrumb, transferCrumb],
    record: { label: drawn(found.name), href: `${transferCrumb.href}/${found.id}` },
    text:
      made === 0
        ? 'No post of this import is left. It will be marked as undone.'
        : message(
            '{count, plural, one {One post from this import will be permanently deleted, with its} other {# posts from this import will be permanently deleted, with their}} redirects. Posts edited since then and all pictures stay.',
            { count: made },
          ),
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'undo',
  run: ({ params, by }) => undoImport(db, params.import ?? '', removeRedirectsTo, by),
  done: ({ params }, { removed, kept }) => ({
    to: `${transferCrumb.href}/${params.import}`,
    text:
      kept === 0
        ? message('Import undone. Posts deleted: {removed}.', { removed })
        : message('Import undone. Posts deleted: {removed}. Kept, because they have been edited since: {kept}.', {
            removed,
            kept,
          }),
  }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
