import { languageNames } from '#app/content/languages.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextArea, TextField } from '#app/forms/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { ReplyPageProps } from './reply-page-props.ts'
import { TellReplying } from './replying.tsx'

const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

/** Its buttons lead to the sending, to the preview and to the draft; each keeps what is typed. */
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
      {savedAt === null ? null : (
        <p className="soft">
          Draft saved: <Moment at={savedAt} zone={timeZone} />
        </p>
      )}
      <Templates {...props} />
      {/* Another template is another text to start from. */}
      <ActionForm key={words.body} form="reply" action={path} defaults={{ ...words }} encType="multipart/form-data">
        <TellReplying reference={reference} form="reply" />
        <input type="hidden" name="version" value={version} />
        <TextField name="subject" label="Subject" />
        <TextArea name="body" label="Message" rows={14} required />
        <SelectField
          name="language"
          label="Language"
          options={languages}
          hint="Of what stands around the message: heading, quotation and signature."
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
      </ActionForm>
    </section>
  )
}

function Templates({ path, templates, words }: Pick<ReplyPageProps, 'path' | 'templates' | 'words'>) {
  return (
    <nav aria-label="Templates">
      <ul className="button-row">
        {templates.map(({ id, label }) => (
          <li key={id}>
            <LinkButton to={`${path}?template=${id}&language=${words.language}`} variant="ghost" size="s">
              {label}
            </LinkButton>
          </li>
        ))}
        {languages
          .filter(({ value }) => value !== words.language)
          .map(({ value, label }) => (
            <li key={value}>
              <LinkButton to={`${path}?language=${value}`} variant="ghost" size="s">
                In {label}
              </LinkButton>
            </li>
          ))}
      </ul>
    </nav>
  )
}
