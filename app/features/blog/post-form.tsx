// The post form as a canvas: a bar, the title and the text, and the settings in a rail beside them.

import { type ReactNode, useEffect, useRef } from 'react'
import { languageNames } from '#app/content/languages.ts'
import { blogCategories } from '#app/features/blog/categories.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox, MoreFields, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import type { Option } from '#app/forms/fields/option.ts'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import { type FormValues, useFormState } from '#app/forms/form-state.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

export type PostFormChoices = {
  zones: readonly Option[]
  originals: readonly { slug: string; title: string }[]
  media: readonly { src: string; name: string; alt: string }[]
}

type PostFormProps = {
  action: string
  defaults: FormValues
  choices: PostFormChoices
  /** The first line, with the buttons. */
  bar: ReactNode
  /** Both texts after a conflict. */
  conflict: ReactNode
  /** Above the text: tools that need scripts. */
  tools: ReactNode
  /** Beside the text. */
  preview: ReactNode
  /** Above the fields of the picture. */
  picture: ReactNode
  /** Below the settings. */
  aside: ReactNode
}

const categories = blogCategories.map(({ name }) => ({ value: name, label: name }))
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))
const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
] as const

export function PostForm({ action, defaults, choices, ...parts }: PostFormProps) {
  const say = useSay()
  const lang = languageOf(defaults)
  return (
    <ActionForm
      form="post"
      action={action}
      defaults={defaults}
      encType="multipart/form-data"
      className="post-form"
      keptOn="device"
    >
      {parts.bar}
      <div className="stack post-desk">
        <div className="stack post-texts">
          {parts.conflict}
          <div className="post-canvas">
            <TextArea name="title" label={say('Title')} lang={lang} rows={1} placeholder={say('Title')} required />
            {parts.tools}
            <TextArea
              name="content"
              label={say('Content')}
              lang={lang}
              rows={18}
              placeholder={say('Write in Markdown…')}
              required
            />
            <MarkdownHelp />
          </div>
          {parts.preview}
        </div>
        <Settings
          choices={choices}
          lang={lang}
          isLive={defaults.status === 'published'}
          isOpen={defaults.version === undefined || defaults.status === 'scheduled'}
          picture={parts.picture}
          aside={parts.aside}
        />
      </div>
    </ActionForm>
  )
}

/** Screen readers and spelling checkers need the language of the post, which need not be that of the page. */
const languageOf = ({ language }: FormValues): string | undefined =>
  typeof language === 'string' ? language : undefined

const marks: readonly (readonly [mark: string, meaning: Phrase, keys?: string])[] = [
  ['## Heading', 'a heading; ### is one below it'],
  ['**bold**', 'bold', 'Ctrl B'],
  ['*italic*', 'italic', 'Ctrl I'],
  ['[text](/contact)', 'a link', 'Ctrl K'],
  ['- item', 'a list; 1. numbers it, - [ ] makes tasks'],
  ['> quote', 'a quotation'],
  ['`code`', 'code; three of them above and below for several lines'],
  ['![description](/media/…)', 'a picture: choose, drop or paste it'],
  ['text[^1]', 'a footnote, with [^1]: below'],
]

