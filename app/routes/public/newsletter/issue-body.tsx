import type { Language } from '#app/content/languages.ts'
import { ArticleText } from '#app/routes/public/blog/article-text.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import type { IssuePart } from './issue-parts.server.ts'

export function IssueBody({ parts, language }: { parts: readonly IssuePart[]; language: Language }) {
  return (
    <div className="stack issue-body">
      {parts.map((part) => (
        <Part key={part.at} part={part} language={language} />
      ))}
    </div>
  )
}

function Part({ part, language }: { part: IssuePart; language: Language }) {
  const lang = language === 'en' ? undefined : language
  if (part.kind === 'text') return <ArticleText html={part.html} language={language} />
  if (part.kind === 'button') {
    return (
      <p className="button-row" lang={lang}>
        <LinkButton to={part.href}>{part.label}</LinkButton>
      </p>
    )
  }
  return (
    <p className="stack issue-post" data-gap="s" lang={part.language}>
      <PageLink href={part.href}>{part.title}</PageLink>
      <span>{part.summary}</span>
    </p>
  )
}
