// Lets the browser make or use a passkey. The library is loaded only where passkeys can be used.
import { useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>

/**
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
