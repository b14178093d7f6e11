// The notice above a page that shows a text which is not published yet.
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { findPreviewed } from '#app/features/texts/drafts/draft-links.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import type { Preview } from '#app/features/texts/published.server.ts'
import { textOfPath } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { englishPath } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { FrameData } from './site-frame.tsx'

/** @param signedIn is awaited for a preview alone */
export async function draftNotice(
  { url }: Request,
  preview: Preview | null,
  signedIn: Promise<Staff | null>,
): Promise<Pick<FrameData, 'isDraft' | 'review'>> {
  const { draft, translations } = preview ?? {}
  if (!translations) return draft ? { isDraft: true } : {}
  const staff = await signedIn
  const text = staff && can(staff.role, 'texts.read') ? await reviewedText(url, translations.id) : null
  if (!staff || !text) return { isDraft: true }
  const { language } = staff
  const to = `/admin/texts/${text.kind}/${text.key}/${translations.language}/review`
  return { isDraft: true, review: { to, words: sayIn(language)('Review this translation'), language } }
}

/** The text from which the preview was opened, on its page; on others the page's own text. */
async function reviewedText(url: string, id: string): Promise<{ kind: string; key: string } | null> {
  const path = englishPath(new URL(url).pathname)
  const opened = await findPreviewed(db, id)
  const shownAt = opened && findKind(opened.kind)?.path(opened.key)
  if (shownAt && new URL(shownAt, url).pathname === path) return opened
  const own = textOfPath(path)
  return own && { kind: own.kind.kind, key: own.key }
}
