// The form of an issue's text, with the script features of the post form: toolbar and keys, pictures, live preview, kept drafts.
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import { statusLabels, statusPill } from '#app/features/newsletter/issues/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FieldHint, TextArea } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import '#app/ui/styles/staff/blog/post-desk.css'
import '#app/ui/styles/staff/blog/post-editor.css'
import { Bar } from '#app/routes/admin/blog/editor/bar-parts.tsx'
import { KeptDraft } from '#app/routes/admin/blog/editor/kept-draft.tsx'
import { PicturePicker } from '#app/routes/admin/blog/editor/picture-picker.tsx'
import { PreviewButton } from '#app/routes/admin/blog/editor/preview-toggle.tsx'
import { Toolbar } from '#app/routes/admin/blog/editor/toolbar.tsx'
import { usePreviewToggle } from '#app/routes/admin/blog/editor/use-preview-toggle.ts'
import { useIsChanged, useLivePreview } from '#app/routes/admin/blog/editor/use-typing.ts'
import { insertPicture, textOf, useWriting } from '#app/routes/admin/blog/editor/writing.ts'
import { mediaCrumb } from '#app/routes/admin/blog/words.ts'
import { Conflict } from '#app/routes/admin/versions/conflict.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { IssueStatus } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { issuePage, nameOf, revisionsPage, textPage } from '../words.ts'
import type { TypedIssue } from './draw-typed.server.ts'
import { MailFrame } from './mail-frame.tsx'

type TextEditorProps = {
  id: string
  language: Language
  values: FormValues
  stored: { status: IssueStatus; savedAt: number | null; timeZone: string; now: number }
  /** Null before the first save. */
  about: Pick<TypedIssue, 'words' | 'findings'> | null
}

const fields = ['subject', 'preheader', 'body']

export function TextEditor({ id, language, values, stored, about }: TextEditorProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const isAlive = useHydrated()
  const [upload, setUpload] = useState('')
  const [isPicking, setPicking] = useState(false)
  const { isOpen, toggle } = usePreviewToggle(place)
  const page = `${issuePage(id)}/preview/${language}/live`
  const live = useMemo(() => ({ to: page, fields }), [page])
  const drawn = useLivePreview<TypedIssue>(place, isOpen, live)
  const isChanged = useIsChanged(place, stored.savedAt)
  useWriting(place, setUpload)
  const bar = { ...stored, language, about: drawn ?? about, isChanged, cancel: issuePage(id) }
  return (
    <div className="post-editor" data-preview={isOpen ? '' : undefined} ref={place}>
      <KeptDraft place={place} draftKey={`issue-${id}-${language}`} />
      <ActionForm
        form="issue-text"
        action={textPage(id, language)}
        defaults={values}
        encType="multipart/form-data"
        className="post-form"
        isKeptByPage
      >
        <IssueBar {...bar} preview={<PreviewButton isOpen={isOpen} onPress={toggle} page={page} />} />
        <div className="post-desk">
          <div className="post-texts">
            <Conflict revisions={revisionsPage(id, language)} />
            <div className="post-canvas">
              <TextArea name="subject" label={say('Subject')} rows={1} placeholder={say('Subject')} required />
              <TextArea
                name="preheader"
                label={say('Preview text')}
                rows={1}
                placeholder={say('Preview text: email apps show it after the subject')}
              />
              {isAlive ? (
                <Toolbar text={() => textOf(place)} onPicture={() => setPicking(true)} status={upload} />
              ) : null}
              <TextArea name="body" label={say('Text')} rows={18} placeholder={say('Write in Markdown…')} required />
              <BlockHelp />
            </div>
            {isOpen && drawn ? <Sheet src={page} html={drawn.html} language={language} /> : null}
          </div>
          <Rail />
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

const Sheet = (mail: ComponentProps<typeof MailFrame>) => (
  <section className="post-sheet is-mail" aria-label={useSay()('Preview')}>
    <MailFrame {...mail} />
  </section>
)

type IssueBarProps = TextEditorProps['stored'] &
  Pick<TextEditorProps, 'language' | 'about'> & { isChanged: boolean; cancel: string; preview: ReactNode }

const IssueBar = ({ status, language, about, cancel, preview, ...stored }: IssueBarProps) => {
  const say = useSay()
  return (
    <Bar
      {...stored}
      pill={
        <Pill status={statusPill[status]}>
          {`${nameOf(say, language)}, ${say(statusLabels[status]).toLowerCase()}`}
        </Pill>
      }
      about={about}
    >
      <LinkButton to={cancel} variant="ghost">
        {say('Cancel')}
      </LinkButton>
      {preview}
      <SubmitButton busy={say('Saving...')}>{say('Save')}</SubmitButton>
    </Bar>
  )
}

/** What can be put into the text. */
const Rail = () => {
  const say = useSay()
  return (
    <details className="post-settings" open>
      <summary>{say('Pictures and posts')}</summary>
      <div>
        <a href={mediaCrumb.href} target="_blank" rel="noreferrer">
          {say('Open the media library')}
        </a>
        <Newest />
      </div>
    </details>
  )
}

const blocks: readonly (readonly [block: string, meaning: Phrase])[] = [
  ['## Heading', 'a heading; ### for a subheading'],
  ['**bold**, *italic*', 'emphasis'],
  ['[text](/contact)', 'a link'],
  ['- item', 'a list; 1. for a numbered one'],
  ['> quote', 'a quotation'],
  ['![description](/media/…)', 'a picture from the media library, on a line of its own'],
  ['{{post: its-address}}', 'a post’s picture, title and excerpt, on a line of its own'],
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

const periods = [
  { days: '7', label: 'Last 7 days' },
  { days: '31', label: 'Last 31 days' },
  { days: '92', label: 'Last 3 months' },
] as const

/** Each saves the text, and adds the posts at its end. */
const Newest = () => {
  const say = useSay()
  return (
    <fieldset aria-describedby="newest-hint">
      <legend>{say('Insert posts')}</legend>
      <FieldHint id="newest-hint" hint={say('Saves your text and adds these posts at the end.')} />
      <div className="button-row">
        {periods.map(({ days, label }) => (
          <button key={days} type="submit" name="newest" value={days} className="button button-outline">
            {say(label)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
