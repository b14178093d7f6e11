// The post form with its script features: toolbar, side-by-side preview, kept drafts, a warning before leaving.
import { PostForm, type PostFormChoices } from '#app/features/blog/post-form.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { ArticleText } from '#app/routes/public/blog/article-text.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import '#app/features/blog/code-highlight.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import { useFetcher } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { EditorTools } from './editor-tools.tsx'
import { Findings } from './findings.tsx'
import { KeptDraft } from './kept-draft.tsx'
import type { Drawn } from './post-preview.tsx'
import { manager } from './words.ts'

type PostEditorProps = {
  to: string
  values: FormValues
  choices: PostFormChoices
  cancel: string
  /** The browser's storage key for unsaved changes. */
  draftKey: string
  /** Shown first after a conflict. */
  conflict?: ReactNode
}

export function PostEditor({ to, values, choices, cancel, draftKey, conflict }: PostEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAlive = useHydrated()
  const { shown, isOpen, toggle } = useLivePreview(place)
  return (
    <div className="post-editor" data-preview={isOpen ? '' : undefined} ref={place}>
      <KeptDraft place={place} draftKey={draftKey} />
      <PostForm
        action={to}
        defaults={values}
        choices={choices}
        first={conflict}
        tools={isAlive ? <EditorTools place={place} /> : null}
        more={
          <>
            {isAlive ? (
              <button type="button" className="button button-secondary" aria-pressed={isOpen} onClick={toggle}>
                Preview beside the form
              </button>
            ) : (
              <button
                type="submit"
                className="button button-secondary"
                formAction={`${manager}/preview`}
                formTarget="_blank"
                formNoValidate
              >
                Preview
              </button>
            )}
            <LinkButton to={cancel} variant="outline">
              Cancel
            </LinkButton>
          </>
        }
      />
      {isOpen && shown ? (
        <section className="post-sheet card" aria-label="Preview">
          <ArticleText html={shown.html} language={shown.language} />
          <Findings findings={shown.findings} />
        </section>
      ) : null}
    </div>
  )
}

const pause = 600

/** Renders the form's text on the server when typing pauses, while the preview is open. */
function useLivePreview(place: RefObject<HTMLElement>) {
  const [isOpen, setOpen] = useState(false)
  const { data, submit } = useFetcher<Drawn>({ key: 'post-preview' })
  useEffect(() => {
    const form = isOpen ? place.current?.querySelector('form') : null
    if (!form) return
    const draw = () => {
      const body = new FormData()
      for (const name of ['title', 'excerpt', 'content', 'language', 'image', 'imageAlt']) {
        body.set(name, String(new FormData(form).get(name) ?? ''))
      }
      submit(body, { method: 'post', action: `${manager}/preview`, encType: 'multipart/form-data' })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(draw, pause)
    }
    draw()
    form.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', wait)
    }
  }, [isOpen, place, submit])
  return { isOpen, shown: data, toggle: () => setOpen(!isOpen) }
}
