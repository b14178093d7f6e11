// 'Ada is replying': drawn by the server and updated by a script while the page is visible.
import { useEffect, useState } from 'react'
import { Said } from '#app/languages/said.tsx'
import { inboxPath } from '#app/routes/admin/inbox/query.ts'
import type { Replying } from './replying.ts'

const askEvery = 20_000
const tellEvery = 30_000

const pathOf = (reference: string) => `${inboxPath}/${reference}/replying`

type OthersReplyingProps = {
  reference: string
  names: readonly string[]
  /** Names that the page mentions elsewhere. */
  except?: readonly string[]
}

export function OthersReplying({ reference, names, except = [] }: OthersReplyingProps) {
  const [fresh, setFresh] = useState(names)
  useEffect(() => setFresh(names), [names])
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      // If it fails, the last names stay.
      const answer = await fetch(pathOf(reference), { redirect: 'manual' }).catch(() => null)
      if (answer?.ok) setFresh(((await answer.json()) as Replying).names)
    }, askEvery)
    return () => clearInterval(timer)
  }, [reference])
  return (
    <div role="status">
      {fresh
        .filter((name) => !except.includes(name))
        .map((name) => (
          <p key={name} className="banner" data-kind="info">
            <Said phrase="{name} is replying" values={{ name: <span dir="auto">{name}</span> }} />
          </p>
        ))}
    </div>
  )
}

/** Tells colleagues while the form has the focus and has been changed. */
export function TellReplying({ reference, form }: { reference: string; form: string }) {
  useEffect(() => {
    const element = document.getElementById(form)
    let isChanged = false
    let toldAt = Number.NEGATIVE_INFINITY
    const tell = () => {
      if (!isChanged || !element?.contains(document.activeElement) || performance.now() - toldAt < tellEvery) return
      toldAt = performance.now()
      // If it fails, colleagues are not told, as without scripts.
      fetch(pathOf(reference), { method: 'POST', body: new URLSearchParams(), redirect: 'manual' }).catch(() => {})
    }
    const onInput = () => {
      isChanged = true
      tell()
    }
    element?.addEventListener('input', onInput)
    const timer = setInterval(tell, tellEvery)
    return () => {
      element?.removeEventListener('input', onInput)
      clearInterval(timer)
    }
  }, [reference, form])
  return null
}
