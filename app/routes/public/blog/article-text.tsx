// The only place where raw HTML is inserted into a page: it comes from our own parser and sanitiser
// (features/blog/markdown).
import type { Language } from '#app/content/languages.ts'

type ArticleTextProps = { html: string; language: Language }

export function ArticleText({ html, language }: ArticleTextProps) {
  const lang = language === 'en' ? undefined : language
  return <div className="prose post-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
