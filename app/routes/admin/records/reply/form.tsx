import { languageNames } from '#app/content/languages.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { DraftAutosave } from './autosave.tsx'
import type { ReplyPageProps } from './route.server.ts'
import { TellReplying } from './tell-replying.tsx'

const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

/** The reply form. Its buttons send, preview and save the draft; each keeps the typed text. */
export function ReplyForm(props: ReplyPageProps) {
  const { path, reference, email, version, words, savedAt, timeZone } = props
  return (
    <section className="card" aria-labelledby="write-heading">
      <h2 id="write-heading">Your reply</h2>
      <p>
        To{' '}
        <span className="typed" dir="auto">
          {email}
        </span>
      </p>
      <ActionForm form="reply" action={path} defaults={{ ...words }} encType="multipart/form-data">
        <TellReplying reference={reference} form="reply" />
        <input type="hidden" name="version" value={version} />
        <TextField name="subject" label="Subject" />
        <TextArea name="body" label="Message" rows={14} required />
        <SelectField
          name="language"
          label="Language"
          options={languages}
          hint="The language of the heading, quotation and signature around the message."
          required
        />
        <div className="button-row">
          <SubmitButton busy="Sending...">Send reply</SubmitButton>
          <button type="submit" className="button button-secondary" formAction={`${path}/preview`}>
            Preview
          </button>
          <button type="submit" className="button button-outline" formAction={`${path}/draft`} formNoValidate>
            Save draft
          </button>
        </div>
        <DraftAutosave reference={reference} form="reply" path={path} savedAt={savedAt} timeZone={timeZone} />
        {/* Placed below the others, because Enter presses a form's first button. */}
        <Templates {...props} />
      </ActionForm>
    </section>
  )
}

/** Inserts a template in the chosen language and keeps the typed text. */
function Templates({ path, templates }: Pick<ReplyPageProps, 'path' | 'templates'>) {
  return (
    <fieldset className="button-row">
      <legend>Insert a template in this language</legend>
      {templates.map(({ id, label }) => (
        <button
          key={id}
          type="submit"
          className="button button-ghost"
          name="template"
          value={id}
          formAction={`${path}/template`}
          formNoValidate
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
