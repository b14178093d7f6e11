// The form of an issue's text, with the script features of the post form: toolbar and keys, pictures, live preview.
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { languages } from '#app/content/languages.ts'
import { allowedIn, statusLabels, statusPill } from '#app/features/newsletter/issues/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField, TextArea } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import '#app/ui/styles/staff/blog/post-desk.css'
import '#app/ui/styles/staff/blog/post-editor.css'
import { PicturePicker, useChoices } from '#app/routes/admin/blog/editor/picture-picker.tsx'
import { PreviewButton, usePreviewToggle } from '#app/routes/admin/blog/editor/preview-toggle.tsx'
import { Bar, Toolbar } from '#app/routes/admin/blog/editor/toolbar.tsx'
import {
  insertBlock,
  insertPicture,
  textOf,
  useIsChanged,
  useLivePreview,
  useWriting,
} from '#app/routes/admin/blog/editor/writing.ts'
import { mediaCrumb } from '#app/routes/admin/blog/words.ts'
import { Conflict } from '#app/routes/admin/versions/difference.tsx'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { IssueStatus } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { drawnPage, issuePage, nameOf, revisionsPage, textPage } from '../words.ts'
import type { PostChoice, TypedIssue } from './issue-text.server.ts'

type TextEditorProps = {
  id: string
  language: Language
  values: FormValues
  stored: { status: IssueStatus; savedAt: number | null; timeZone: string; now: number }
  /** Null before the first save. */
  about: Pick<TypedIssue, 'words' | 'findings'> | null
  /** The languages that have a text. */
  written: readonly Language[]
  /** The newest posts. */
  posts: readonly PostChoice[]
  /** The issue's number, which it gets when it is first scheduled; null before. */
  number: number | null
}

const fields = ['subject', 'preheader', 'body']

