import { ActionForm } from '#app/forms/action-form.tsx'
import { TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import '#app/ui/styles/staff/blog/post-desk.css'
import '#app/ui/styles/staff/blog/post-editor.css'
import type { FormValues } from '#app/forms/form-state.ts'
import { Conflict } from '#app/routes/admin/blog/revisions/conflict.tsx'
import type { Language } from '#db/tables/records.ts'
import { issuePage, revisionsPage, textPage } from '../words.ts'

type TextEditorProps = { id: string; language: Language; values: FormValues }

export function TextEditor({ id, language, values }: TextEditorProps) {
  const to = textPage(id, language)
  return (
    <ActionForm form="issue-text" action={to} defaults={values} encType="multipart/form-data" className="form card">
      <Conflict revisions={revisionsPage(id, language)} />
      <TextField name="subject" label="Subject" autoComplete="off" required />
      <TextField
        name="preheader"
        label="Preview line"
        hint="Mail programs show it after the subject."
        autoComplete="off"
      />
      <TextArea name="body" label="Text" rows={20} placeholder="Write in Markdown…" required />
      <BlockHelp />
      <FormActions busy="Saving..." cancel={issuePage(id)}>
        Save
      </FormActions>
      <Newest />
    </ActionForm>
  )
}

const blocks: readonly (readonly [block: string, meaning: string])[] = [
  ['## Heading', 'a heading; ### is one below it'],
  ['**bold**, *italic*', 'emphasis'],
  ['[text](/contact)', 'a link'],
  ['- item', 'a list; 1. numbers it'],
  ['> quote', 'a quotation'],
  ['![what it shows](/media/…)', 'a picture of the media library, on a line of its own'],
  ['{{post: its-address}}', 'a post’s picture, title and excerpt, on a line of its own'],
  ['{{button: Label | /contact}}', 'a button, on a line of its own'],
]

const BlockHelp = () => (
  <details className="post-help">
    <summary>Markdown and blocks</summary>
    <dl>
      {blocks.map(([block, meaning]) => (
        <div key={block}>
          <dt>
            <code>{block}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const periods = [
  { days: '7', label: 'Of the last 7 days' },
  { days: '31', label: 'Of the last 31 days' },
  { days: '92', label: 'Of the last three months' },
]

/** Each saves the text, and adds the posts at its end. */
const Newest = () => (
  <fieldset className="button-row">
    <legend>Save, and add the newest posts</legend>
    {periods.map(({ days, label }) => (
      <button key={days} type="submit" name="newest" value={days} className="button button-outline">
        {label}
      </button>
    ))}
  </fieldset>
)
