// The post form with its script features: toolbar and keys, pictures, live preview, a question before leaving.
import '#app/features/blog/code-highlight.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import '#app/ui/styles/staff/blog/post-desk.css'
import '#app/ui/styles/staff/blog/post-editor.css'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Finding } from '#app/features/blog/checks.ts'
import { PostForm, type PostFormChoices } from '#app/features/blog/post-form.tsx'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import { type FormValues, useFormState } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import type { Message } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { Drawn } from '#app/routes/admin/blog/post-checks.server.ts'
import { manager, stateLabels, statePill } from '#app/routes/admin/blog/words.ts'
import { ArticleText } from '#app/routes/public/blog/article-text.tsx'
import { Button, buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type Picked, PicturePicker } from './picture-picker.tsx'
import { PreviewLinkForm } from './post-side.tsx'
import { PreviewButton, usePreviewToggle } from './preview-toggle.tsx'
import { Bar, Toolbar } from './toolbar.tsx'
import { insertPicture, textOf, useIsChanged, useLivePreview, useWriting } from './writing.ts'

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
  /** Both texts after a conflict. */
  conflict?: ReactNode
  /** Below the fields of its publication. */
  aside?: ReactNode
  /** The lesser acts of a stored post. */
  menu?: ReactNode
}

export function PostEditor({ to, values, choices, stored, about, conflict, aside, ...bar }: PostEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAlive = useHydrated()
  const [upload, setUpload] = useState<Message | null>(null)
  const [picking, setPicking] = useState<'text' | 'cover' | null>(null)
  const { isOpen, toggle } = usePreviewToggle(place, 'post')
  const drawn = useLivePreview<Drawn>(place, isOpen, live)
  const isChanged = useIsChanged(place, stored.savedAt)
  useWriting(place, setUpload)
  return (
    <>
      <div className="post-editor" data-preview={isOpen ? '' : undefined} ref={place}>
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

/** The typed post as readers will see it: its title, picture and text. */
function PreviewSheet({ title, cover, html, language }: Drawn) {
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

// The post's picture above its fields, and the way to the media library.
/** The site's policy loads no pictures from elsewhere. */
const isOwnPicture = (src: string) => /^\/media\/[\w./-]+$/.test(src)

type CoverProps = { place: RefObject<HTMLElement>; onPick: () => void }

function Cover({ place, onPick }: CoverProps) {
  const say = useSay()
  const isAlive = useHydrated()
  const src = useAddress(place)
  return (
    <>
      {isOwnPicture(src) ? <img src={src} alt="" /> : null}
      {isAlive ? (
        <Button variant="outline" size="s" onClick={onPick}>
          {src ? say('Choose a different picture') : say('Choose a picture')}
        </Button>
      ) : (
        <a href={`${manager}/media`} target="_blank" rel="noreferrer">
          {say('Media library')}
        </a>
      )}
    </>
  )
}

function useAddress(place: RefObject<HTMLElement>): string {
  const { values } = useFormState()
  const [typed, setTyped] = useState(String(values.image ?? ''))
  useEffect(() => {
    const root = place.current
    if (!root) return
    const onInput = () => setTyped(root.querySelector<HTMLInputElement>('input[name=image]')?.value ?? '')
    root.addEventListener('input', onInput)
    return () => root.removeEventListener('input', onInput)
  }, [place])
  return typed
}

// The bar above the post form: the post's state, its length and findings, and the buttons.
/** The post as it is stored. */
type StoredPost = {
  state: PostState
  publishAt: number | null
  savedAt: number | null
  timeZone: string
  now: number
}

type AboutText = { words: number; minutes: number; findings: readonly Finding[] }

type BarProps = {
  stored: StoredPost
  /** Null before a new post's text has been read. */
  about: AboutText | null
  isChanged: boolean
  preview: ReactNode
  cancel: string
  menu?: ReactNode
}

function EditorBar({ stored, about, isChanged, preview, cancel, menu }: BarProps) {
  const say = useSay()
  const { errors } = useFormState()
  const isLive = stored.state === 'published' || stored.state === 'scheduled'
  return (
    <Bar
      pill={<StatePill {...stored} />}
      savedAt={stored.savedAt}
      timeZone={stored.timeZone}
      now={stored.now}
      isChanged={isChanged}
      // Errors come first; suggestions return once there are none.
      about={Object.keys(errors).length > 0 ? null : about}
    >
      <LinkButton to={cancel} variant="ghost">
        {say('Cancel')}
      </LinkButton>
      <SubmitButton busy={say('Saving...')} variant={isLive ? 'primary' : 'outline'}>
        {say('Save')}
      </SubmitButton>
      {preview}
      <PublishButton state={stored.state} />
      {menu}
    </Bar>
  )
}

const StatePill = ({ state, publishAt, timeZone }: StoredPost) =>
  state === 'scheduled' && publishAt !== null ? (
    <Pill status={statePill[state]}>
      <span>
        <Said phrase="Scheduled for {time}" values={{ time: <Moment at={publishAt} zone={timeZone} /> }} />
      </span>
    </Pill>
  ) : (
    <Pill status={statePill[state]} label={stateLabels[state]} />
  )

/** The styles show the word of the chosen status, without scripts too. */
function PublishButton({ state }: { state: PostState }) {
  const say = useSay()
  const { busy } = useFormState()
  if (state === 'published') return null
  const isPlanned = state === 'scheduled'
  return (
    <button
      type="submit"
      name="publish"
      value={isPlanned ? 'now' : 'due'}
      className={buttonClass(isPlanned ? 'outline' : 'primary')}
      aria-disabled={busy || undefined}
    >
      {isPlanned ? (
        say('Publish now')
      ) : (
        <>
          <span className="at-once">{say('Publish')}</span>
          <span className="at-time">{say('Schedule')}</span>
        </>
      )}
    </button>
  )
}
