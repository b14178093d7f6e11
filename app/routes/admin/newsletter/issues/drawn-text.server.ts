// The mail of an issue's text as it would be sent now, with its findings.
import { db } from '#app/db.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { addressesIn, imageLookup } from '#app/features/media/media.server.ts'
import { drawText } from '#app/features/newsletter/issues/draw.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { linksIn } from '#app/mail/issue/body.server.ts'
import type { IssueText } from '#app/mail/issue/issue.ts'
import { issueFindings } from '#app/mail/issue/issue-findings.server.ts'
import { liveLinks } from '#app/routes/admin/blog/live-links.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { IssueRow } from '#db/tables/issues.ts'

/** @param language in which the findings are said */
export async function drawChecked(
  issue: IssueRow,
  text: IssueText,
  { now, language }: Pick<Asked, 'now' | 'language'>,
) {
  const [{ mail, cards }, isLive] = await Promise.all([
    drawText(db, issue, text, { findPosts: (slugs) => cardsForMail(db, slugs, now), now }),
    liveLinks(linksIn(text.body), now),
  ])
  const ofPosts = [...cards.values()].flatMap(({ image }) => image?.src ?? [])
  const findImage = await imageLookup(db, [...addressesIn(text.body), ...ofPosts])
  // A mail shows the very file that is named, and a picture has files of certain widths only.
  const hasPicture = (src: string) => findImage(src)?.files.some((file) => file.src === src) ?? false
  const findings = issueFindings(text, mail, { cards, isLive, hasPicture })
  return {
    mail,
    findings: findings.map(({ message, ...found }) => ({ ...found, message: sayIn(language)(message) })),
  }
}
