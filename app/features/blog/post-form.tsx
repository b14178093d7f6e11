// The post form: the spec's fields first, then the further ones.
import type { ReactNode } from 'react'
import { languageNames } from '#app/content/languages.ts'
import { blogCategories } from '#app/content/reading/blog-categories.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'

export type PostFormChoices = {
  zones: readonly { value: string; label: string }[]
  originals: readonly { slug: string; title: string }[]
  media: readonly { src: string; name: string; alt: string }[]
}

type PostFormProps = {
  action: string
  defaults: FormValues
  choices: PostFormChoices
  /** Content below the error summary. */
  first: ReactNode
  /** Content above the text: tools that need scripts. */
  tools: ReactNode
  /** Content beside the submit button. */
  more: ReactNode
}

const categories = blogCategories.map(({ name }) => ({ value: name, label: name }))
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))
const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
]

export function PostForm({ action, defaults, choices, first, tools, more }: PostFormProps) {
  const originals = choices.originals.map(({ slug, title }) => ({ value: slug, label: title }))
  return (
    <ActionForm
      form="post"
      action={action}
      defaults={defaults}
      encType="multipart/form-data"
      className="form card post-form"
      isKeptByPage
    >
      {first}
      <TextField name="title" label="Title" required />
      <SelectField name="category" label="Category" options={categories} required />
      <TextArea
        name="excerpt"
        label="Excerpt"
        rows={3}
        hint="One or two sentences for lists, feeds and search engines."
      />
      {tools}
      <TextArea
        name="content"
        label="Content"
        rows={24}
        required
        hint="Markdown: ## heading, **bold**, [link](/contact), ![what it shows](/media/…), tables, footnotes, task lists."
      />
      <PictureFields media={choices.media} />
      <TextField name="author" label="Author" hint="Leave empty for your own name." />
      <PublicationFields zones={choices.zones} />
      <TextField
        name="slug"
        label="Address"
        hint="After /blog/. Leave empty to use the title. Earlier addresses redirect to it."
      />
      <TextField name="tags" label="Tags" hint="Up to ten, separated by commas." />
      <div className="form-grid">
        <SelectField name="language" label="Language" options={languages} required />
        <SelectField
          name="translationOf"
          label="Translation of"
          options={[{ value: '', label: 'No other post' }, ...originals]}
        />
      </div>
      <Checkbox name="featured">Featured: shown above the list, with up to three of the newest</Checkbox>
      <div className="button-row">
        <SubmitButton busy="Saving...">Save</SubmitButton>
        {more}
      </div>
    </ActionForm>
  )
}

const PublicationFields = ({ zones }: Pick<PostFormChoices, 'zones'>) => (
  <fieldset className="post-moment">
    <legend>Publication</legend>
    <div className="form-grid">
      <SelectField name="status" label="Status" options={statuses} required />
      <TextField name="date" label="Date" type="date" />
      <TextField name="time" label="Time" type="time" />
      <SelectField name="zone" label="Time zone" options={zones} required />
    </div>
  </fieldset>
)

/** A picture from the media library; the field suggests the newest ones. */
function PictureFields({ media }: { media: PostFormChoices['media'] }) {
  const options = media.map(({ src, name, alt }) => ({ value: src, label: alt || name }))
  return (
    <div className="form-grid">
      <TextField name="image" label="Image" hint="Its address in the media library, such as /media/…" list={options} />
      <TextField name="imageAlt" label="Alternative text" hint="Describes the image. Required with an image." />
    </div>
  )
}
