import { useRouteLoaderData } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'

/** True while the site has no mail service: its emails are held. */
export const useMailHeld = () => useRouteLoaderData<{ mailHeld?: true }>('root')?.mailHeld === true

/** Above a form that is answered by an email. */
export function MailHeld() {
  const say = useSay()
  return useMailHeld() ? (
    <p className="field-hint">
      {say(
        'This site cannot send emails at the moment. What you send is kept. If no email has come in a few days, please ask again.',
      )}
    </p>
  ) : null
}
