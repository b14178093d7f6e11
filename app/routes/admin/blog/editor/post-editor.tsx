// The post form with its script features: toolbar and keys, pictures, live preview, kept drafts, a question before leaving.
import { PostForm, type PostFormChoices } from '#app/features/blog/post-form.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import '#app/features/blog/code-highlight.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import '#app/ui/styles/staff/blog/post-desk.css'
import '#app/ui/styles/staff/blog/post-editor.css'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Drawn } from '../post-checks.server.ts'
import { manager } from '../words.ts'
import { type AboutText, EditorBar, type StoredPost } from './bar.tsx'
import { Cover } from './cover.tsx'
import { KeptDraft } from './kept-draft.tsx'
import { type Picked, PicturePicker } from './picture-picker.tsx'
import { PreviewLinkForm } from './post-side.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { PreviewButton } from './preview-toggle.tsx'
import { Toolbar } from './toolbar.tsx'
import { usePreviewToggle } from './use-preview-toggle.ts'
import { useIsChanged, useLivePreview } from './use-typing.ts'
import { insertPicture, textOf, useWriting } from './writing.ts'

const live = {
  to: `${manager}/preview/live`,
  fields: ['title', 'excerpt', 'content', 'language', 'image', 'imageAlt'],
}

type PostEditorProps = {
  to: string
  values: FormValues
  choices: PostFormChoices
  stored: StoredPost
  about: AboutText | null
  cancel: string
  /** The browser's storage key for unsaved changes. */
  draftKey: string
  /** Both texts after a conflict. */
  conflict?: ReactNode
  /** Below the fields of its publication. */
  aside?: ReactNode
  /** The lesser acts of a stored post. */
  menu?: ReactNode
}

export function PostEditor({ to, values, choices, stored, about, draftKey, conflict, aside, ...bar }: PostEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAlive = useHydrated()
  const [upload, setUpload] = useState('')
  const [picking, setPicking] = useState<'text' | 'cover' | null>(null)
  const { isOpen, toggle } = usePreviewToggle(place)
  const drawn = useLivePreview<Drawn>(place, isOpen, live)
  const isChanged = useIsChanged(place, stored.savedAt)
  useWriting(place, setUpload)
  return (
    <>
      <div className="post-editor" data-preview={isOpen ? '' : undefined} ref={place}>
        <KeptDraft place={place} draftKey={draftKey} />
        <PostForm
          action={to}
          defaults={values}
          choices={choices}
          bar={
            <EditorBar
              stored={stored}
              about={drawn ?? about}
              isChanged={isChanged}
              {...bar}
              preview={<PreviewButton isOpen={isOpen} onPress={toggle} page={`${manager}/preview`} />}
            />
          }
          conflict={conflict}
          tools={
            isAlive ? <Toolbar text={() => textOf(place)} onPicture={() => setPicking('text')} status={upload} /> : null
          }
          preview={isOpen && drawn ? <PreviewSheet {...drawn} /> : null}
          picture={<Cover place={place} onPick={() => setPicking('cover')} />}
          aside={aside}
        />
      </div>
      {stored.savedAt === null ? null : <PreviewLinkForm path={to} state={stored.state} />}
      {picking ? (
        <PicturePicker
          isCover={picking === 'cover'}
          onChoose={(picture) => use(picture, picking, place)}
          onClose={() => setPicking(null)}
        />
      ) : null}
    </>
  )
}

function use({ src, alt }: Picked, where: 'text' | 'cover', place: RefObject<HTMLElement>) {
  const area = textOf(place)
  if (where === 'text' && area) return insertPicture(area, src, alt)
  fill(place, 'image', src)
  fill(place, 'imageAlt', alt)
  fieldOf(place, 'imageAlt')?.focus()
}

const fieldOf = ({ current }: RefObject<HTMLElement>, name: string) =>
  current?.querySelector<HTMLInputElement>(`input[name=${name}]`)

function fill(place: RefObject<HTMLElement>, name: string, value: string) {
  const field = fieldOf(place, name)
  if (!field) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
