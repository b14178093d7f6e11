import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextArea } from '#app/forms/fields/fields.tsx'
import { recordFormKey } from '#app/forms/form-answer.ts'
import { hasDraft } from '#app/forms/staff-drafts.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { notify } from '#app/ui/toasts/toasts.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { SendKeys } from './send-keys.tsx'

type NoteFormProps = {
  reference: string
  path: string
  /** The address that keeps a reply as a draft and then opens the note's page; null without a reply on this page. */
  afterDraft: string | null
}

/**
 * A note in the conversation that the sender never sees. Without scripts it has a page of its own: of two forms on a page,
 * a browser sends one, and the other's text would be gone.
 */
export function NoteForm({ reference, path, afterDraft }: NoteFormProps) {
  const say = useSay()
  useTellOfUnsent(reference, path)
  const isHydrated = useHydrated()
  return (
    <section className="card note-form" aria-label={say('Note')}>
      {isHydrated ? (
        <ActionForm form="note" action={path}>
          <SendKeys form="note" />
          <TextArea name="note" label={say('Note for colleagues')} rows={2} required />
          <div className="button-row">
            <SubmitButton busy={say('Saving...')} variant="outline">
              {say('Add note')}
            </SubmitButton>
          </div>
        </ActionForm>
      ) : (
        <NoteLink path={path} afterDraft={afterDraft} />
      )}
    </section>
  )
}

function NoteLink({ path, afterDraft }: Pick<NoteFormProps, 'path' | 'afterDraft'>) {
  const label = useSay()('Write a note for colleagues')
  if (afterDraft === null) return <Link to={path}>{label}</Link>
  return (
    <button
      type="submit"
      form="reply"
      className="button button-outline"
      formAction={afterDraft}
      name="finish"
      value="note"
      formNoValidate
    >
      {label}
    </button>
  )
}

/** Says on the next page that the note is kept in this tab. */
function useTellOfUnsent(reference: string, path: string) {
  const text = useSay()('Your note on {reference} is not added yet. It is kept in this tab.', { reference })
  useEffect(
    () => () => {
      if (!hasDraft(recordFormKey('note', path))) return
      notify({ id: `note-${reference}`, form: 'note', kind: 'info', text }).catch(() => {})
    },
    [reference, path, text],
  )
}
