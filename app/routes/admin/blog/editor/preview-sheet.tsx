import { useSay } from '#app/languages/say.tsx'
import { ArticleText } from '#app/routes/public/blog/article-text.tsx'
import type { Drawn } from '../post-checks.server.ts'
import { isOwnPicture } from './cover.tsx'

/** The typed post as readers will see it: its title, picture and text. */
export function PreviewSheet({ title, cover, html, language }: Drawn) {
  const say = useSay()
  return (
    <section className="post-sheet" aria-label={say('Preview')}>
      {title ? (
        <p className="sheet-title" lang={language}>
          {title}
        </p>
      ) : null}
      {cover && isOwnPicture(cover.src) ? <img src={cover.src} alt={cover.alt} /> : null}
      {html ? (
        <ArticleText html={html} language={language} />
      ) : (
        <p className="soft">{say('The text appears here as you write.')}</p>
      )}
    </section>
  )
}
