// "Sign in with a passkey", only in browsers with scripts that know passkeys.
import { PasskeyButton } from '#app/features/staff/passkeys/passkey-button.tsx'
import { useCeremony } from '#app/features/staff/passkeys/use-ceremony.ts'

const path = '/login/passkey'
const stopped = 'No passkey was used. Please try again.'

/** @param returnTo the page that was asked for before signing in */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const { canUse, ...ceremony } = useCeremony(async ({ startAuthentication }) => {
    const asked = await fetch(path)
    const credential = await startAuthentication({ optionsJSON: await asked.json() })
    const body = new URLSearchParams({ credential: JSON.stringify(credential) })
    const answer = await fetch(path, { method: 'POST', body, redirect: 'manual' })
    if (answer.type !== 'opaqueredirect') return (await answer.json()).formError ?? stopped
    window.location.assign(returnTo)
  }, stopped)
  return (
    <div className="passkey-room">
      {canUse ? (
        <PasskeyButton {...ceremony} variant="outline" label="Sign in with a passkey" busy="One moment..." />
      ) : null}
    </div>
  )
}
