import { ActionForm } from '#app/forms/action-form.tsx'
import { TextArea } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'

/** A note in the conversation that the sender never sees. */
export const NoteForm = ({ path }: { path: string }) => (
  <section className="card note-form" aria-label="Note">
    <ActionForm form="note" action={path}>
      <TextArea name="note" label="Note for colleagues" rows={2} required />
      <div className="button-row">
        <SubmitButton busy="Saving..." variant="outline">
          Add note
        </SubmitButton>
      </div>
    </ActionForm>
  </section>
)
