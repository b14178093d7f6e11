import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { blogPosting } from '#app/features/blog/blog-posting.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { postPath } from '#app/features/blog/post.ts'
import {
  lookUpPublished,
  neighboursOf,
  relatedPosts,
  translationsOf,
} from '#app/features/blog/store/published.server.ts'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { blogPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { lastingRedirect } from '#app/http/browser/lasting-redirect.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData, byUs, imageData, type StructuredData } from '#app/routes/structured-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing, Section, SectionHeader } from '#app/ui/section.tsx'
import { Neighbours } from '#app/ui/sections/neighbours.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import '#app/features/blog/code-highlight.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import '#app/ui/styles/sections/reading.css'
import { type ShownArticle, showArticle } from './article.server.ts'
import { Article } from './article.tsx'
import { feedLink, languageFeedPath } from './blog-paths.ts'
import { withPictures } from './cards.server.ts'
import { PostCards } from './post-card.tsx'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { article, appUrl } = args.data
  const languages = [article, ...article.translations]
  return [
    ...pageMeta(args, {
      title: article.title,
      description: article.summary,
      type: 'article',
      locale: locales[article.language],
      image: article.picture ?? undefined,
      languages:
        languages.length > 1 ? languages.map(({ language, slug }) => ({ language, href: postPath(slug) })) : [],
      structured: [structured(article), breadcrumbData(crumbsOf(article))],
    }),
    feedLink('Blog', appUrl + languageFeedPath(article.language)),
  ]
}

const locales = { en: 'en_GB', ko: 'ko_KR', fr: 'fr_FR' } as const

const structured =
  (article: ShownArticle): StructuredData =>
  (appUrl, { look, image }) =>
    blogPosting(article, appUrl, { publisher: byUs(appUrl, look), image: imageData(appUrl, image) })

type Neighbour = { slug: string; title: string; language: string }
const linkTo = ({ slug, title, language }: Neighbour) => ({
  href: postPath(slug),
  title,
  lang: language === 'en' ? undefined : language,
})

const crumbsOf = ({ title }: { title: string }) => [{ label: blogTitle, href: '/blog' }, { label: title }]

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const found = await lookUpPublished(db, params.slug ?? '', now)
  if (found.is === 'moved') throw lastingRedirect(postPath(found.slug))
  if (found.is !== 'live') throw new Response(null, { status: found.is === 'gone' ? 410 : 404 })
  const [article, neighbours, related] = await Promise.all([
    translationsOf(db, found.post, now).then((translations) => showArticle(found.post, translations)),
    neighboursOf(db, found.post, now),
    relatedPosts(db, found.post, now).then(withPictures),
  ])
  return {
    article,
    neighbours,
    related,
    appUrl: env.APP_URL,
    pageLanguage: article.language,
    formKey: issueFormKey('newsletter', now),
    consent: await readConsent(db),
    page: await readPage(texts, blogPageTexts, now),
  }
}

export default function PostPage() {
  const { article, neighbours, related, formKey, consent, page, appUrl } = useLoaderData<typeof loader>()
  return (
    <>
      <Article
        article={article}
        crumbs={crumbsOf(article)}
        share={{ title: page.shareTitle, url: appUrl + postPath(article.slug) }}
      />
      <Section tight>
        <Neighbours
          label="articles"
          one="article"
          previous={neighbours.previous && linkTo(neighbours.previous)}
          next={neighbours.next && linkTo(neighbours.next)}
        />
      </Section>
      {related.length > 0 ? (
        <Section tone="muted" labelledBy="related" className="related-posts">
          <SectionHeader id="related" title={page.relatedTitle} />
          <PostCards posts={related} level={3} leads={related.length === 1} />
        </Section>
      ) : null}
      <Section>
        <Editorial title={page.newsletterTitle} lead={page.newsletterText}>
          <NewsletterForm formKey={formKey} consent={consent} from="/blog" />
        </Editorial>
      </Section>
      <Closing
        title={page.studyTitle}
        lead={page.studyText}
        actions={<LinkButton to="/careers">{page.studyButton}</LinkButton>}
      />
    </>
  )
}
