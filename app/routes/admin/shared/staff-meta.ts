// The head of every staff page, from the title in its handle, or in its data if the title names a record.

import type { MetaFunction } from '@remix-run/react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { sayFrom } from '#app/languages/say.tsx'
import { errorMeta } from '#app/root/error-page.tsx'
import { documentTitle } from '#app/routes/page-meta.ts'

type Matches = Parameters<MetaFunction>[0]['matches']

/** Remix matches a page after its layout, so the title is read when the head is drawn. */
export const staffMeta: MetaFunction = (args) => {
  if (args.error) return errorMeta(args)
  const title = {
    get title() {
      return documentTitle(args, titleOf(args.matches))
    },
  }
  return [title, { name: 'robots', content: 'noindex' }]
}

/** The title of the data is drawn already. */
function titleOf(matches: Matches): string {
  const page = matches.at(-1)
  const data = page?.data as { pageTitle?: string } | null | undefined
  const handle = page?.handle as { title?: Phrase } | undefined
  return data?.pageTitle ?? sayFrom(matches)(handle?.title ?? 'Staff')
}
