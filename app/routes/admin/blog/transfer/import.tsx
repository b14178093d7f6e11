// An import, post by post: first as a preview, then as the result.
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { ImportOutcome } from '#app/features/blog/transfer/run-import.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { transferCrumb } from '../words.ts'
import { importPosts, shownImport } from './import.server.ts'
import { ImportView } from './import-view.tsx'

export const handle = { permission: 'posts.write', title: 'Import' } as const

export const loader = staffLoader(handle.permission, shownImport)

const importSchema = z.object({
  publish: z.enum(['draft', 'kept'], 'Choose how to import the posts'),
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, importSchema, {
  form: 'import',
  run: ({ value, ...asked }) => importPosts(asked, value),
  done: ({ params, say }, outcome) => ({
    to: `${transferCrumb.href}/${params.import}`,
    text: importedWords(say, outcome.import),
  }),
  failed: 'The import stopped before it finished. The posts imported so far are kept. Use the same button to continue.',
})

/** An import that has finished meanwhile is shown as it is. */
function importedWords(say: Say, outcome: ImportOutcome) {
  if (!outcome.ok) return ''
  return outcome.made === 1
    ? say('One post was imported.')
    : say('{count} posts were imported.', { count: outcome.made })
}

export default function ImportPage() {
  return <ImportView {...useLoaderData<typeof loader>()} />
}
