// The button that lets the browser make or use a passkey, with what went wrong.

import { useEffect, useState } from 'react'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type PasskeyButtonProps = {
  begin: () => void
  isBusy: boolean
  problem?: string
  label: string
  busy: string
  variant?: ButtonVariant
}

export const PasskeyButton = ({ begin, isBusy, problem, label, busy, variant }: PasskeyButtonProps) => (
  <div className="passkey">
    {problem && !isBusy ? (
      <p className="banner" data-kind="error" role="alert">
        {problem}
      </p>
    ) : null}
    <Button variant={variant} aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : begin())}>
      <Icon name="key-round" size={18} />
      {isBusy ? busy : label}
    </Button>
  </div>
)

const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>

/**
 * Lets the browser make or use a passkey. The library is loaded only where passkeys can be used.
 * @param perform the ceremony and the sending of its answer; gives what the site refused
 * @param stopped said when the person or the browser stopped it
 */
export function useCeremony(perform: (library: Library) => Promise<string | undefined>, stopped: string) {
  const canUse = useHydrated() && knowsPasskeys()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Loaded before the press, because browsers open their dialog only shortly after one.
  useEffect(() => {
    if (canUse) library().catch(() => {})
  }, [canUse])
  const begin = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setProblem(await perform(await library()))
    } catch {
      setProblem(stopped)
    }
    setBusy(false)
  }
  return { canUse, isBusy, problem, begin }
}

/** A passkey is bound to a name: for an address of numbers, as of a machine in a test, there is none. */
const knowsPasskeys = () => 'PublicKeyCredential' in window && /[a-z]/.test(window.location.hostname)
