// The newsletter's issues as a feed, for those who would rather not get mails.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { type Feed, type FeedPost, lastChange } from '#app/features/blog/feeds/feed.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { listNewestIssues, type SentIssue } from '#app/features/newsletter/archive.server.ts'
import { issuePath, issuesListPath } from '#app/features/newsletter/issue-path.ts'
import { topicLabels } from '#app/features/newsletter/topics.ts'
import { issuesTitle } from '#app/features/newsletter/words.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, sayIn } from '#app/languages/phrases.server.ts'
import { drawIssueText, partsAsHtml } from '#app/routes/public/newsletter/issue-parts.server.ts'
import { issueFeedPath } from '#app/routes/public/newsletter/issue-paths.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
import type { Language } from '#db/tables/records.ts'
import { answerFeed, drawnPicture } from './feed-answer.server.ts'

const listed = 20

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request)
  return answerFeed(request, await readFeed(language, issueFeedPath(language), Date.now()))
}

/** In another language than English, the issues that have a text in it. */
async function readFeed(language: Language, feedPath: string, now: number): Promise<Feed> {
  const [issues, closed, { look }] = await Promise.all([
    listNewestIssues(db, listed),
    closedLanguages(db),
    currentBrand(db),
  ])
  const say = sayIn(language)
  const posts = await Promise.all(issues.map((issue) => postOf(issue, language, { look, closed, now })))
  return {
    appUrl: env.APP_URL,
    title: `${look.name} – ${say(issuesTitle)}`,
    description: say('Every issue of our newsletter.'),
    language,
    pagePath: hrefIn(language, issuesListPath),
    feedPath,
    changedAt: lastChange(posts.flat()),
    posts: posts.flat(),
  }
}

/** An issue in the language, or for the feed in English in the first of its own; none without such a text. */
async function postOf(
  { id, number, topic, sentAt, texts }: SentIssue,
  language: Language,
  { look, closed, now }: { look: BrandLook; closed: readonly Language[]; now: number },
): Promise<FeedPost[]> {
  return Promise.all(
    (language === 'en' ? texts.slice(0, 1) : texts.filter((text) => text.language === language)).map(async (text) => ({
      id,
      title: text.subject,
      path: issuePath(number, text.language, closed),
      excerpt: text.preheader,
      author: look.name,
      category: topicLabels[topic],
      tags: [],
      language: text.language,
      publishedAt: sentAt,
      html: partsAsHtml((await drawIssueText(text, now)).parts),
      changedAt: sentAt,
      picture: drawnPicture(issuePath(number, text.language, closed), text.subject, look),
    })),
  )
}