const MarkdownHelp = () => {
  const say = useSay()
  return (
    <details className="post-help">
      <summary>{say('Formatting help')}</summary>
      <dl>
        {marks.map(([mark, meaning, keys]) => (
          <div key={mark}>
            <dt>
              <code>{mark}</code>
            </dt>
            <dd>
              {say(meaning)} {keys ? <kbd>{keys}</kbd> : null}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl S</kbd>
          </dt>
          <dd>{say('save')}</dd>
        </div>
      </dl>
    </details>
  )
}

type SettingsProps = Pick<PostFormProps, 'choices' | 'picture' | 'aside'> & {
  lang: string | undefined
  isLive: boolean
  /** The fields of the publication. */
  isOpen: boolean
}

function Settings({ choices, lang, isLive, isOpen, picture, aside }: SettingsProps) {
  const say = useSay()
  const originals = choices.originals.map(({ slug, title }) => ({ value: slug, label: title, isTyped: true as const }))
  return (
    <SettingsRail>
      <SelectField name="category" label={say('Category')} options={categories} required />
      <TextField name="tags" label={say('Tags')} hint={say('Up to ten, separated by commas.')} />
      <SelectField name="language" label={say('Language')} options={languages} required />
      <SelectField
        name="translationOf"
        label={say('Translation of')}
        options={[{ value: '', label: 'No other post' }, ...originals]}
      />
      <MoreFields label={say('Publication')} names={['status', 'date', 'time', 'zone', 'author']} isOpen={isOpen}>
        <PublicationFields zones={choices.zones} isLive={isLive} />
        <TextField name="author" label={say('Author')} hint={say('Leave empty for your own name.')} />
        <Checkbox name="featured">{say('Featured: shown above the list, with up to three of the newest')}</Checkbox>
        {aside}
      </MoreFields>
      <PictureFields media={choices.media} lang={lang} picture={picture} />
      <MoreFields label={say('Search')} names={['excerpt', 'slug']}>
        <TextArea
          name="excerpt"
          label={say('Excerpt')}
          lang={lang}
          rows={3}
          hint={say('One or two sentences for lists, feeds and search engines.')}
        />
        <TextField
          name="slug"
          label={say('Address')}
          hint={say('The part after /blog/. Leave empty to use the title. Old addresses redirect here.')}
        />
      </MoreFields>
    </SettingsRail>
  )
}

/** Open at first, and again when one of its fields has an error. A wrong moment of publication alone is led to. */
function SettingsRail({ children }: { children: ReactNode }) {
  const say = useSay()
  const rail = useRef<HTMLDetailsElement>(null)
  const { answer, errors } = useFormState()
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (hasErrors && rail.current) rail.current.open = true
  }, [hasErrors])
  // After the summary, which has the focus for all other errors.
  useEffect(() => {
    const names = Object.keys(answer?.errors ?? {})
    if (!names.every((name) => name === 'date' || name === 'time')) return
    const field = rail.current?.querySelector<HTMLElement>(`[name="${names[0]}"]`)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [answer])
  return (
    <details className="post-settings" ref={rail} open>
      <summary>{say('Settings')}</summary>
      <div>{children}</div>
    </details>
  )
}

/** A moment is shown where it counts: for a scheduled post, and to correct that of a live one. */
const PublicationFields = ({ zones, isLive }: Pick<PostFormChoices, 'zones'> & Pick<SettingsProps, 'isLive'>) => {
  const say = useSay()
  return (
    <div className="post-moment" data-live={isLive || undefined}>
      <SelectField name="status" label={say('Status')} options={statuses} required />
      <TextField name="date" label={say('Date')} type="date" isUnmarked />
      <TimeField name="time" label={say('Time')} isUnmarked />
      <SelectField name="zone" label={say('Time zone')} options={zones} required />
    </div>
  )
}

/** A picture from the media library; the field suggests the newest ones. */
function PictureFields({
  media,
  lang,
  picture,
}: Pick<PostFormChoices, 'media'> & Pick<SettingsProps, 'lang' | 'picture'>) {
  const say = useSay()
  const options = media.map(({ src, name, alt }) => ({ value: src, label: alt || name, isTyped: true as const }))
  return (
    <MoreFields label={say('Picture')} names={['image', 'imageAlt']}>
      <div className="stack post-picture" data-gap="s">
        {picture}
      </div>
      <TextField
        name="image"
        label={say('Picture address')}
        hint={say('In the media library, such as /media/…')}
        list={options}
      />
      <TextField
        name="imageAlt"
        label={say('Alternative text')}
        lang={lang}
        hint={say('Describe the picture for people who can’t see it.')}
        isUnmarked
      />
    </MoreFields>
  )
}
