import { addFailed } from '#app/features/status-links/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextArea } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'

/** Without scripts it is sent from /status/{token}/add, which shows its errors. */
export function AddForm({ action }: { action: string }) {
  const say = useSay()
  return (
    <ActionForm form="status-add" action={action} failure={say(addFailed)}>
      <TextArea
        name="words"
        label={say('Message')}
        hint={say('Up to 2,000 characters. It is stored with what you sent.')}
        required
      />
      <SubmitButton busy={say('Sending...')}>{say('Send information')}</SubmitButton>
    </ActionForm>
  )
}