export function TextEditor({ id, language, values, stored, about, written, posts, number }: TextEditorProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const isAlive = useHydrated()
  const [upload, setUpload] = useState<Message | null>(null)
  const [isPicking, setPicking] = useState(false)
  const { isOpen, toggle } = usePreviewToggle(place, 'mail')
  const page = `${issuePage(id)}/preview/${language}/live`
  const live = useMemo(() => ({ to: page, fields }), [page])
  const drawn = useLivePreview<TypedIssue>(place, isOpen, live)
  const isChanged = useIsChanged(place, stored.savedAt)
  useWriting(place, setUpload)
  const bar = { ...stored, id, language, about: drawn ?? about, isChanged, number }
  const isStored = stored.savedAt !== null
  return (
    <div className="post-editor" data-preview={isOpen ? '' : undefined} ref={place}>
      <ActionForm
        form="issue-text"
        action={textPage(id, language)}
        defaults={values}
        encType="multipart/form-data"
        className="post-form"
        keptOn="device"
      >
        <IssueBar {...bar} preview={<PreviewButton isOpen={isOpen} onPress={toggle} page={page} />} />
        <HiddenField name="offered" />
        <LanguageTabs language={language} written={written} />
        <div className="stack post-desk">
          <div className="stack post-texts">
            <Conflict revisions={revisionsPage(id, language)} />
            <div className="post-canvas">
              <TextArea
                name="subject"
                label={say('Subject')}
                lang={language}
                rows={1}
                placeholder={say('Subject')}
                autoFocus={!isStored}
                required
              />
              <TextArea
                name="preheader"
                label={say('Preview text')}
                lang={language}
                rows={1}
                placeholder={say('Preview text: email apps show it after the subject')}
              />
              {isAlive ? (
                <Toolbar text={() => textOf(place)} onPicture={() => setPicking(true)} status={upload} />
              ) : (
                <a href={mediaCrumb.href} target="_blank" rel="noreferrer">
                  {say('Open the media library')}
                </a>
              )}
              <TextArea
                name="body"
                label={say('Text')}
                lang={language}
                rows={12}
                placeholder={say('Write in Markdown…')}
                required
              />
              <PostChooser
                language={language}
                posts={posts}
                from={`${textPage(id, language)}/posts`}
                onChoose={({ block }) => {
                  const area = textOf(place)
                  if (area) insertBlock(area, block)
                }}
              />
              <BlockHelp />
            </div>
            {isOpen && drawn ? (
              <Sheet src={page} html={drawn.html} language={language} />
            ) : isStored && (isOpen || !isAlive) ? (
              <section className="post-sheet is-mail" data-stored aria-label={say('Preview')}>
                <iframe
                  className="drawn-mail"
                  src={drawnPage(id, language)}
                  title={say('The email')}
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                />
              </section>
            ) : null}
          </div>
        </div>
      </ActionForm>
      {isPicking ? (
        <PicturePicker
          onChoose={({ src, alt }) => {
            const area = textOf(place)
            if (area) insertPicture(area, src, alt)
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  )
}

type PostChooserProps = {
  language: Language
  /** The newest ones. */
  posts: readonly PostChoice[]
  /** Where a search finds others. */
  from: string
  onChoose: (post: PostChoice) => void
}

/** The posts that can be put into an issue's text: with scripts each at the cursor, without those that are ticked at its end. */
function PostChooser(props: PostChooserProps) {
  const say = useSay()
  const isAlive = useHydrated()
  if (isAlive) return <Search {...props} />
  if (props.posts.length === 0) return null
  return (
    <fieldset className="stack post-chooser" data-gap="s">
      <legend>{say('Insert a post')}</legend>
      <ul>
        {props.posts.map((post) => (
          <li key={post.slug}>
            <label className="checkbox">
              <input type="checkbox" name="posts" value={post.slug} />
              <PostName post={post} language={props.language} />
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" name="next" value="insert" className="button button-outline">
        {say('Insert')}
      </button>
    </fieldset>
  )
}

function Search({ language, posts, from, onChoose }: PostChooserProps) {
  const say = useSay()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const found = useChoices<PostChoice>(from, search)
  useEffect(() => {
    const { current } = field
    // It is no part of the text, which would otherwise count as changed.
    const onInput = (event: Event) => {
      event.stopPropagation()
      setSearch(current?.value.trim() ?? '')
    }
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [])
  const shown = found ?? posts
  return (
    <fieldset className="stack post-chooser" data-gap="s">
      <legend>{say('Insert a post')}</legend>
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={say('Search posts')}
        placeholder={say('Search')}
        onKeyDown={(event) => {
          // Enter would save the text.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status" className="soft">
        {shown.length === 0 ? say('No posts found') : ''}
      </p>
      <ul>
        {shown.map((post) => (
          <li key={post.slug}>
            <button type="button" onClick={() => onChoose(post)}>
              <PostName post={post} language={language} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Names the language of a post that is not in that of the text. */
const PostName = ({ post, language }: { post: PostChoice; language: Language }) => {
  const say = useSay()
  return (
    <span>
      <span className="typed" lang={post.language} dir="auto">
        {post.title}
      </span>
      {post.language === language ? null : <span className="soft"> ({nameOf(say, post.language)})</span>}
    </span>
  )
}

const Sheet = (mail: ComponentProps<typeof MailFrame>) => (
  <section className="post-sheet is-mail" aria-label={useSay()('Preview')}>
    <MailFrame {...mail} />
  </section>
)

type MailFrameProps = {
  /** An empty frame, whose policy allows a mail's own styles and no scripts. */
  src: string
  html: string
  language: Language
}

/** A mail that changes while it is read: its frame keeps its place. */
function MailFrame({ src, html, language }: MailFrameProps) {
  const say = useSay()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (!isLoaded || !root) return
    root.lang = language
    root.innerHTML = html
  }, [isLoaded, html, language])
  return (
    <iframe
      ref={frame}
      className="drawn-mail"
      src={src}
      title={say('The email')}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setLoaded(true)}
    />
  )
}

type IssueBarProps = TextEditorProps['stored'] &
  Pick<TextEditorProps, 'id' | 'language' | 'about' | 'number'> & { isChanged: boolean; preview: ReactNode }

const IssueBar = ({ id, status, language, about, number, preview, ...stored }: IssueBarProps) => {
  const say = useSay()
  return (
    <Bar {...stored} pill={<Pill status={statusPill[status]} label={statusLabels[status]} />} about={about}>
      <SubmitButton busy={say('Saving...')} variant="outline">
        {say('Save')}
      </SubmitButton>
      {preview}
      <NextButton next="test" variant="outline">
        {say('Send me a test email')}
      </NextButton>
      <NextButton next="send" variant="primary">
        {status === 'scheduled' ? say('Reschedule') : say('Send…')}
      </NextButton>
      <Menu id="issue-more">
        <LinkButton to={revisionsPage(id, language)} variant="outline">
          {say('Revisions')}
        </LinkButton>
        {stored.savedAt === null ? null : (
          <a
            href={`${drawnPage(id, language)}?dark`}
            className={buttonClass('outline')}
            target="_blank"
            rel="noreferrer"
          >
            {say('The email in dark mode')}
          </a>
        )}
        {allowedIn.delete.includes(status) && number === null ? (
          <LinkButton to={`${issuePage(id)}/delete`} variant="outline" data-loss>
            {say('Delete draft')}
          </LinkButton>
        ) : null}
      </Menu>
    </Bar>
  )
}

type NextButtonProps = { next: string; variant: 'primary' | 'outline'; children: ReactNode }

/** Saves the text first. */
const NextButton = ({ next, variant, children }: NextButtonProps) => (
  <button type="submit" name="next" value={next} className={buttonClass(variant)}>
    {children}
  </button>
)

/** Each saves the text and opens that in its language. */
const LanguageTabs = ({ language, written }: Pick<TextEditorProps, 'language' | 'written'>) => {
  const say = useSay()
  return (
    <nav className="tabs" aria-label={say('Language')}>
      {languages.map((one) => (
        <button key={one} type="submit" name="next" value={one} aria-current={one === language || undefined}>
          {nameOf(say, one)} {written.includes(one) ? null : <small>{say('Not written yet')}</small>}
        </button>
      ))}
    </nav>
  )
}

const blocks: readonly (readonly [block: string, meaning: Phrase])[] = [
  ['## Heading', 'a heading; ### for a subheading'],
  ['**bold**, *italic*', 'emphasis'],
  ['[text](/contact)', 'a link'],
  ['- item', 'a list; 1. for a numbered one'],
  ['> quote', 'a quotation'],
  ['![description](/media/…)', 'a picture from the media library, on a line of its own'],
  ['{{button: Label | /contact}}', 'a button, on a line of its own'],
]

const BlockHelp = () => {
  const say = useSay()
  return (
    <details className="post-help">
      <summary>{say('Formatting help')}</summary>
      <dl>
        {blocks.map(([block, meaning]) => (
          <div key={block}>
            <dt>
              <code>{block}</code>
            </dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
